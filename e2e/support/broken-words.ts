// Words that have a second line, where a button or a count is to have one.
import type { Locator } from '@playwright/test';

/**
 * Of these elements, those in which a text is broken across lines.
 * @param links all of them, or those alone that look like a button: with a border or a ground of their own
 */
export const brokenWords = (elements: Locator, links: 'all' | 'drawn' = 'all'): Promise<string[]> =>
  elements.evaluateAll((found, wanted) => {
    const isDrawn = (element: Element): boolean => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(element);
      return Number.parseFloat(borderTopWidth) > 0 || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    };
    const isBroken = (element: Element): boolean => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) {
        const text = document.createRange();
        text.selectNodeContents(texts.currentNode);
        if (new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1) return true;
      }
      return false;
    };
    return found
      .filter((element) => wanted === 'all' || element.tagName !== 'A' || isDrawn(element))
      .filter(isBroken)
      .map((element) => element.textContent);
  }, links);
