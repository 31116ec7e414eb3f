// The access matrix of declared records (decision 080): whoever manages them reads and writes them; the administrator alone in this world.
import { createHash, randomUUID } from 'node:crypto';
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

const failedJob: AccessRow['target'] = async ({ api }) => {
  const sql = `select (graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job('access')).id], 'No')).id::integer as id`;
  const [made] = await api.sequelize.query<{ id: number }>(sql, { type: QueryTypes.SELECT });
  return { id: made?.id ?? 0 };
};
const OF_LISTS: Answers = { ...everybody('CLAIM_REQUIRED'), admin: 'OK', office: 'OK' };
const builder: AccessRow['target'] = async ({ api }) => {
  const sql = `with list as (insert into lookup (name, data) values ('Builder Lookup', '[]') on conflict (name) do update set name = excluded.name returning id)
    insert into lookup_value (lookup_id, label, position) select list.id, 'Access ' || nextval('lookup_value_id_seq'), 1 from list returning id`;
  const [made] = await api.sequelize.query<{ id: number }>(sql, { type: QueryTypes.SELECT });
  return { id: made?.id ?? 0 };
};
const onBuilder = (query: (target: Target) => string) => ({
  target: builder,
  call: (cell: Cell, target: Target) => gqlAnswer(cell, query(target)),
});

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

const runningOneOff: AccessRow['target'] = async (cell) => {
  const { id: userId } = (await person(cell)) ?? { id: 0 };
  // one of a kind runs at a time
  const sql = `insert into one_off_run (kind, total, why, started_by_user_id, started_at)
    values ('sumLines', 1, 'Access', ${String(userId)}, now()) on conflict (kind) where state = 'running' do update set why = excluded.why returning id`;
  const [made] = await cell.api.sequelize.query<{ id: number }>(sql, { type: QueryTypes.SELECT });
  return { id: made?.id ?? 0 };
};

const codeImport: AccessRow['target'] = async (cell) => {
  const { id: userId } = (await person(cell)) ?? { id: 0 };
  const sql = `with made as (insert into item_code_import (made_at, made_by_user_id) values (now(), ${String(userId)}) returning id)
    insert into item_code_import_row (import_id, item_id, version) select id, ${String(await catalogueItem(cell))}, 999 from made returning import_id as id`;
  const [made] = await cell.api.sequelize.query<{ id: number }>(sql, { type: QueryTypes.SELECT });
  return { id: made?.id ?? 0 };
};

const device: AccessRow['target'] = async (cell) => {
  const { id: userId } = (await person(cell)) ?? { id: 0 };
  const sql = `insert into device (user_id, app, device_key, app_version, unsent, first_seen_at, last_seen_at)
    values (${String(userId)}, 'field', gen_random_uuid(), '1', 0, now(), now()) returning id`;
  const [made] = await cell.api.sequelize.query<{ id: number }>(sql, { type: QueryTypes.SELECT });
  return { id: made?.id ?? 0 };
};

/** Of codes that are not there yet: nothing of the catalogue is in the mark of its dry run. */
const importing = (csv: string): string =>
  `mutation { importItemCodes(input: { csv: ${JSON.stringify(csv)}, seen: "${createHash('sha256').update(' ').update(csv).digest('hex')}" }) { created } }`;

/** A file that changes nothing, of the list as it is now. */
async function importingTerms({ api }: Cell): Promise<string> {
  const csv = 'Name,Archived';
  const sql = `select coalesce((select version from lookup where name = 'Payment terms'), 0) as version`;
  const [found] = await api.sequelize.query<{ version: number }>(sql, { type: QueryTypes.SELECT });
  const seen = createHash('sha256')
    .update(`${String(found?.version)} `)
    .update(csv)
    .digest('hex');
  return `mutation { importLookupValues(input: { list: "Payment terms", csv: "${csv}", seen: "${seen}" }) { same } }`;
}

/** Of two codes that nothing has. */
const merging = (before: string, after: string) => ({
  target: async (cell: Cell): Promise<Target> => ({ id: await catalogueItem(cell), itemId: await catalogueItem(cell) }),
  call: (cell: Cell, { id, itemId }: Target) => gqlAnswer(cell, `${before}fromId: ${String(id)}, intoId: ${String(itemId)}${after}`),
});

export const RECORD_ROWS: readonly AccessRow[] = [
  openRow('Query.settingPage', (cell) => gqlAnswer(cell, '{ settingPage(name: "Address Type") { version } }'), MANAGERS),
  openRow(
    'Query.settingPreview',
    (cell) => gqlAnswer(cell, '{ settingPreview(input: { name: "Task Templates", config: { templates: [] } }) { tasks } }'),
    MANAGERS,
  ),
  openRow(
    'Mutation.saveSetting',
    (cell) =>
      gqlAnswer(
        cell,
        `mutation { saveSetting(input: { name: "Address Type", workType: "${randomUUID()}", version: 0, why: "Now", config: { addressSetting: { addressType: "free" } } }) { version } }`,
      ),
    MANAGERS,
  ),
  openRow(
    'Mutation.checkXero',
    (cell) =>
      gqlAnswer(
        cell,
        'mutation { checkXero(input: { accountCode: "310", taxWithGst: "GST on Expenses", taxWithoutGst: "BAS Excluded" }) { failure } }',
      ),
    { ...MANAGERS, admin: 'XERO_NOT_SET_UP' },
  ),
  openRow('Query.lookupValues', (cell) => gqlAnswer(cell, '{ lookupValues(list: "Region") { name } }'), OF_LISTS),
  openRow(
    'Query.lookupDryRun',
    (cell) => gqlAnswer(cell, '{ lookupDryRun(list: "Hold reason", csv: "Name\\nRain") { created } }'),
    OF_LISTS,
  ),
  openRow('Mutation.exportLookupValues', (cell) => gqlAnswer(cell, 'mutation { exportLookupValues(list: "Region") { rows } }'), OF_LISTS),
  openRow('Mutation.importLookupValues', async (cell) => gqlAnswer(cell, await importingTerms(cell)), OF_LISTS),
  openRow(
    'Mutation.saveLookupValue (new)',
    (cell) => gqlAnswer(cell, `mutation { saveLookupValue(input: { list: "Region", label: "${randomUUID()}" }) { name } }`),
    OF_LISTS,
  ),
  openRow(
    'Mutation.saveLookupValue',
    onBuilder(
      ({ id }) => `mutation { saveLookupValue(input: { list: "Builder Lookup", id: ${String(id)}, label: "${randomUUID()}" }) { name } }`,
    ),
    OF_LISTS,
  ),
  openRow(
    'Mutation.moveLookupValue',
    onBuilder(({ id }) => `mutation { moveLookupValue(id: ${String(id)}) { name } }`),
    OF_LISTS,
  ),
  openRow(
    'Mutation.archiveLookupValue',
    onBuilder(({ id }) => `mutation { archiveLookupValue(id: ${String(id)}, archived: true) { name } }`),
    OF_LISTS,
  ),
  openRow(
    'Mutation.mergeLookupValues',
    {
      target: builder,
      call: async (cell: Cell, { id }: Target) => {
        const from = randomUUID();
        const sql = `insert into lookup_value (lookup_id, label, position) select v.lookup_id, $from, 2 from lookup_value v where v.id = $id`;
        await cell.api.sequelize.query(sql, { bind: { from, id } });
        const input = `list: "Builder Lookup", from: "${from}", intoId: ${String(id)}, why: "Now"`;
        return gqlAnswer(cell, `mutation { mergeLookupValues(input: { ${input} }) { name } }`);
      },
    },
    OF_LISTS,
  ),
  openRow(
    'Query.recordEvents (of a value of a list)',
    onBuilder(({ id }) => `{ recordEvents(entity: "lookup_value", id: ${String(id)}) { next } }`),
    OF_LISTS,
  ),
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
  openRow(
    'Mutation.resetDevice',
    {
      target: device,
      call: (cell: Cell, { id }: Target) =>
        gqlAnswer(cell, `mutation { resetDevice(id: ${String(id)}, isWanted: true, why: "Now") { id } }`),
    },
    MANAGERS,
  ),
  openRow('Query.deviceLog', (cell) => gqlAnswer(cell, '{ deviceLog { count } }'), MANAGERS),
  openRow('Query.roleMatrix', (cell) => gqlAnswer(cell, '{ roleMatrix { roles { id } } }'), MANAGERS),
  openRow(
    'Query.rolePreview',
    {
      target: role,
      call: (cell: Cell, { id }: Target) =>
        gqlAnswer(cell, `{ rolePreview(roles: [{ id: ${String(id)}, give: ["CAN_VIEW_LOGS"] }]) { blockedCount } }`),
    },
    MANAGERS,
  ),
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
  openRow('Query.activityLog', (cell) => gqlAnswer(cell, '{ activityLog { count } }'), MANAGERS),
  openRow('Query.errorLog', (cell) => gqlAnswer(cell, '{ errorLog { count } }'), MANAGERS),
  openRow('Query.messageLog', (cell) => gqlAnswer(cell, '{ messageLog { count } }'), MANAGERS),
  openRow('Query.jobLog', (cell) => gqlAnswer(cell, '{ jobLog { count } }'), MANAGERS),
  openRow('Query.signInLog', (cell) => gqlAnswer(cell, '{ signInLog { count } }'), MANAGERS),
  openRow('Query.adminTasks', (cell) => gqlAnswer(cell, '{ adminTasks { counts { failed } } }'), MANAGERS),
  openRow('Query.queueJobs', (cell) => gqlAnswer(cell, '{ queueJobs(state: "failed") { id } }'), MANAGERS),
  openRow('Query.adminHealth', (cell) => gqlAnswer(cell, '{ adminHealth { failedJobs } }'), MANAGERS),
  openRow(
    'Mutation.moveQueueJobs',
    {
      target: failedJob,
      call: (cell: Cell, { id }: Target) =>
        gqlAnswer(cell, `mutation { moveQueueJobs(input: { move: "retry", ids: [${String(id)}], why: "Now" }) }`),
    },
    MANAGERS,
  ),
  openRow(
    'Mutation.runScheduledTask',
    (cell) => gqlAnswer(cell, 'mutation { runScheduledTask(input: { task: "keep_records", why: "Now" }) }'),
    MANAGERS,
  ),
  openRow('Query.oneOffs', (cell) => gqlAnswer(cell, '{ oneOffs { kind } }'), MANAGERS),
  openRow('Query.oneOffDryRun', (cell) => gqlAnswer(cell, '{ oneOffDryRun(kind: "turnBankKey") { count } }'), MANAGERS),
  openRow(
    'Mutation.startOneOff',
    (cell) => gqlAnswer(cell, 'mutation { startOneOff(input: { kind: "turnBankKey", count: 0, why: "Now" }) }'),
    { ...MANAGERS, admin: 'ONE_OFF_NOTHING' },
  ),
  openRow(
    'Mutation.cancelOneOff',
    {
      target: runningOneOff,
      call: (cell: Cell, { id }: Target) => gqlAnswer(cell, `mutation { cancelOneOff(input: { id: ${String(id)}, why: "Now" }) }`),
    },
    MANAGERS,
  ),
  openRow('Query.logPeople', (cell) => gqlAnswer(cell, '{ logPeople { id } }'), MANAGERS),
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
  openRow('Query.itemCodeDryRun', (cell) => gqlAnswer(cell, `{ itemCodeDryRun(csv: "Code,Name\\nA-1,Pit") { created } }`), MANAGERS),
  openRow('Query.itemCodeImports', (cell) => gqlAnswer(cell, '{ itemCodeImports { id } }'), MANAGERS),
  openRow('Query.itemCodeMerge', merging('{ itemCodeMerge(', ') { lines } }'), MANAGERS),
  openRow('Mutation.mergeItemCodes', merging('mutation { mergeItemCodes(input: {', ', why: "One pit" }) { id } }'), MANAGERS),
  openRow(
    'Mutation.undoItemCodeImport',
    {
      target: codeImport,
      call: (cell: Cell, { id }: Target) =>
        gqlAnswer(cell, `mutation { undoItemCodeImport(input: { importId: ${String(id)}, why: "Wrong file" }) { undone } }`),
    },
    MANAGERS,
  ),
  openRow('Mutation.importItemCodes', (cell) => gqlAnswer(cell, importing(`Code,Name\n${randomUUID()},Pit`)), MANAGERS),
  openRow(
    'Mutation.archiveItemCode',
    on(({ id }) => `mutation { archiveItemCode(id: ${String(id)}, archived: true) { id } }`),
    MANAGERS,
  ),
];
