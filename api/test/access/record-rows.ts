// The access matrix of declared records (decision 080): whoever manages them reads and writes them; the administrator alone in this world.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { catalogueItem, project } from './access-targets.ts';
import { everybody, gqlAnswer, openRow, type AccessRow, type Answers, type Cell, type Target } from './access-row.ts';

const MANAGERS: Answers = { ...everybody('CLAIM_REQUIRED'), admin: 'OK' };
/** The office, as of a job. */
const HISTORIANS: Answers = { ...everybody('OK'), field: 'CLAIM_REQUIRED', sub: 'CLAIM_REQUIRED' };
const on = (query: (target: Target) => string) => ({
  target: async (cell: Cell): Promise<Target> => ({ id: await catalogueItem(cell) }),
  call: (cell: Cell, target: Target) => gqlAnswer(cell, query(target)),
});

const role: AccessRow['target'] = async ({ api }) => {
  const sql = `insert into role (name) values ('Access ' || nextval('role_id_seq')) returning id`;
  const [made] = await api.sequelize.query<{ id: number }>(sql, { type: QueryTypes.SELECT });
  return { id: made?.id ?? 0 };
};

/** Who can sign in for nobody's rights. */
const person: AccessRow['target'] = async ({ api }) => {
  const sql = `insert into app_user (email, first_name, last_name) values (gen_random_uuid() || '@lotline.example', 'Ann', 'Access') returning id`;
  const [made] = await api.sequelize.query<{ id: number }>(sql, { type: QueryTypes.SELECT });
  return { id: made?.id ?? 0 };
};
const onPerson = (query: (id: string) => string) => ({
  target: person,
  call: (cell: Cell, { id }: Target) => gqlAnswer(cell, query(String(id))),
});

export const RECORD_ROWS: readonly AccessRow[] = [
  openRow('Query.people', (cell) => gqlAnswer(cell, '{ people { count } }'), MANAGERS),
  openRow('Query.personChoices', (cell) => gqlAnswer(cell, '{ personChoices { roles { id } } }'), MANAGERS),
  openRow(
    'Query.person',
    onPerson((id) => `{ person(id: ${id}) { id } }`),
    MANAGERS,
  ),
  openRow(
    'Query.recordEvents (of a person)',
    onPerson((id) => `{ recordEvents(entity: "app_user", id: ${id}) { next } }`),
    MANAGERS,
  ),
  openRow(
    'Query.personEvents',
    onPerson((id) => `{ personEvents(id: ${id}) { next } }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.savePerson',
    onPerson(
      (id) =>
        `mutation { savePerson(input: { id: ${id}, why: "Now", base: { firstName: "Ann" }, changes: { firstName: "Anna" } }) { id } }`,
    ),
    MANAGERS,
  ),
  openRow(
    'Mutation.setPersonAccess',
    onPerson((id) => `mutation { setPersonAccess(id: ${id}, canLogIn: false, why: "Now") { id } }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.resendInvitation',
    onPerson((id) => `mutation { resendInvitation(id: ${id}) { id } }`),
    MANAGERS,
  ),
  openRow('Query.roleMatrix', (cell) => gqlAnswer(cell, '{ roleMatrix { roles { id } } }'), MANAGERS),
  openRow(
    'Mutation.saveRoles',
    {
      target: role,
      call: (cell: Cell, { id }: Target) =>
        gqlAnswer(
          cell,
          `mutation { saveRoles(input: { why: "Now", roles: [{ id: ${String(id)}, give: ["CAN_VIEW_LOGS"] }] }) { roles { id } } }`,
        ),
    },
    MANAGERS,
  ),
  openRow(
    'Query.recordEvents (of a role)',
    {
      target: role,
      call: (cell: Cell, { id }: Target) => gqlAnswer(cell, `{ recordEvents(entity: "role", id: ${String(id)}) { next } }`),
    },
    MANAGERS,
  ),
  openRow('Query.itemCodes', (cell) => gqlAnswer(cell, '{ itemCodes { count } }'), MANAGERS),
  openRow('Query.itemCodeFilterOptions', (cell) => gqlAnswer(cell, '{ itemCodeFilterOptions { itemTypes } }'), MANAGERS),
  openRow(
    'Query.recordEvents',
    on(({ id }) => `{ recordEvents(entity: "field_item", id: ${String(id)}) { next } }`),
    MANAGERS,
  ),
  openRow(
    'Query.recordEvents (of a project)',
    {
      target: project,
      call: (cell: Cell, { id }: Target) => gqlAnswer(cell, `{ recordEvents(entity: "project", id: ${String(id)}) { next } }`),
    },
    HISTORIANS,
  ),
  openRow(
    'Mutation.saveItemCode (new)',
    (cell) => gqlAnswer(cell, `mutation { saveItemCode(input: { changes: { code: "${randomUUID()}", name: "Pit" } }) { id } }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.saveItemCode',
    on(
      ({ id }) => `mutation { saveItemCode(input: { id: ${String(id)}, base: { itemType: null }, changes: { itemType: "Pit" } }) { id } }`,
    ),
    MANAGERS,
  ),
  openRow(
    'Mutation.archiveItemCode',
    on(({ id }) => `mutation { archiveItemCode(id: ${String(id)}, archived: true) { id } }`),
    MANAGERS,
  ),
];
