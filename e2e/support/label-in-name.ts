// A control's name begins with the words that are seen on it or beside it (WCAG 2.5.3): who speaks to the machine says what stands there. axe's own rule is
// experimental, looks at no field, and is content with the words anywhere in the name.
import type { Page } from '@playwright/test';
import { REPEATED } from './repeated-rows.ts';

/** '"Seen words" is named "Other words"' for each control of the page whose name does not begin with what is seen of it; rows marked as repeats are left out. */
export function findMisnamed(page: Page): Promise<string[]> {
  return page.evaluate((repeated) => {
    const CONTROLS =
      'button, a[href], input, select, textarea, summary, [role="button"], [role="link"], [role="tab"], [role="option"], [role="menuitem"], [role="checkbox"], [role="radio"], [role="switch"], [role="combobox"]';
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const { visibility, clipPath, opacity } = getComputedStyle(element);
      return element.checkVisibility() && visibility === 'visible' && opacity !== '0' && width > 1 && height > 1 && clipPath === 'none';
    };
    const isDrawing = (element: Element): boolean => element.closest('[aria-hidden="true"], svg') !== null;
    /** Words alone: signs and capitals are not spoken. */
    const spoken = (text: string): string =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}$%]+/gu, ' ')
        .trim();
    const textOf = (element: Element, isTaken: (parent: Element) => boolean): string => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node.parentElement !== null && isTaken(node.parentElement)) texts.push(node.textContent ?? '');
      return spoken(texts.join(' '));
    };
    /** What is said of it beside its name, within it, is no part of its label. */
    const describes = (element: Element, part: Element): boolean =>
      part.id !== '' && (element.getAttribute('aria-describedby') ?? '').split(/\s+/).includes(part.id);
    const seenText = (element: Element): string => {
      const hides = (part: Element): boolean =>
        part !== element && element.contains(part) && (!isSeen(part) || describes(element, part) || hides(part.parentElement ?? element));
      return textOf(element, (parent) => !isDrawing(parent) && !hides(parent));
    };
    const givenName = (element: Element): string => {
      const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      return spoken(named.trim() === '' ? (element.getAttribute('aria-label') ?? '') : named);
    };
    /** What is seen of a control, and its name; what it holds names it unless it is a field: there the first words that are seen must come first. */
    const sayOf = (element: Element): { label: string; name: string } => {
      const given = givenName(element);
      const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
      if (isField) {
        const label = [...(element.labels ?? [])].filter(isSeen).map(seenText).join(' ');
        return { label, name: given || label };
      }
      if (given !== '') return { label: seenText(element), name: given };
      return { label: seenText(element).split(' ')[0] ?? '', name: textOf(element, (parent) => !isDrawing(parent)) };
    };
    return [...document.querySelectorAll(CONTROLS)]
      .filter((element) => element.closest(`[${repeated}], [inert]`) === null && isSeen(element))
      .map((element) => ({ ...sayOf(element), html: element.outerHTML.slice(0, 200) }))
      .filter(({ label, name }) => !name.startsWith(label))
      .map(({ label, name, html }) => `"${label}" is named "${name}": ${html}`);
  }, REPEATED);
}
