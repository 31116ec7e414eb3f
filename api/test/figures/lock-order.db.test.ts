// Every command locks in the one order of the house, so that no two ever wait in a circle (decision 023): every operation of the access
// matrix and every contest is pressed, and the statements of each transaction are read.
import { GRAPHQL_ROWS } from '../access/graphql-rows.ts';
import { REST_ROWS } from '../access/rest-rows.ts';
import { GROUPS } from '../world.ts';
import { gatherCallers, type Callers } from './callers.ts';
import { CONTESTS } from './contests.ts';
import { listenForLocks, stepsOf, type LockLog, type Step } from './locks-of.ts';

/** From above downwards; several of one table in the order of their ids. */
const ORDER = ['construction', 'schedule', 'payment', 'boq'];
/** Written only while the row above is held. */
const UNDER: Readonly<Record<string, string>> = {
  site_contact: 'construction',
  schedule_item: 'schedule',
  task_user: 'schedule',
  payment: 'schedule',
  payment_item: 'payment',
};
/** Locked last: alone, or below a job that was locked before. */
const LAST = ['attachment', 'stored_file', 'custom_task', 'field_comment', 'internal_comment'];

let callers: Callers;
let log: LockLog;

beforeAll(async () => {
  callers = await gatherCallers();
  log = listenForLocks(callers.servers.map(({ sequelize }) => sequelize));
  const cell = { api: callers.servers[0], role: 'admin', group: 'Ridgeway Cabling', groupId: GROUPS.ridgeway, leftTo: null } as const;
  for (const { target, call } of [...GRAPHQL_ROWS, ...REST_ROWS]) await call(cell, target === null ? { id: 0 } : await target(cell));
  for (const { prepare } of CONTESTS) {
    const { mutationOf, meanwhile } = await prepare(callers.sequelize);
    await Promise.all([callers.press(mutationOf), meanwhile?.()]);
  }
}, 600_000);
afterAll(() => callers.stop());

function wrongSteps(isWrong: (step: Step, before: readonly Step[]) => boolean): string[] {
  const wrong = [...log.transactions.values()].flatMap((steps) => steps.filter((step, place) => isWrong(step, steps.slice(0, place))));
  return [...new Set(wrong.map(({ sql }) => sql))];
}

test('what was pressed locks rows of every table that is named', () => {
  const locked = new Set([...log.transactions.values()].flat().map(({ table }) => table));
  expect([...ORDER, ...Object.keys(UNDER), ...LAST].filter((table) => !locked.has(table))).toEqual([]);
});

test('jobs, then tasks, then payments, then lines', () => {
  const isOutOfOrder = ({ table, isLock }: Step, before: readonly Step[]) =>
    isLock &&
    ORDER.includes(table) &&
    !before.some((step) => step.table === table) &&
    before.some((step) => step.isLock && ORDER.indexOf(step.table) > ORDER.indexOf(table));
  expect(wrongSteps(isOutOfOrder)).toEqual([]);
});

test('what belongs to a row is written under that row’s lock', () => {
  const isBare = ({ table }: Step, before: readonly Step[]) => {
    const above = UNDER[table];
    return above !== undefined && !before.some((step) => step.table === above);
  };
  expect(wrongSteps(isBare)).toEqual([]);
});

test('files, comments and custom tasks are locked last: behind them nothing is locked that was not before', () => {
  const isLast = ({ table }: Step) => LAST.includes(table);
  const isBehind = (step: Step, before: readonly Step[]) =>
    step.isLock &&
    !isLast(step) &&
    step.table !== 'idempotency' &&
    before.some((earlier) => earlier.isLock && isLast(earlier)) &&
    !before.some((earlier) => earlier.isLock && earlier.table === step.table);
  expect(wrongSteps(isBehind)).toEqual([]);
});

test('above files, comments and custom tasks nothing but the job is locked', () => {
  const isMixed = (step: Step, before: readonly Step[]) =>
    step.isLock &&
    LAST.includes(step.table) &&
    before.some(({ table, isLock }) => isLock && ORDER.includes(table) && table !== 'construction');
  expect(wrongSteps(isMixed)).toEqual([]);
});

/** An added task that is taken back: what is said of it meanwhile has to wait, and is refused; with a weaker lock it would go with the task. */
const IS_REMOVED = /e\.move = 'addtask'.* for update of s$/;

test('no lock stops the check of a foreign key, but of a row that is removed: what is added below a locked row never waits for it', () => {
  expect(wrongSteps(({ table, sql }) => ORDER.includes(table) && / for update/.test(sql) && !IS_REMOVED.test(sql))).toEqual([]);
});

test('a statement’s locks are read by their tables', () => {
  expect(stepsOf('select s.id from schedule s join boq b on true for no key update of b')).toMatchObject([{ table: 'boq', isLock: true }]);
  expect(stepsOf('UPDATE "schedule" SET "version"=$1')).toMatchObject([{ table: 'schedule', isLock: true }]);
  expect(stepsOf('insert into boq (id) values (1)')).toMatchObject([{ table: 'boq', isLock: false }]);
  expect(
    stepsOf('with task as (update schedule set version = 1), visit as (insert into task_user (id) values (1)) select version from task'),
  ).toMatchObject([
    { table: 'schedule', isLock: true },
    { table: 'task_user', isLock: false },
  ]);
  expect(stepsOf('select 1')).toEqual([]);
});
