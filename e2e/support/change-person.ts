// The office changes a person's account: announced as the console will, so that no server goes on with what it remembers.
import { tokenFor } from '../field-list/list.ts';
import { sql } from '../task-page/field-task.ts';
import type { RunningServer } from './running-server.ts';
import { expect } from './test.ts';

/** @param change SQL with the person's e-mail as $1 @param answer the status that this person's calls have from then on */
export async function changePerson(server: RunningServer, email: string, change: string, answer: number): Promise<void> {
  const token = await tokenFor(server, email);
  await sql(server, change, [email]);
  const notice = { entity: 'app_user', id: 1, constructionId: null, version: 0 };
  await sql(server, `select pg_notify('lotline_change', $1)`, [JSON.stringify(notice)]);
  const ask = () => fetch(`${server.url}/api/dashboard/fieldwork`, { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await ask()).status).toBe(answer);
}
