// axe's rules of WCAG on a page as it stands. What axe finds is all that is asked of it: what passes, and where, takes it longer than the rules.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';
import { findMisnamed } from './label-in-name.ts';
import { markRepeats, REPEATED } from './repeated-rows.ts';

/** The short one: each page that was loaded anew has to be sent it, and reads it. */
const SOURCE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

interface ColourReader {
  parseString: (this: Colour, text: string) => Colour;
  known?: ReadonlyMap<string, Colour>;
}

/** A page has a dozen colours. axe reads each of them by a library of colours, anew for every text and all that lies behind it: it reads them once here. */
type AxeOfPage = typeof axe & { readonly commons: { readonly color: { readonly Color: { readonly prototype: ColourReader } } } };

declare global {
  interface Window {
    /** Once its source has been evaluated there. */
    readonly axe: AxeOfPage;
  }
}

/** Rule and elements of each violation; `tags` names the rules, `extra` those that no tag switches on. Each control is named as it is seen besides. */
export async function findViolations(page: Page, tags: readonly string[], extra: readonly string[] = []): Promise<string[]> {
  const found = await runAxe(page, { type: 'tag', values: [...tags] }, extra);
  const misnamed = await findMisnamed(page);
  return [...found, ...misnamed.map((control) => `label-in-name: ${control}`)];
}

/** What alone another theme can change. */
export function findWrongColours(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, []);
}

async function runAxe(page: Page, runOnly: axe.RunOnly, extra: readonly string[]): Promise<string[]> {
  await markRepeats(page);
  // a page that was loaded anew has none
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ runOnly, extra, repeated }) => {
      const { axe: here } = window;
      const reader = here.commons.color.Color.prototype;
      if (reader.known === undefined) {
        const known = new Map<string, Colour>();
        const read = reader.parseString;
        reader.known = known;
        reader.parseString = function (text) {
          const { r, g, b, alpha } = known.get(text) ?? read.call(this, text);
          known.set(text, { r, g, b, alpha });
          return Object.assign(this, { r, g, b, alpha });
        };
      }
      const rules = Object.fromEntries(extra.map((rule) => [rule, { enabled: true }]));
      const { violations } = await here.run(
        { include: [document], exclude: [`[${repeated}]`] },
        { resultTypes: ['violations'], runOnly, rules },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { runOnly, extra, repeated: REPEATED },
  );
}
