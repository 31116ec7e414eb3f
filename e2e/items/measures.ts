// What is measured by boxes where text is large: whole figures, whole words, bars that leave the page its room.
import type { Locator, Page } from '@playwright/test';

/** As a person sets it in the browser. */
export const setText = (page: Page, fontSize: '100%' | '200%'): Promise<unknown> =>
  page.evaluate((size) => Object.assign(document.documentElement.style, { fontSize: size }), fontSize);

export const sidewaysRoom = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What part of the window's height the bar takes. */
export const barShare = (page: Page): Promise<number> =>
  page.getByRole('contentinfo').evaluate((bar) => bar.getBoundingClientRect().height / innerHeight);

/** Words of the parts that stand in two lines; a hyphen may part them. */
export const brokenWords = (page: Page, parts: string): Promise<string[]> =>
  page.locator(parts).evaluateAll((drawn) =>
    drawn.flatMap((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode;
        for (const word of (text.textContent ?? '').matchAll(/[^\s–-]+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
          if (tops.size > 1) broken.push(word[0]);
        }
      }
      return broken;
    }),
  );

/** Buttons and links of the bar whose words reach over their border. */
export const overfull = (page: Page): Promise<string[]> =>
  page.getByRole('contentinfo').evaluate((bar) =>
    [...bar.querySelectorAll('a, button')].flatMap((button) => {
      const box = button.getBoundingClientRect();
      const texts = [...button.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const isOver = texts.some((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].some(({ left, right }) => left < box.left || right > box.right);
      });
      return isOver || button.scrollWidth > button.clientWidth + 1 ? [button.textContent] : [];
    }),
  );

/** The figures that take more than one line or do not lie within the table. */
export const brokenFigures = (table: Locator): Promise<string[]> =>
  table.evaluate((drawn) =>
    [...drawn.querySelectorAll('td[data-label], tfoot td:not(:empty)')].flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector('span') ?? cell.firstChild ?? cell);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const { left, right } = drawn.getBoundingClientRect();
      const isWhole = lines.length === 1 && lines.every((line) => line.left >= left && line.right <= right);
      return isWhole ? [] : [`${cell.textContent}: ${lines.map((line) => `${String(line.left)} to ${String(line.right)}`).join(', ')}`];
    }),
  );

export const cutOff = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((drawn) =>
    drawn
      .filter((part) => getComputedStyle(part).overflowX === 'hidden' && getComputedStyle(part).clipPath === 'none')
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.textContent),
  );

/** The rows and buttons that cannot be brought wholly into sight by scrolling the sheet. */
export const hiddenRows = (sheet: Locator): Promise<string[]> =>
  sheet.evaluate((dialog) =>
    [...dialog.querySelectorAll('tbody tr'), ...dialog.querySelectorAll('button')].flatMap((part) => {
      part.scrollIntoView({ block: 'nearest' });
      const { top, bottom, left, width } = part.getBoundingClientRect();
      const at = (y: number) => document.elementFromPoint(left + Math.min(width, 300) / 2, y);
      const shows = [top + 4, Math.min(bottom, top + innerHeight / 3) - 4].every((y) => {
        const seen = at(y);
        return seen !== null && (part.contains(seen) || seen.contains(part));
      });
      return shows ? [] : [part.textContent];
    }),
  );
