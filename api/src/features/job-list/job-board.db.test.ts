// The board of jobs against an oracle over its rows: which columns, how many in each, which cards and in which order; in one statement.
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { BOARD_CARDS, MOST_BOARD_CARDS } from '@lotline/schema/domain/job/job-board.rules';
import { jobBoardInput } from '@lotline/schema/domain/job/job-list.input';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { statementsOf } from '../../../test/count-statements.ts';
import { directContext } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { PEOPLE } from '../../../test/world.ts';
import { loadJobBoard } from './job-board.queries.ts';

let api: BootedApi;
interface Job {
  readonly id: number;
  readonly status: string;
  readonly due: string | null;
  readonly region: string;
}
const jobs: Job[] = [];
const STATUSES = ['Board one', 'Board two', 'Board two', 'Board three'];

beforeAll(async () => {
  api = await bootApi();
  for (let n = 0; n < 90; n++) {
    const status = STATUSES[n % STATUSES.length] ?? '';
    const original = n % 7 === 0 ? null : `2026-11-${String((n % 28) + 1).padStart(2, '0')}`;
    const updated = n % 6 === 0 ? `2026-12-${String((n % 9) + 1).padStart(2, '0')}` : null;
    const region = n % 3 === 0 ? 'Metro' : 'Bush';
    const row = { work_order: `B-${n}`, address: `${n} Wattle Road`, work_type: 'MDU', status, region };
    const id = await insertRow(api.sequelize, 'construction', { ...row, original_due_date: original, updated_due_date: updated });
    jobs.push({ id, status, due: updated ?? original, region });
  }
});
afterAll(() => api.stop());

const office = () => directContext(api.sequelize, { userId: PEOPLE.admin, claims: CLAIMS });
const board = (ask: object) => loadJobBoard(office(), jobBoardInput.parse(ask));
const bySoonest = (one: Job, other: Job): number => (one.due ?? '9999').localeCompare(other.due ?? '9999') || one.id - other.id;
const expected = (status: string, most: number, isIn: (job: Job) => boolean = () => true) => {
  const found = jobs.filter((job) => job.status === status && isIn(job)).toSorted(bySoonest);
  return { status, counted: found.length, ids: found.slice(0, most).map(({ id }) => id) };
};
const seen = async (ask: object) =>
  (await board(ask)).map(({ status, counted, cards }) => ({ status, counted, ids: cards.map(({ id }) => id) }));

test('the columns that are asked for, in that order, each with its first by due day, those without one last', async () => {
  expect(await seen({ filter: { statuses: ['Board two', 'Nobody', 'Board one'] } })).toEqual([
    expected('Board two', BOARD_CARDS),
    { status: 'Nobody', counted: 0, ids: [] },
    expected('Board one', BOARD_CARDS),
  ]);
});

test('the filter narrows cards and counts; a column that was opened shows more', async () => {
  const isMetro = ({ region }: Job) => region === 'Metro';
  const filter = { regions: ['Metro'], statuses: ['Board one', 'Board three'] };
  expect(await seen({ filter })).toEqual(filter.statuses.map((status) => expected(status, BOARD_CARDS, isMetro)));
  expect(await seen({ filter: { statuses: ['Board two', 'Board one'] }, opened: ['Board two'] })).toEqual([
    expected('Board two', MOST_BOARD_CARDS),
    expected('Board one', BOARD_CARDS),
  ]);
});

test('statuses that are left out have no cards, the others stand as they are', async () => {
  const columns = await seen({ filter: { statuses: ['Board two'], isNot: ['statuses'], regions: ['Metro'] } });
  expect(columns.find(({ status }) => status === 'Board two')).toMatchObject({ counted: 0, ids: [] });
  const metro = expected('Board one', BOARD_CARDS, ({ region }) => region === 'Metro');
  expect(columns.find(({ status }) => status === 'Board one')).toEqual(metro);
});

test('without statuses it has every status that jobs have', async () => {
  const found = await seen({ filter: null });
  for (const status of new Set(STATUSES)) expect(found).toContainEqual(expected(status, BOARD_CARDS));
});

test('one statement, whatever it shows', async () => {
  expect(await statementsOf(api.sequelize, () => board({ filter: null }))).toHaveLength(1);
  expect(await statementsOf(api.sequelize, () => board({ filter: { statuses: ['Board two'], search: 'wattle' } }))).toHaveLength(1);
});

test('amounts are for whom they are meant', async () => {
  await api.sequelize.query(
    `insert into boq (construction_id, code, quantity, unit_amount) select id, 'PIT', 2, 10.50 from construction where status = 'Board one'`,
  );
  const valueFor = async (by: 'scheduler' | 'admin') => {
    const { data, errors } = await api.gql(by, '{ jobBoard(filter: { statuses: ["Board one"] }) { count cards { contractValue } } }');
    if (errors[0] !== undefined) throw new Error(errors[0].extensions.code);
    return (data as { jobBoard: { cards: { contractValue: string | null }[] }[] }).jobBoard[0]?.cards[0]?.contractValue;
  };
  expect(await valueFor('scheduler')).toBeNull();
  expect(await valueFor('admin')).toBe('21.00');
});
