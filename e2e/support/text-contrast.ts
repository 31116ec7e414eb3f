// The contrast of each text in each open dialog against the nearest opaque background. axe leaves out what lies above a picture or a dialog.
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA for text of the usual size. */
const LEAST = 4.5;

/** @returns what cannot be read well, as 'text (ratio)'; controls that are disabled are left out, as WCAG does */
export function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const paint = (colours: readonly string[]): number => {
      if (canvas === null) throw new Error('there is no canvas');
      canvas.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const linear = (part: number) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    /** From the page upwards to the element: what lies behind its text. */
    const backgrounds = (element: Element | null): string[] =>
      element === null ? ['white'] : [...backgrounds(element.parentElement), getComputedStyle(element).backgroundColor];
    const isDrawn = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[disabled], [aria-disabled="true"], [inert]') === null &&
      element.getBoundingClientRect().width > 1;
    const faint: string[] = [];
    for (const dialog of document.querySelectorAll('dialog[open]')) {
      const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (element === null || text === '' || !isDrawn(element)) continue;
        const behind = backgrounds(element);
        const [one, other] = [paint(behind), paint([...behind, getComputedStyle(element).color])];
        const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        if (ratio < least) faint.push(`${text} (${ratio.toFixed(1)})`);
      }
    }
    return faint;
  }, LEAST);
}
