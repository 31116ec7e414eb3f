// A person's open visits, for tests that end them on the worker's server: those that follow find them open again.
import { sql } from '../task-page/field-task.ts';
import type { RunningServer } from './running-server.ts';

export interface OpenVisits {
  /** They are onsite nowhere. */
  readonly end: () => Promise<void>;
  /** As they were when they were read. */
  readonly reopen: () => Promise<void>;
}

export async function openVisitsOf(server: RunningServer, email: string): Promise<OpenVisits> {
  const visits = await sql<{ id: number }>(
    server,
    `select v.id from task_user v join app_user u on u.id = v.user_id
      where u.email = $1 and v.on_site_utc is not null and v.off_site_utc is null and v.completed_utc is null`,
    [email],
  );
  const ids = visits.map(({ id }) => id);
  return {
    end: async () => {
      await sql(server, `update task_user set off_site_utc = on_site_utc + interval '1 minute' where id = any($1)`, [ids]);
    },
    reopen: async () => {
      await sql(server, 'update task_user set off_site_utc = null where id = any($1)', [ids]);
    },
  };
}
