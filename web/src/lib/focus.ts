/** Attached to what must not be missed: it comes under the fingers, and is read out. */
export function takeFocus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
}
