// The commands of one-offs, and what their events say (screens.md §2.22).
import type { BootedApi } from '../booted-api.ts';
import { idOf, mutation, type CommandCase, type Target } from './command-case.ts';
import { shared } from './person-cases.ts';

let made = 0;
const end = (api: BootedApi, kind: string): Promise<number> =>
  idOf(
    api,
    `with ended as (update one_off_run set state = 'done', ended_at = now() where state = 'running' and kind = $kind returning id)
     select count(*)::integer as id from ended`,
    { kind },
  );

/** A line that says something else than its items, and how many there are. */
async function wrongLine(api: BootedApi): Promise<Target> {
  await end(api, 'sumLines');
  const line = await idOf(
    api,
    `with job as (insert into construction (id, work_order, status, address, work_type) values (900001, 'Wrong', 'Scheduled', '1 Ferry St', 'MDU')
         on conflict (id) do update set work_order = excluded.work_order returning id),
       task as (insert into schedule (id, construction_id, name) select 900001, id, 'Haul' from job on conflict (id) do update set name = excluded.name returning id),
       line as (insert into boq (id, construction_id, code, completed_qty) select 900001, id, 'WRONG', 7 from job
         on conflict (id) do update set completed_qty = 7 returning id)
     insert into schedule_item (id, schedule_id, boq_id, completed_qty) select 900001, task.id, line.id, 3 from task, line
       on conflict (id) do update set completed_qty = 3 returning boq_id as id`,
    {},
  );
  // other cases leave lines that say something else, too
  const count = await idOf(
    api,
    `select count(*)::integer as id from boq b join (select boq_id, sum(completed_qty) as done from schedule_item group by 1) i on i.boq_id = b.id
      where i.done is not null and i.done is distinct from b.completed_qty`,
    {},
  );
  return { id: line, constructionId: null, scheduleId: null, count, why: `After the repair ${String((made += 1))}` };
}
const oneOffRun =
  (isEnded = false) =>
  async (api: BootedApi): Promise<Target> => {
    // two may begin at once: of a kind one runs at most
    const kind = (made += 1) % 2 === 0 ? 'sumLines' : 'turnBankKey';
    await end(api, kind);
    const id = await idOf(
      api,
      `insert into one_off_run (kind, state, total, why, started_by_user_id, started_at, ended_at)
       values ($kind, $state, 4, 'The key was seen', 1, now(), case when $state = 'done' then now() end) returning id`,
      { kind, state: isEnded ? 'done' : 'running' },
    );
    return { id, constructionId: null, scheduleId: null, kind };
  };

export const ONE_OFF_CASES: readonly CommandCase[] = [
  {
    ...shared,
    operation: 'startOneOff',
    begin: wrongLine,
    send: mutation('startOneOff', ({ count, why }) => `input: { kind: "sumLines", count: ${String(count)}, why: "${String(why)}" }`, ''),
    refused: {
      send: mutation('startOneOff', () => 'input: { kind: "turnBankKey", count: 0, why: "After the repair" }', ''),
      code: 'ONE_OFF_NOTHING',
    },
    stale: null,
    says: async (api, { count, why }) => ({
      ...{ move: 'startOneOff', entity: 'one_off_run', version: 0, before: null, after: null, why: String(why) },
      ...{ entityId: await idOf(api, 'select max(id) as id from one_off_run', {}), detail: { kind: 'sumLines', total: count } },
    }),
  },
  {
    ...shared,
    operation: 'cancelOneOff',
    begin: oneOffRun(),
    send: mutation('cancelOneOff', ({ id }) => `input: { id: ${String(id)}, why: "Not today" }`, ''),
    refused: { begin: oneOffRun(true), code: 'ONE_OFF_ENDED' },
    stale: null,
    says: (_api, { kind }) => ({
      ...{ move: 'cancelOneOff', entity: 'one_off_run', version: 1, before: null, after: null, why: 'Not today' },
      detail: { kind, done: 0 },
    }),
  },
];
