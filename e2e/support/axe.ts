// axe's rules of WCAG on a page as it stands. What axe finds is all that is asked of it: what passes, and where, takes it longer than the rules.
import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { findMisnamed } from './label-in-name.ts';
import { markRepeats, REPEATED } from './repeated-rows.ts';

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ runOnly, extra, repeated }) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
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
