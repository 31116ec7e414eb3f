// The access matrix of saved views: one's own, another's, and another's that is shared (decision 053).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { PEOPLE, type PersonName } from '../world.ts';
import { everybody, gqlAnswer, openRow, type AccessRow, type Answers, type Cell, type Target } from './access-row.ts';

const OFFICE_ALONE = { ...everybody('OK'), field: 'CLAIM_REQUIRED', sub: 'CLAIM_REQUIRED' };
const EDITORS_ALONE = { ...everybody('CLAIM_REQUIRED'), scheduler: 'OK', office: 'OK', admin: 'OK' };

/** @param owner null: the person themselves */
const view =
  (owner: PersonName | null, isShared: boolean, list = 'tasks') =>
  async ({ api, role }: Cell): Promise<Target> => {
    const [made] = await api.sequelize.query<{ id: number }>(
      `insert into saved_view (owner_id, list, name, is_shared, query) values ($ownerId, $list, $name, $isShared, '') returning id`,
      { bind: { ownerId: PEOPLE[owner ?? role], list, name: randomUUID(), isShared }, type: QueryTypes.SELECT },
    );
    if (made === undefined) throw new Error('nothing was inserted');
    return made;
  };
const content = (isShared: boolean, list = 'tasks') => `list: "${list}", name: "${randomUUID()}", query: "", isShared: ${String(isShared)}`;

const saving = (what: string, target: (cell: Cell) => Promise<Target>, own: Answers, isShared = false): AccessRow =>
  openRow(
    `Mutation.saveView (${what})`,
    {
      target,
      call: (cell: Cell, { id }: Target) =>
        gqlAnswer(cell, `mutation { saveView(input: { id: ${String(id)}, ${content(isShared)} }) { id } }`),
    },
    own,
  );
const removing = (what: string, target: (cell: Cell) => Promise<Target>, own: Answers): AccessRow =>
  openRow(
    `Mutation.removeView (${what})`,
    { target, call: (cell: Cell, { id }: Target) => gqlAnswer(cell, `mutation { removeView(id: ${String(id)}) { id } }`) },
    own,
  );

export const VIEW_ROWS: readonly AccessRow[] = [
  openRow('Query.savedViews (of tasks)', (cell) => gqlAnswer(cell, '{ savedViews(list: "tasks") { id } }'), everybody('OK')),
  openRow('Query.savedViews (of jobs)', (cell) => gqlAnswer(cell, '{ savedViews(list: "jobs") { id } }'), OFFICE_ALONE),
  openRow(
    'Mutation.saveView (new)',
    (cell) => gqlAnswer(cell, `mutation { saveView(input: { ${content(false)} }) { id } }`),
    everybody('OK'),
  ),
  openRow(
    'Mutation.saveView (new, of jobs)',
    (cell) => gqlAnswer(cell, `mutation { saveView(input: { ${content(false, 'jobs')} }) { id } }`),
    OFFICE_ALONE,
  ),
  openRow(
    'Mutation.saveView (new and shared)',
    (cell) => gqlAnswer(cell, `mutation { saveView(input: { ${content(true)} }) { id } }`),
    EDITORS_ALONE,
  ),
  saving('an own one', view(null, false), everybody('OK')),
  saving('an own one, to be shared', view(null, false), EDITORS_ALONE, true),
  saving('another’s', view('sub2', false), everybody('NOT_FOUND')),
  saving('another’s that is shared', view('sub2', true), everybody('VIEW_NOT_YOURS')),
  removing('an own one', view(null, false), everybody('OK')),
  removing('another’s', view('sub2', false), everybody('NOT_FOUND')),
  removing('another’s that is shared', view('sub2', true), everybody('VIEW_NOT_YOURS')),
  removing('another’s of jobs, shared', view('sub2', true, 'jobs'), {
    ...everybody('VIEW_NOT_YOURS'),
    field: 'NOT_FOUND',
    sub: 'NOT_FOUND',
  }),
];
