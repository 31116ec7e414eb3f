// The access matrix of groups (screens.md §2.19): whoever manages them; the administrator alone in this world.
import { QueryTypes } from 'sequelize';
import { everybody, gqlAnswer, openRow, type AccessRow, type Answers, type Cell, type Target } from './access-row.ts';

const MANAGERS: Answers = { ...everybody('CLAIM_REQUIRED'), admin: 'OK' };

async function made({ api }: Cell, sql: string): Promise<Target> {
  const [row] = await api.sequelize.query<{ id: number }>(sql, { type: QueryTypes.SELECT });
  return { id: row?.id ?? 0 };
}
const group = (cell: Cell) => made(cell, `insert into work_group (name) values ('Access ' || nextval('work_group_id_seq')) returning id`);
const absence = (cell: Cell) =>
  made(
    cell,
    `with g as (insert into work_group (name) values ('Access ' || nextval('work_group_id_seq')) returning id)
     insert into group_absence (group_id, kind, from_date, to_date) select id, 'leave', '2026-12-01', '2026-12-02' from g returning id`,
  );
const on = (target: (cell: Cell) => Promise<Target>, query: (id: string) => string) => ({
  target,
  call: (cell: Cell, { id }: Target) => gqlAnswer(cell, query(String(id))),
});
const answer = '{ id }';

export const GROUP_ROWS: readonly AccessRow[] = [
  openRow('Query.groupList', (cell) => gqlAnswer(cell, '{ groupList { count } }'), MANAGERS),
  openRow('Query.groupListFilterOptions', (cell) => gqlAnswer(cell, '{ groupListFilterOptions { states } }'), MANAGERS),
  openRow('Query.groupOrder', (cell) => gqlAnswer(cell, '{ groupOrder { id } }'), MANAGERS),
  openRow('Query.groupContractors', (cell) => gqlAnswer(cell, '{ groupContractors { id } }'), MANAGERS),
  openRow(
    'Query.groupDetail',
    on(group, (id) => `{ groupDetail(id: ${id}) { id } }`),
    MANAGERS,
  ),
  openRow(
    'Query.groupCandidates',
    on(group, (id) => `{ groupCandidates(groupId: ${id}, search: "a") { id } }`),
    MANAGERS,
  ),
  openRow(
    'Query.recordEvents (of a group)',
    on(group, (id) => `{ recordEvents(entity: "work_group", id: ${id}) { next } }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.saveGroup',
    on(group, (id) => `mutation { saveGroup(input: { id: ${id}, base: { region: null }, changes: { region: "North" } }) ${answer} }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.archiveGroup',
    on(group, (id) => `mutation { archiveGroup(id: ${id}, archived: true, why: "Merged") ${answer} }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.changeGroupMembers',
    on(group, (id) => `mutation { changeGroupMembers(input: { groupId: ${id}, join: [5], why: "Helps out" }) ${answer} }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.moveGroup',
    on(group, (id) => `mutation { moveGroup(id: ${id}) ${answer} }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.saveAbsence',
    on(
      group,
      (id) =>
        `mutation { saveAbsence(input: { groupId: ${id}, changes: { kind: "leave", fromDate: "2026-12-01", toDate: "2026-12-02" } }) ${answer} }`,
    ),
    MANAGERS,
  ),
  openRow(
    'Mutation.archiveAbsence',
    on(absence, (id) => `mutation { archiveAbsence(id: ${id}, archived: true) ${answer} }`),
    MANAGERS,
  ),
];
