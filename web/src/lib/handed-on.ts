/** What the house answered about a text on one page, for the next page, which shows it: taken once. */
export class HandedOn<T> {
  private given: { text: string; answer: T } | null = null;

  give(text: string, answer: T): void {
    this.given = { text, answer };
  }

  /** Null where the answer was about something else, or the page was loaded anew. */
  take(text: string): T | null {
    const { given } = this;
    this.given = null;
    return given?.text === text ? given.answer : null;
  }
}
