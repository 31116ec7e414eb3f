// The access matrix of groups and contractors (screens.md §2.19): whoever manages them; the administrator alone in this world.
import { QueryTypes } from 'sequelize';
import { resourceDocument as document } from './access-targets.ts';
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

const contractor = (cell: Cell) =>
  made(
    cell,
    `insert into independent_contractor (legal_name, status, abn, abr_status, abr_checked_on, contact_name, contact_phone)
     values ('Access ' || nextval('independent_contractor_id_seq'), 'onboarding', (20000000000 + nextval('independent_contractor_id_seq'))::text, 'active', '2026-11-01', 'Ann', '+61400000000')
     returning id`,
  );

const documentKind = (cell: Cell) =>
  made(cell, `insert into document_kind (kind, label) select k, k from (select 'access-' || gen_random_uuid() as k) n returning id`);

export const GROUP_ROWS: readonly AccessRow[] = [
  openRow('Query.contractorList', (cell) => gqlAnswer(cell, '{ contractorList { count } }'), MANAGERS),
  openRow('Query.contractorFilterOptions', (cell) => gqlAnswer(cell, '{ contractorFilterOptions { states } }'), MANAGERS),
  openRow(
    'Query.contractorDetail',
    on(contractor, (id) => `{ contractorDetail(id: ${id}) { id } }`),
    MANAGERS,
  ),
  openRow(
    'Query.recordEvents (of a contractor)',
    on(contractor, (id) => `{ recordEvents(entity: "independent_contractor", id: ${id}) { next } }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.saveContractor',
    on(
      contractor,
      (id) => `mutation { saveContractor(input: { id: ${id}, base: { suburb: null }, changes: { suburb: "Ultimo" } }) ${answer} }`,
    ),
    MANAGERS,
  ),
  openRow(
    'Mutation.moveContractor',
    on(contractor, (id) => `mutation { moveContractor(id: ${id}, move: "activate", why: "Papers are in") ${answer} }`),
    MANAGERS,
  ),
  openRow(
    'Query.resourceDocuments',
    on(contractor, (id) => `{ resourceDocuments(contractorId: ${id}) { today } }`),
    MANAGERS,
  ),
  openRow('Query.resourceDocuments (of a person)', (cell) => gqlAnswer(cell, '{ resourceDocuments(userId: 5) { today } }'), MANAGERS),
  openRow(
    'Mutation.saveResourceDocument',
    on(contractor, (id) => `mutation { saveResourceDocument(input: { contractorId: ${id}, changes: { kind: "licence" } }) { today } }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.archiveResourceDocument',
    on(document, (id) => `mutation { archiveResourceDocument(id: ${id}, archived: true) { today } }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.verifyResourceDocument',
    on(document, (id) => `mutation { verifyResourceDocument(id: ${id}, verified: true) { today } }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.saveDocumentKind',
    on(
      documentKind,
      (id) =>
        `mutation { saveDocumentKind(input: { id: ${id}, why: "Now", base: { isForPeople: "false" }, changes: { isForPeople: "true" } }) }`,
    ),
    MANAGERS,
  ),
  openRow(
    'Query.recordEvents (of a kind of document)',
    on(documentKind, (id) => `{ recordEvents(entity: "document_kind", id: ${id}) { next } }`),
    MANAGERS,
  ),
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
    'Query.groupOpenTaskIds',
    on(group, (id) => `{ groupOpenTaskIds(id: ${id}) }`),
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
