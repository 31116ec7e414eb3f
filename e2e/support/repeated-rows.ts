// The rows of a list that are like one before them in all that axe asks: it looks at one of each kind. A list of 36 rows has some eleven kinds.
import type { Page } from '@playwright/test';

/** The attribute of rows that are like one before them. */
export const REPEATED = 'data-repeats-another';

/** Marks them as the page stands; what was marked before is forgotten. */
export function markRepeats(page: Page): Promise<void> {
  return page.evaluate((mark) => {
    /** What differs from row to row and is not looked at, but for whether there is any. */
    const WORDS = new Set(['id', 'href', 'src', 'alt', 'title', 'value', 'data-id', 'aria-label', 'aria-rowindex']);
    const REFERENCES = new Set(['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-details']);
    /** Rules compare these across the whole page: a row that has one is always looked at. */
    const OF_THE_PAGE = 'section, nav, aside, main, header, footer, form, table, iframe, h1, h2, h3, h4, h5, h6, [role], [accesskey]';
    const OWN_ROLES =
      '[role="row"], [role="gridcell"], [role="cell"], [role="rowheader"], [role="checkbox"], [role="img"], [role="button"]';
    const LEAST_TARGET = 24;
    const attribute = ({ name, value }: Attr): string => {
      if (WORDS.has(name)) return `${name}:${String(value.trim() === '')}`;
      if (REFERENCES.has(name)) return `${name}:${String(value.split(/\s+/).every((id) => document.getElementById(id) !== null))}`;
      return `${name}=${value}`;
    };
    const kindOf = (element: Element): string => {
      const { color, backgroundColor, backgroundImage, opacity, display, visibility, fontSize, fontWeight, textDecorationLine } =
        getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return [
        element.tagName,
        ...[...element.attributes].map(attribute).sort(),
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
        ...[color, backgroundColor, backgroundImage, opacity, display, visibility, fontSize, fontWeight, textDecorationLine],
        width < LEAST_TARGET,
        height < LEAST_TARGET,
      ].join(' ');
    };
    for (const row of document.querySelectorAll(`[${mark}]`)) row.removeAttribute(mark);
    for (const body of document.querySelectorAll('tbody')) {
      const kinds = new Set<string>();
      for (const row of body.children) {
        const inside = [...row.querySelectorAll('*')];
        if (inside.some((element) => element.matches(OF_THE_PAGE) && !element.matches(OWN_ROLES))) continue;
        const kind = [row, ...inside].map(kindOf).join('\n');
        row.toggleAttribute(mark, kinds.has(kind));
        kinds.add(kind);
      }
    }
  }, REPEATED);
}
