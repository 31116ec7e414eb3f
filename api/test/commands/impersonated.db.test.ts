// Every command, done by an administrator who is signed in as the person: its events name both, and what is forbidden meanwhile writes nothing
// (quality.md §2 "impersonation"). The cases are those of commands.db.test, and so is the check that none is missing.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { WHILE_IMPERSONATING } from '../../src/platform/auth/while-impersonating.ts';
import { bootApi, type BootedApi, type GraphQLAnswer } from '../booted-api.ts';
import { changeWithEvent } from '../change-with-event.ts';
import { PEOPLE, type PersonName } from '../world.ts';
import { ALL_CASES, prepareCases } from './all-cases.ts';
import { AT } from './command-case.ts';

/** Holds every claim; Ada, who held them too, lends her other ones. */
const HELPER: PersonName = 'nobody';

const ALLOWED = WHILE_IMPERSONATING.flatMap(({ isAllowed, operations }) => (isAllowed ? operations : []));

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ now: () => new Date(AT) });
  await prepareCases(api);
  await api.sequelize.query(
    `insert into role (id, name) values (90, 'Helper');
     insert into role_claim (role_id, claim_value) select 90, claim_value from role_claim where role_id = 6;
     insert into user_role (user_id, role_id) values (${String(PEOPLE[HELPER])}, 90)`,
  );
  const lent = `delete from role_claim where role_id = 6 and claim_value in ('CAN_MANAGE_ROLE_CLAIMS', 'CAN_IMPERSONATE_USERS')`;
  await changeWithEvent(api.sequelize, lent, [api]);
});
afterAll(() => api.stop());

/** The same server, where that person is somebody else's guise. */
async function inGuise(person: PersonName): Promise<BootedApi> {
  const { status, body } = await api.rest(HELPER, 'POST', `/auth/impersonate/${String(PEOPLE[person])}`, {
    reason: 'To see what they see',
  });
  expect(status).toBe(200);
  const { token } = body as { readonly token: string };
  const send = async (method: string, path: string, given: unknown) => {
    const headers = { authorization: `Bearer ${token}`, ...(given === undefined ? {} : { 'content-type': 'application/json' }) };
    const answer = await fetch(`${api.url}${path}`, { method, headers, ...(given === undefined ? {} : { body: JSON.stringify(given) }) });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return { status: answer.status, headers: answer.headers, body: isJson ? (JSON.parse(text) as unknown) : text };
  };
  return {
    ...api,
    tokenFor: (of, seconds) => (of === person ? Promise.resolve(token) : api.tokenFor(of, seconds)),
    rest: (of, method, path, given) => (of === person ? send(method, path, given) : api.rest(of, method, path, given)),
    gql: async (of, query, variables) => {
      if (of !== person) return api.gql(of, query, variables);
      const { body: told, ...head } = await send('POST', '/graphql', { query, variables });
      const { data, errors = [] } = told as Pick<GraphQLAnswer, 'data'> & Partial<Pick<GraphQLAnswer, 'errors'>>;
      return { ...head, data, errors };
    },
  };
}

interface Told {
  readonly id: string;
  readonly move: string;
  readonly actor: number | null;
  readonly impersonator: number | null;
}

const lastEvent = async (): Promise<string> =>
  (await api.sequelize.query<{ last: string }>('select max(id)::text as last from event', { type: QueryTypes.SELECT }))[0]?.last ?? '0';
const eventsSince = (id: string) =>
  api.sequelize.query<Told>(
    `select id::text, move, actor_user_id as actor, impersonator_user_id as impersonator from event
      where id > $id::bigint and actor_kind = 'person' and move <> 'bindSubject' order by id`,
    { bind: { id }, type: QueryTypes.SELECT },
  );

test.each(ALL_CASES.map((one) => [one.what === undefined ? one.operation : `${one.operation} (${one.what})`, one] as const))(
  '%s',
  async (_, one) => {
    const target = await one.begin(api);
    const guise = await inGuise(one.by);
    const since = await lastEvent();
    const client = one.replay === null ? {} : { client: { id: randomUUID() } };
    const { code } = await one.send({ api: guise, by: one.by, target, ...client });
    const told = await eventsSince(since);
    if (code === 'IMPERSONATION_FORBIDS') {
      expect([ALLOWED.includes(`Mutation.${one.operation}`), told]).toEqual([false, []]);
      return;
    }
    expect(code).toBe('OK');
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ actor, impersonator }) => actor !== PEOPLE[one.by] || impersonator !== PEOPLE[HELPER])).toEqual([]);
  },
);
