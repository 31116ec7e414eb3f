// With text at 200 % on a phone the bar at the bottom leaves the page its room, its words stay in their buttons, and words break between words
// (WCAG 1.4.4, 1.4.10; look.md §2). Measured by boxes.
import type { Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { findTask, step } from '../task-page/field-task.ts';
import { ticketPath } from '../ticket/ticket-steps.ts';
import { expect, test } from '../support/test.ts';

const SUB = 'sub@lotline.example';

const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** What part of the window's height the bar takes. */
const barShare = (page: Page): Promise<number> =>
  page.getByRole('contentinfo').evaluate((bar) => bar.getBoundingClientRect().height / innerHeight);

/** Words of the parts that stand in two lines; a hyphen may part them. */
const brokenWords = (page: Page, parts: string): Promise<string[]> =>
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
const overfull = (page: Page): Promise<string[]> =>
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

test('at 200 % the list’s bar leaves two thirds of the screen to the list, and streets break between words', async ({ openAs }) => {
  const page = await openAs('/field/construction', SUB);
  await expect(page.locator('a[data-task]').first()).toBeVisible();
  await enlarge(page);
  expect(await barShare(page)).toBeLessThan(0.33);
  expect(await brokenWords(page, 'a[data-task] > :nth-child(2), footer a')).toEqual([]);
  expect(await overfull(page)).toEqual([]);
});

test('at 200 % Confirm stands whole in its button, and its hint does not take the screen', async ({ server, openAs }) => {
  const task = await findTask(server, LANDMARKS.sub.completed);
  const page = await openAs(task.path, SUB);
  await expect(step(page, 'Confirm')).toBeVisible();
  await enlarge(page);
  expect(await overfull(page)).toEqual([]);
  expect(await barShare(page)).toBeLessThan(0.25);
});

test('at 200 % the hint of the ticket’s Next has the width of the bar', async ({ server, openAs }) => {
  const page = await openAs(ticketPath(await findTask(server, LANDMARKS.sub.onsite)), SUB);
  const bar = page.getByRole('contentinfo');
  await expect(bar.getByRole('button', { name: /^Next$|^Sign on$/ })).toBeVisible();
  await enlarge(page);
  const widths = await bar.evaluate((footer) => {
    const { width } = getComputedStyle(footer);
    const sides = parseFloat(getComputedStyle(footer).paddingLeft) + parseFloat(getComputedStyle(footer).paddingRight);
    return { bar: parseFloat(width) - sides, hints: [...footer.querySelectorAll('p')].map((hint) => hint.getBoundingClientRect().width) };
  });
  expect(widths.hints.length).toBeGreaterThan(0);
  for (const hint of widths.hints) expect(hint).toBeGreaterThan(widths.bar - 2);
  expect(await overfull(page)).toEqual([]);
  expect(await barShare(page)).toBeLessThan(0.33);
});
