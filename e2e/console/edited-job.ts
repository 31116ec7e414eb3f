// A job for a test of its form, and the form's parts.
import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../support/running-server.ts';
import { sql } from '../task-page/field-task.ts';

export const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).or(page.getByLabel(`${label} changed, not saved`, { exact: true }));
export const of = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);
export const saved = (page: Page): Locator => page.getByText(/^Saved \d/);

/** A job of its own for each test, of a structured address. */
export async function newJob(server: RunningServer, part: Record<string, unknown> = {}): Promise<{ id: number; workOrder: string }> {
  const workOrder = `E-${crypto.randomUUID().slice(0, 8)}`;
  const facts = { original_due_date: '2026-11-20', dbyd_expiry_date: null, onsite_date: null, ...part };
  const [job] = await sql<{ id: number }>(
    server,
    `insert into construction (work_order, status, address, work_type, street_number, street_name, road_type, suburb, state, post_code, original_due_date,
       onsite_date) values ($1, 'Scheduled', '8 Wattle Rd, Box Hill NSW 2765', 'Pre-install', '8', 'Wattle', 'Road', 'Box Hill', 'NSW', '2765', $2, $3)
     returning id`,
    [workOrder, facts.original_due_date, facts.onsite_date],
  );
  return { id: job?.id ?? 0, workOrder };
}

export async function rowOf(server: RunningServer, id: number): Promise<Record<string, unknown>> {
  const [row] = await sql<Record<string, unknown>>(server, 'select * from construction where id = $1', [id]);
  return row ?? {};
}
