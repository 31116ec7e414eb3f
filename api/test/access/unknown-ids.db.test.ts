// An id that is not there and one that belongs to others take the same way: the same answer after the same statements, so that neither the
// answer nor its time tells one from the other (domain.md §1). Generated from the access matrix, over every operation that takes an id.
import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType, type GraphQLArgument, type GraphQLInputField } from 'graphql';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { statementsOf } from '../count-statements.ts';
import { GROUPS } from '../world.ts';
import type { AccessRow, Cell, Target } from './access-row.ts';
import { GRAPHQL_ROWS } from './graphql-rows.ts';
import { REST_ROWS } from './rest-rows.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ env: { WEB_ROOT: 'nowhere' } });
});
afterAll(() => api.stop());

const rows: readonly AccessRow[] = [...GRAPHQL_ROWS, ...REST_ROWS];
const withTarget = new Set(rows.filter(({ target }) => target !== null).map(({ operation }) => operation.split(' (')[0]));

/** A number that names a record: `id`, or a name that ends so; a device's own id is text. */
function takesId({ name, type }: GraphQLArgument | GraphQLInputField): boolean {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.values(named.getFields()).some(takesId);
  return named.name === 'Int' && /^id$|Id$/.test(name);
}

test('every operation that takes an id has a record to be tried on', () => {
  const schema = buildSchema(readFileSync(new URL('../../../schema/sdl/schema.graphql', import.meta.url), 'utf8'));
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).flatMap(({ name, args }) => (args.some(takesId) ? [`${type?.name ?? ''}.${name}`] : [])),
  );
  const routes = REST_ROWS.map(({ operation }) => operation).filter((operation) => /:(?:id|groupId)\b/.test(operation));
  expect([...operations, ...routes.map((route) => route.split(' (')[0] ?? '')].filter((one) => !withTarget.has(one))).toEqual([]);
  expect(operations.length).toBeGreaterThan(15);
});

const FAR = 1_000_000;
const unknown = ({ id }: Target): Target => ({ id: id + FAR });

/** Where a foreign record is the person's own all the same, as a file that it has begun to upload, there is nothing to tell apart. */
const SHUT_OUT = rows.filter(({ target, foreign }) => target !== null && foreign.sub === 'NOT_FOUND');

test.each(SHUT_OUT.map((row) => [row.operation, row] as const))('%s: unknown and foreign are one', async (_operation, row) => {
  const cell: Cell = { api, role: 'sub', group: 'Coastal Comms', groupId: GROUPS.coastal, leftTo: null };
  const foreign = (await row.target?.(cell)) ?? { id: 0 };
  const answers: string[] = [];
  const ask = async (target: Target) => void answers.push(await row.call(cell, target));
  await ask(foreign);
  const ofForeign = await statementsAfterTheAsker(() => ask(foreign));
  const ofUnknown = await statementsAfterTheAsker(() => ask(unknown(foreign)));
  expect(ofUnknown).toEqual(ofForeign);
  // nor does it wait for somebody who holds the record: a lock is taken on what is in scope alone
  await whileHeld(() => ask(foreign));
  expect(answers).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
});

/**
 * Without those that read who asks, and from where people may: they are sent again after a notice or half a minute, whatever is asked for. So are those that
 * count the calls of a minute.
 */
async function statementsAfterTheAsker(work: () => Promise<unknown>): Promise<string[]> {
  const isOfAsker = (sql: string): boolean =>
    sql.includes('from app_user u where u.subject = ') ||
    sql.includes('from system_setting where work_type is null and name = any') ||
    sql.includes('rate_count');
  return (await statementsOf(api.sequelize, work)).filter((sql) => !isOfAsker(sql));
}

async function whileHeld(work: () => Promise<unknown>): Promise<void> {
  const holder = await api.sequelize.transaction();
  try {
    for (const table of ['construction', 'schedule', 'schedule_item', 'field_comment', 'custom_task', 'attachment', 'project'])
      await api.sequelize.query(`select from ${table} for update`, { transaction: holder });
    await work();
  } finally {
    await holder.rollback();
  }
}
