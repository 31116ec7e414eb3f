// One refusal as a person meets it: the page is loaded, something changes behind its back, the button is pressed, the sentence is read.
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { sayError, type ErrorCode, type ErrorDetails } from '../../../schema/errors/catalogue.ts';
import type { RunningServer } from '../../support/running-server.ts';
import { sheet, type FoundTask } from '../field-task.ts';
import { freshTask } from './fresh-task.ts';
import { requestedIn } from '../../support/requested-document.ts';

export const SUB = 'sub@lotline.example';
/** Of the same crew as SUB. */
export const SUB_MATE = 'dan.whitlock@lotline.example';
export const FIELD = 'field@lotline.example';
/** Of the same crew as FIELD. */
export const FIELD_MATE = 'megan.price@lotline.example';

export interface Scene {
  readonly server: RunningServer;
  readonly page: Page;
  readonly task: FoundTask;
}

type Part = (scene: Scene) => Promise<unknown>;

export interface RefusalCase {
  readonly code: ErrorCode;
  /** The title: a rule. */
  readonly rule: string;
  readonly person: string;
  readonly group: string;
  /** The page it is met on; the task page where nothing is said. */
  readonly on?: 'list';
  /** Before the page is opened. */
  readonly given?: Part;
  /** On the page, while it still shows the truth. */
  readonly opens?: Part;
  /** Filled in after that, by label; it must still stand there after the refusal. */
  readonly typed?: readonly (readonly [label: string | RegExp, text: string])[];
  /** Behind the page's back. Left out where the form itself refuses, before anything is sent. */
  readonly meanwhile?: Part;
  readonly presses: Part;
  /** What the sentence is filled with. */
  readonly details?: ErrorDetails;
  /** Where the sentence is read. */
  readonly where: (page: Page) => Locator;
  /** Other words stand before it there. */
  readonly isPart?: true;
  /** What the page then shows. */
  readonly then: Part;
  /** Gives back what others use too. */
  readonly undo?: Part;
}

type Open = (path: string, email: string) => Promise<Page>;

export async function meet(refusal: RefusalCase, server: RunningServer, page: Page, openAs: Open): Promise<void> {
  const { code, group, typed = [] } = refusal;
  const scene = { server, page, task: await freshTask(server, group) };
  const sent = countMutations(page);
  // The live stream would tell the page in time; what is tested is the moment before it does.
  await page.route('**/api/events', (route) => route.abort());
  try {
    await refusal.given?.(scene);
    await openAs(refusal.on === 'list' ? '/field/construction' : scene.task.path, refusal.person);
    await expect(
      page.locator(refusal.on === 'list' ? 'section[aria-labelledby^="section-"]' : '[data-part="site"] h1').first(),
    ).toBeVisible();
    await refusal.opens?.(scene);
    // asked once: a question may stand in the sheet's place for a moment
    const form = (await sheet(page).count()) > 0 ? sheet(page) : page.locator('main');
    const field = (label: string | RegExp) => form.getByLabel(label, { exact: typeof label === 'string' }).first();
    for (const [label, text] of typed) await field(label).fill(text);
    await refusal.meanwhile?.(scene);
    const before = sent();
    await refusal.presses(scene);
    const said = refusal.where(page).getByText(sayError(code, refusal.details), { exact: refusal.isPart !== true });
    await expect(said.first()).toBeVisible();
    expect(sent() - before, 'calls sent').toBe(refusal.meanwhile === undefined ? 0 : 1);
    for (const [label, text] of typed) await expect(field(label)).toHaveValue(text);
    await refusal.then(scene);
  } finally {
    await refusal.undo?.(scene);
  }
}

/** A change that the page sends. */
export const isMutation = (request: Request): boolean =>
  request.url().endsWith('/graphql') && /\bmutation [A-Z]/.test(requestedIn(request));

function countMutations(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isMutation(request)) count += 1;
  });
  return () => count;
}
