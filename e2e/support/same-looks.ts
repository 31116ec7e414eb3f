// A part of a page against its stored pictures, light and dark. Letters are squares of one font that is made here (block-font.ts), so no font of a machine, no
// hinting and no smoothing of letters decides; colours, sizes, distances, corners and signs do. `NEW_LOOKS=1 npm test -- e2e console/styles` stores new pictures:
// look at each one that git shows as changed.
import { expect, type Locator, type Page } from '@playwright/test';
import { blockFont } from './block-font.ts';
import { settled } from './settled.ts';

const FONT = blockFont().toString('base64');
/** Geometric: letters stand at parts of a pixel in every browser, not in some. Weights are one: what is bold in a system's font is no wider here. */
const SHEET = `main *, main *::before, main *::after, main ::placeholder { font-family: Blocks !important; font-synthesis: none !important; text-rendering: geometricPrecision !important; caret-color: transparent !important }`;

/** The page's policy allows no style of a text and no font of an address: both are made by the page's own script. */
async function withBlocks(page: Page): Promise<void> {
  await page.evaluate(
    async ([font = '', css = '']) => {
      if (!document.fonts.check('16px Blocks') || document.documentElement.dataset['blocks'] === undefined) {
        const face = new FontFace('Blocks', Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0)).buffer, { weight: '1 1000' });
        document.fonts.add(await face.load());
        document.documentElement.dataset['blocks'] = '';
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    [FONT, SHEET],
  );
}

const withoutBlocks = (page: Page) => page.evaluate(() => void (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)));

type Theme = 'light' | 'dark';

/** At 1440 px. @param part within the page's main part @param name of the pictures */
export async function sameLooks(part: Locator, name: string, themes: readonly Theme[] = ['light', 'dark']): Promise<void> {
  const page = part.page();
  await page.setViewportSize({ width: 1440, height: 900 });
  await withBlocks(page);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    // one step of a colour of 255 may be another browser's rounding, four are another token; edges of corners and signs are smoothed
    await expect(part).toHaveScreenshot(`${name}-${colorScheme}.png`, { threshold: 0.02, animations: 'disabled' });
  }
  await withoutBlocks(page);
}
