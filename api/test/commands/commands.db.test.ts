// Every command in the order of the house style: denied, refused, done, replayed, stale, audited (domain.md §2; quality.md §1, point 6). A command
// without a case fails.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { QueryTypes } from 'sequelize';
import { prepared, withUnseenBinds } from '../../src/platform/db/prepared.ts';
import { acceptTask } from '../../src/features/task/accept-task.command.ts';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { directContext } from '../direct-context.ts';
import { insertTask } from '../task-rows.ts';
import { lastChange, eventMismatches } from '../event-rows.ts';
import { GROUPS, PEOPLE } from '../world.ts';
import { AT, one as row, type Attempt, type Target } from './command-case.ts';
import { ALL_CASES as CASES, prepareCases } from './all-cases.ts';

const FEATURES = new URL('../../src/features/', import.meta.url);
/** What changes no record: taken out as a file, which is the person's own event (`db features/export`, `db features/lookup`), or asked of Xero (`db check-xero`). */
const OWN_REPORTS: readonly string[] = ['recordTakenExport', 'exportLookupValues', 'checkXero'];
const SDL = new URL('../../../schema/sdl/schema.graphql', import.meta.url);

let api: BootedApi;

beforeAll(async () => {
  api = await bootApi({ now: () => new Date(AT) });
  await prepareCases(api);
});
afterAll(() => api.stop());

test('every mutation of the schema and every other command has its case', () => {
  const mutations = Object.keys(buildSchema(readFileSync(SDL, 'utf8')).getMutationType()?.getFields() ?? {});
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.command.ts'));
  const named = files.flatMap((name) => [...readFileSync(new URL(name, FEATURES), 'utf8').matchAll(/operation(?:: | = )'(\w+)'/g)]);
  const commands = new Set([...mutations, ...named.map(([, operation]) => operation)].filter((one) => !OWN_REPORTS.includes(one ?? '')));
  expect([...new Set(CASES.map(({ operation }) => operation))].sort()).toEqual([...commands].sort());
});

describe.each(CASES.map((one) => [one.what === undefined ? one.operation : `${one.operation} (${one.what})`, one] as const))(
  '%s',
  (_, one) => {
    const { begin, by, denied, refused, replay, stale } = one;
    const send = (target: Target, part: Partial<Attempt> = {}) => one.send({ api, by, target, ...part });
    const client = (): { id: string } => ({ id: randomUUID() });

    test(`is denied to ${denied.by} with ${denied.code} and to another group as ${one.foreign ?? 'not found'}`, async () => {
      const target = await begin(api);
      const before = await eventsOf(target);
      expect((await send(target, { by: denied.by })).code).toBe(denied.code);
      expect((await send(target, { by: 'sub2' })).code).toBe(one.foreign ?? 'NOT_FOUND');
      expect(await eventsOf(target)).toEqual(before);
    });

    if (refused !== null) {
      test(`is refused with ${refused.code}, and nothing is written`, async () => {
        const target = await (refused.begin ?? begin)(api);
        const [before, claims] = [await eventsOf(target), await countClaims()];
        const attempt = { api, by: refused.by ?? by, target, ...(replay === null ? {} : { client: client() }) };
        const { code, details } = await (refused.send ?? one.send)(attempt);
        expect({ code, details }).toEqual({ code: refused.code, details: refused.details ?? details });
        expect([await eventsOf(target), await countClaims()]).toEqual([before, claims]);
      });
    }

    test('is done, and its event says who, when, of what, and the figures before and after', async () => {
      const target = await begin(api);
      const [earlier, row] = [await eventsOf(target), (await one.rowBefore?.(api, target)) ?? {}];
      const occurredAt = '2026-11-20T01:22:00.000Z';
      const sent = { ...client(), ...(one.hasOccurredAt ? { occurredAt } : {}) };
      const lastSeq = await lastChange(api.sequelize);
      expect((await send(target, replay === null ? {} : { client: sent })).code).toBe('OK');
      const events = (await eventsOf(target)).slice(earlier.length);
      const says = await one.says(api, target, row);
      const {
        constructionId = target.constructionId,
        entityId = target.id,
        scheduleId = says.entity === 'construction' ? null : target.scheduleId,
        follows = [],
        version = await versionOf(says.entity, entityId),
        ...said
      } = says;
      expect(events.map(({ move }) => move)).toEqual([...follows, said.move]);
      const byAction = { client_id: replay === null ? null : sent.id, recorded_at: AT, actor_user_id: PEOPLE[by] };
      for (const event of events) expect(event).toMatchObject(byAction);
      expect(events.at(-1)).toEqual({
        actor_user_id: PEOPLE[by],
        impersonator_user_id: null,
        construction_id: constructionId,
        recorded_at: AT,
        occurred_at: one.hasOccurredAt ? occurredAt : null,
        request_id: expect.stringMatching(/\S/) as string,
        entity_id: entityId,
        schedule_id: scheduleId,
        client_id: replay === null ? null : sent.id,
        version,
        actor_kind: 'person',
        why: null,
        detail: null,
        ...said,
      });
      expect((await eventMismatches(api.sequelize, lastSeq)).faults).toEqual([]);
      // the id that the device gave it, with the command that it was good for
      if (replay !== null) expect(await claimOf(sent.id)).toEqual([{ user_id: PEOPLE[by], operation: one.operation }]);
    });

    if (replay === null) {
      test('said again it answers the same, and is done once', async () => {
        const target = await begin(api);
        const before = await eventsOf(target);
        const answers = [await send(target), await send(target)];
        expect(answers[1]).toEqual(answers[0]);
        expect(actionsOf(await eventsOf(target))).toBe(actionsOf(before) + 1);
      });
      return;
    }

    test('sent twice by a phone, is done once and answered twice', async () => {
      const target = await begin(api);
      const [before, sent] = [await eventsOf(target), { client: client() }];
      const answers = [await send(target, sent), await send(target, sent)];
      expect(answers[0]?.code).toBe('OK');
      expect(answers[1]).toEqual(answers[0]);
      expect(actionsOf(await eventsOf(target))).toBe(actionsOf(before) + 1);
    });

    test('sent at once by two connections with one id, is done once', async () => {
      const target = await begin(api);
      const [before, sent] = [await eventsOf(target), { client: client() }];
      const answers = await Promise.all([send(target, sent), send(target, sent)]);
      expect(answers.map(({ code }) => code)).toEqual(['OK', 'OK']);
      expect(actionsOf(await eventsOf(target))).toBe(actionsOf(before) + 1);
    });

    test('the same id for something else is refused with IDEMPOTENCY_MISMATCH', async () => {
      const [target, other] = [await begin(api), await begin(api)];
      const [before, sent] = [await eventsOf(other), { client: client() }];
      expect((await send(target, sent)).code).toBe('OK');
      expect((await send(other, sent)).code).toBe('IDEMPOTENCY_MISMATCH');
      expect(await eventsOf(other)).toEqual(before);
    });

    if (stale !== null) {
      test(`a version that is no longer the ${stale}’s is refused with STALE_VERSION`, async () => {
        const target = await begin(api);
        const before = await eventsOf(target);
        const { code, details } = await send(target, { client: { ...client(), expectedVersion: 777 } });
        expect({ code, details }).toEqual({ code: 'STALE_VERSION', details: expect.objectContaining({ entity: stale }) as object });
        expect(await eventsOf(target)).toEqual(before);
      });
    }
  },
);

test('done for somebody by somebody else, the event names both', async () => {
  const task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const facts = { userId: PEOPLE.sub, claims: ['CAN_ACCESS_FIELD_WORK'], groupIds: [GROUPS.ridgeway], isSubcontractor: true } as const;
  const context = directContext(api.sequelize, facts);
  await acceptTask({ ...context, actor: { ...context.actor, impersonatorId: PEOPLE.admin } }, task.scheduleId, null);
  const [event] = await eventsOf({ id: task.scheduleId, ...task });
  expect(event).toMatchObject({ move: 'accept', actor_user_id: PEOPLE.sub, impersonator_user_id: PEOPLE.admin });
});

test.each([
  ['fails', 'XX000', 'FAULT'],
  ['takes too long', '57014', 'TIMEOUT'],
  ['goes away', '57P01', 'UNAVAILABLE'],
])('where the database %s in the middle, it is said, nothing is written, and the same id is good later', async (_, sqlState, code) => {
  const task = await insertTask(api.sequelize, { group: 'Crew North' });
  const target = { id: task.scheduleId, ...task };
  const name = `fault_${sqlState.toLowerCase()}`;
  await api.sequelize.query(
    `create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'as planned' using errcode = '${sqlState}'; end $$;
     create trigger ${name} before update on schedule for each row when (new.id = ${task.scheduleId}) execute function ${name}()`,
  );
  const id = randomUUID();
  const goOnsite = async () => {
    const { errors } = await api.gql(
      'field',
      `mutation { updateTaskUserOnSite(taskUser: { scheduleId: ${task.scheduleId} }, client: { id: "${id}" }) { id } }`,
    );
    return errors[0]?.extensions.code ?? 'OK';
  };
  expect(await goOnsite()).toBe(code);
  expect([await eventsOf(target), await claimOf(id)]).toEqual([[], []]);
  await api.sequelize.query(`drop function ${name}() cascade`);
  expect(await goOnsite()).toBe('OK');
  expect(actionsOf(await eventsOf(target))).toBe(1);
});

const actionsOf = (events: readonly Record<string, unknown>[]): number => new Set(events.map((event) => event['client_id'] ?? event)).size;

/** Of its job, which is this target's alone; without a job, of the target itself. A new link for the same bytes is made at each call. */
async function eventsOf({ id, constructionId, workOrder, saidOf, bankOf, why }: Target): Promise<Record<string, unknown>[]> {
  const rows = await api.sequelize.query(
    prepared(
      'test-events',
      // read twice a test: its plan costs more than its rows
      withUnseenBinds(`select move, entity, entity_id, construction_id, actor_user_id, impersonator_user_id, recorded_at, occurred_at, before, after, detail, why, request_id,
       schedule_id, client_id, version, actor_kind from event
      where move <> 'openUpload'
        and (construction_id = $constructionId::int or construction_id = (select c.id from construction c where c.work_order = $workOrder::text) or ($constructionId::int is null and construction_id is null and entity_id = $id::int)
          or (entity = 'project_comment' and entity_id in (select c.id from project_comment c where c.project_id = $saidOf::int))
          or (entity = 'one_off_run' and why = $why::text)
          or (entity = 'contractor_bank_account' and entity_id in (select b.id from contractor_bank_account b where b.independent_contractor_id = $bankOf::int))) order by id`),
    ),
    {
      bind: { id, constructionId, workOrder: workOrder ?? null, saidOf: saidOf ?? null, bankOf: bankOf ?? null, why: why ?? null },
      type: QueryTypes.SELECT,
    },
  );
  return JSON.parse(JSON.stringify(rows)) as Record<string, unknown>[];
}

async function versionOf(entity: string, id: number): Promise<unknown> {
  return (await row(api, `select version from ${entity} where id = $id`, { id }))['version'];
}

async function countClaims(): Promise<unknown> {
  return api.sequelize.query('select count(*)::int from idempotency', { type: QueryTypes.SELECT });
}

async function claimOf(clientId: string): Promise<unknown> {
  return api.sequelize.query('select user_id, operation from idempotency where client_id = $clientId', {
    bind: { clientId },
    type: QueryTypes.SELECT,
  });
}
