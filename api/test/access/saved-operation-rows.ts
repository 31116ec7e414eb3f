// The access matrix of GraphiQL's saved operations: one's own, another's, and another's that is shared.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { PEOPLE, type PersonName } from '../world.ts';
import { everybody, gqlAnswer, openRow, type AccessRow, type Answers, type Cell, type Target } from './access-row.ts';

const ADMIN_ALONE = { ...everybody('CLAIM_REQUIRED'), admin: 'OK' };

/** @param owner null: the person themselves */
const operation =
  (owner: PersonName | null, isShared: boolean) =>
  async ({ api, role }: Cell): Promise<Target> => {
    const [made] = await api.sequelize.query<{ id: number }>(
      `insert into saved_operation (owner_id, name, is_shared, operation_text) values ($ownerId, $name, $isShared, '{ me { id } }') returning id`,
      { bind: { ownerId: PEOPLE[owner ?? role], name: randomUUID(), isShared }, type: QueryTypes.SELECT },
    );
    if (made === undefined) throw new Error('nothing was inserted');
    return made;
  };
const content = () => `name: "${randomUUID()}", text: "{ me { id } }"`;

const saving = (what: string, target: (cell: Cell) => Promise<Target>, answers: Answers): AccessRow =>
  openRow(
    `Mutation.saveOperation (${what})`,
    {
      target,
      call: (cell: Cell, { id }: Target) =>
        gqlAnswer(cell, `mutation { saveOperation(input: { id: ${String(id)}, ${content()} }) { id } }`),
    },
    answers,
  );
const removing = (what: string, target: (cell: Cell) => Promise<Target>, answers: Answers): AccessRow =>
  openRow(
    `Mutation.removeOperation (${what})`,
    { target, call: (cell: Cell, { id }: Target) => gqlAnswer(cell, `mutation { removeOperation(id: ${String(id)}) { id } }`) },
    answers,
  );

export const SAVED_OPERATION_ROWS: readonly AccessRow[] = [
  openRow('Query.savedOperations', (cell) => gqlAnswer(cell, '{ savedOperations { id } }'), ADMIN_ALONE),
  openRow(
    'Mutation.saveOperation (new)',
    (cell) => gqlAnswer(cell, `mutation { saveOperation(input: { ${content()} }) { id } }`),
    ADMIN_ALONE,
  ),
  saving('an own one', operation(null, false), ADMIN_ALONE),
  saving('another’s', operation('sub2', false), { ...ADMIN_ALONE, admin: 'NOT_FOUND' }),
  saving('another’s that is shared', operation('sub2', true), { ...ADMIN_ALONE, admin: 'OPERATION_NOT_YOURS' }),
  removing('an own one', operation(null, false), ADMIN_ALONE),
  removing('another’s', operation('sub2', false), { ...ADMIN_ALONE, admin: 'NOT_FOUND' }),
  removing('another’s that is shared', operation('sub2', true), { ...ADMIN_ALONE, admin: 'OPERATION_NOT_YOURS' }),
];
