// axe's rules of WCAG on a page as it stands. What axe finds is all that is asked of it: what passes, and where, takes it longer than the rules.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe is in the page once its source has run there. */
interface Axe {
  run(
    context: Document,
    options: { resultTypes: readonly string[]; runOnly: readonly string[]; rules: Record<string, { enabled: boolean }> },
  ): Promise<{ violations: Violation[] }>;
}

const require = createRequire(import.meta.url);
const source = readFile(require.resolve('axe-core/axe.min.js', { paths: [require.resolve('@axe-core/playwright')] }), 'utf8');

/** Rule and elements of each violation; `tags` names the rules, `extra` those that no tag switches on. */
export async function findViolations(page: Page, tags: readonly string[], extra: readonly string[] = []): Promise<string[]> {
  // a page that was loaded anew has none
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  return page.evaluate(
    async ({ tags, extra }) => {
      const { axe } = window as unknown as { axe: Axe };
      const rules = Object.fromEntries(extra.map((rule) => [rule, { enabled: true }]));
      const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly: tags, rules });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { tags, extra },
  );
}
