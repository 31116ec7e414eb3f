// What an office lead's day needs, for the walks by mouse alone and by keyboard alone: records of one's own, and what was clicked and pressed.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../support/running-server.ts';
import { choose, openOptions } from '../support/choose.ts';
import { expect } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { submittedTask } from './submitted-task.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

interface Day {
  /** In the address of all its jobs: a search for it finds them and no other. */
  readonly street: string;
  /** Three jobs, the first of them without items and tasks. */
  readonly orders: readonly [string, string, string];
  /** The potential job's lot. */
  readonly lot: string;
  /** The job of the task that waits for a review. */
  readonly reviewed: string;
}

/** A day's work: three jobs in a street with a builder to ask, a potential job there, a task to review. */
export async function aDay(server: RunningServer): Promise<Day> {
  const mark = randomUUID().slice(0, 6);
  const street = `Quandong${mark}`;
  const orders = [`D1-${mark}`, `D2-${mark}`, `D3-${mark}`] as const;
  for (const [at, order] of orders.entries())
    await sql(
      server,
      `insert into construction (work_order, status, work_type, address, lot_number, street_name, road_type, suburb, state, post_code, region, developer, site_contact, site_contact_phone)
       values ($1, $2, 'Construction', 'Lot ' || $3 || ', ' || $4 || ' Rd, Box Hill NSW 2765', $3, $4, 'Rd', 'Box Hill', 'NSW', '2765', 'Sydney West', $5, 'Dale Whitby', '0491 570 156')`,
      [order, at === 2 ? 'Issued' : 'Scheduled', String(at + 1), street, `Homes ${mark}`],
    );
  await sql(
    server,
    `insert into potential_job (status, lot_number, street_name, suburb, state, builder, needs_office_approval, raised_by_user_id)
     select 'Approved', '9', $1, 'Box Hill', 'NSW', 'Tamar Homes', false, id from app_user where email = 'field@lotline.example'`,
    [street],
  );
  const { jobId } = await submittedTask(server);
  const [job] = await sql<{ work_order: string }>(server, 'select work_order from construction where id = $1', [jobId]);
  return { street, orders, lot: 'Lot 9', reviewed: job?.work_order ?? '' };
}

interface Input {
  clicks: number;
  readonly keys: string[];
}

/** From here on the page counts what is clicked, and which keys are pressed beside those that write. */
export const countInput = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const input: Input = { clicks: 0, keys: [] };
    Object.assign(window, { input });
    const count = (event: PointerEvent): void => {
      if (event.isTrusted) input.clicks += 1;
    };
    const note = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (key.length > 1 || ctrlKey || metaKey) input.keys.push(key);
    };
    window.addEventListener('pointerdown', count, { capture: true });
    window.addEventListener('keydown', note, { capture: true });
  });

/** Of the page that was opened first: a walk that loads another has no answer. */
export const inputOf = (page: Page): Promise<Input> => page.evaluate(() => Reflect.get(window, 'input') as Input);

/** Tab, or Shift+Tab, until it has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  // by the element itself: to find it by its name anew would take longer than the key
  let element = await target.elementHandle();
  const isThere = async (): Promise<boolean> => {
    const hasFocus = await element?.evaluate((one) => (one.isConnected ? one === document.activeElement : null));
    if (typeof hasFocus === 'boolean') return hasFocus;
    element = await target.elementHandle();
    return (await element?.evaluate((one) => one === document.activeElement)) ?? false;
  };
  for (let step = 0; step < MOST_STEPS && !(await isThere()); step += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}
/** A table of settings has five controls in each row. */
const MOST_STEPS = 200;

/** Tabs to it and presses it. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to it and types, in place of what stands there. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Tabs to a choice, types one of its options and takes it. */
export async function chooseByKeys(page: Page, control: Locator, option: string): Promise<void> {
  await expect(control).toHaveRole('combobox');
  await tabTo(page, control);
  await page.keyboard.press('ArrowDown');
  await expect(openOptions(page).first()).toBeVisible();
  await page.keyboard.type(option);
  await expect(openOptions(page).getByText(option, { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(control).toHaveAttribute('aria-expanded', 'false');
}

/** Tab by Tab in soak: in `npm test` so goes `console/walk-by-keyboard`, through forms of the same parts. */
const IS_WALKED = isSoak;

/** Gives it the focus, at once or Tab by Tab. */
export const reach = (page: Page, target: Locator): Promise<void> => (IS_WALKED ? tabTo(page, target) : target.focus());

/** Presses it, reached at once or Tab by Tab. */
export const reachAndPress = (page: Page, target: Locator): Promise<void> => (IS_WALKED ? pressOn(page, target) : target.press('Enter'));

/** Types into it, reached at once or Tab by Tab. */
export const reachAndType = (page: Page, target: Locator, text: string): Promise<void> =>
  IS_WALKED ? typeInto(page, target, text) : target.fill(text);

/** Chooses an option, reached at once or Tab by Tab. */
export const reachAndChoose = (page: Page, control: Locator, option: string): Promise<void> =>
  IS_WALKED ? chooseByKeys(page, control, option) : choose(control, option);

/** Takes back what was just done, once that is offered. */
export async function undoByKey(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await page.keyboard.press('u');
}
