// axe's rules of WCAG on a page as it stands. What axe finds is all that is asked of it: what passes, and where, takes it longer than the rules.
import axe from 'axe-core';
import type { Page } from '@playwright/test';

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rule and elements of each violation; `tags` names the rules, `extra` those that no tag switches on. */
export async function findViolations(page: Page, tags: readonly string[], extra: readonly string[] = []): Promise<string[]> {
  // a page that was loaded anew has none
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ tags, extra }) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      const rules = Object.fromEntries(extra.map((rule) => [rule, { enabled: true }]));
      const { violations } = await here.run(document, { resultTypes: ['violations'], runOnly: [...tags], rules });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { tags, extra },
  );
}
