// A job's page as the browser tests find it: by its number, its tabs, and when it stands.
import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../support/running-server.ts';
import { expect } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';

/** At which a job's page is looked over. */
export const WIDTHS = [1440, 1024];

export interface FoundJob {
  readonly id: number;
  readonly work_order: string;
  readonly status: string;
}

/** Jobs with a payment, contacts and an open task, each for one test alone. */
export async function findJob(server: RunningServer, nth: number, where = 'true'): Promise<FoundJob> {
  const found = await sql<FoundJob>(
    server,
    `select c.id, c.work_order, c.status from construction c
      where exists (select 1 from site_contact x where x.construction_id = c.id) and exists (select 1 from boq b where b.construction_id = c.id)
        and exists (select 1 from schedule s where s.construction_id = c.id) and ${where} order by c.id limit 1 offset $1`,
    [nth],
  );
  const [job] = found;
  if (job === undefined) throw new Error('The demo data hold no such job');
  return job;
}

export const path = (job: FoundJob, tab = ''): string => `/construction/${String(job.id)}${tab === '' ? '' : `/${tab}`}`;
export const tabs = (page: Page): Locator => page.getByRole('tablist', { name: 'Parts of the job' }).getByRole('tab');
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) });
export const panel = (page: Page): Locator => page.getByRole('tabpanel');
export const isOpen = async (page: Page, job: FoundJob, name: string) => {
  await expect(page.getByRole('heading', { level: 1, name: job.work_order })).toBeVisible();
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).locator('[aria-busy="true"]')).toHaveCount(0);
};

/** Of a job, for who sees all of it. */
export const JOB_TABS = [
  'Summary',
  'Schedule',
  'Items',
  'Payments',
  'Files',
  'Comments',
  'Contacts',
  'BOMs',
  'Expenses',
  'Delegations',
  'History',
];
