"""Where things stand on a page, asked of the browser as boxes: what is out of sight, covered, too small, or on top of
something else."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, ViewportSize

SIZES: tuple[tuple[int, int], ...] = (
    (320, 568), (360, 640), (390, 664), (390, 844), (820, 1180),  # upright
    (568, 320), (844, 390), (1180, 820),  # across
    (1280, 800), (1920, 1080),  # desktops
)  # fmt: skip

LOOK = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))).then(() => {
  const [wide, high] = [document.documentElement.clientWidth, window.innerHeight];
  const wrong = [];
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} ${one.dataset?.cell ??
    one.dataset?.place ?? one.dataset?.bowl ?? (one.textContent ?? '').trim().slice(0, 30)}`;
  const at = (b) => [b.left, b.top, b.right, b.bottom].map(Math.round).join(',');
  const seen = (one) => one.checkVisibility({visibilityProperty: true}) && box(one).width > 1;
  const root = document.scrollingElement;
  if (root.scrollWidth > wide) wrong.push(`scrolls sideways: ${root.scrollWidth}`);
  if (root.scrollHeight > high) wrong.push(`scrolls down: ${root.scrollHeight}`);

  const inside = (one, what) => {
    const b = box(one);
    if (b.left < -0.6 || b.top < -0.6 || b.right > wide + 0.6 || b.bottom > high + 0.6)
      wrong.push(`${what} is out of sight: ${name(one)} ${at(b)}`);
  };
  const play = document.querySelector('.play');
  const PIECES = ['.bar', '.picture', '.curtain', '.ask', '.players', '.happened', '.ending', '.whose',
    ':scope > .actions'];
  const found = PIECES.map((key) => [key, play.querySelector(key)]);
  const pieces = Object.fromEntries(found.filter(([, one]) => one && seen(one)));
  for (const [key, one] of Object.entries(pieces)) inside(one, key);
  const names = Object.keys(pieces);
  for (const one of names) for (const other of names) {
    const within = pieces[one].contains(pieces[other]) || pieces[other].contains(pieces[one]);
    if (one >= other || within || (one === '.bar' && other === '.whose')) continue;
    const [a, b] = [box(pieces[one]), box(pieces[other])];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 0.6 && down > 0.6 && a.height > 1 && b.height > 1) wrong.push(`${one} lies over ${other}`);
  }
  const drawing = play.querySelector('.picture > .table, .picture > svg, .picture .hand');
  if (drawing) inside(drawing, 'the board');
  const hit = (one, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top && (one === top || one.contains(top) || top.contains(one) && top.closest('button') === one);
  };
  for (const one of play.querySelectorAll('.board button, .board a, .board input')) {
    if (!seen(one)) continue;
    inside(one, 'a choice');
    const b = box(one);
    if (!play.matches('.over') && (b.width < 43.4 || b.height < 43.4))
      wrong.push(`too small: ${name(one)} ${b.width.toFixed(1)}×${b.height.toFixed(1)}`);
    const [x, y] = [b.left + b.width / 2, b.top + b.height / 2];
    const round = !getComputedStyle(one).borderRadius.startsWith('0');
    const [dx, dy] = round ? [b.width * 0.33, b.height * 0.33] : [b.width / 2 - 3, b.height / 2 - 3];
    for (const [px, py] of [[x, y], [x - dx, y - dy], [x + dx, y - dy], [x - dx, y + dy], [x + dx, y + dy]])
      if (px > 0 && py > 0 && px < wide && py < high && !hit(one, px, py)) {
        wrong.push(`covered: ${name(one)} by ${name(document.elementFromPoint(px, py))}`);
        break;
      }
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
      wrong.push(`words are wider than their button: ${name(one)}`);
  }
  for (const one of play.querySelectorAll('.ask, .ask .words')) {
    if (seen(one) && one.scrollHeight > one.clientHeight + 2) wrong.push(`what is asked is cut: ${name(one)}`);
  }
  for (const one of play.querySelectorAll('.bar .button, :scope > .actions .button')) if (seen(one)) {
    const b = box(one);
    if (b.width < 43.4 || b.height < 43.4) wrong.push(`too small: ${name(one)} ${b.width}×${b.height}`);
  }
  for (const one of play.querySelectorAll('*')) {
    const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!words || play.matches('.over') || !seen(one) || one.closest('.unseen')) continue;
    const scale = one.ownerSVGElement ? (one.classList.contains('mark') ? one.getScreenCTM().a : 9) : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < 11.9) wrong.push(`letters of ${size.toFixed(1)}: ${name(one)}`);
  }
  const stands = Object.fromEntries(['.picture', '.ask', '.players'].filter((key) => pieces[key]).map((key) =>
    [key, at(box(pieces[key]))]));
  return {wrong: [...new Set(wrong)], stands};
})"""


def look(page: Page, size: tuple[int, int]) -> tuple[list[str], dict[str, str]]:
    """What is wrong at that size, and where the pieces stand there."""
    wanted: ViewportSize = {"width": size[0], "height": size[1]}
    if page.viewport_size != wanted:
        page.set_viewport_size(wanted)
    told: dict[str, Any] = page.evaluate(LOOK)
    return told["wrong"], told["stands"]


def shot_name(*parts: object) -> str:
    return re.sub(r"\W+", "-", " ".join(map(str, parts)))
