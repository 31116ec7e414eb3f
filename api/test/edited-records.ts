// Every declared record that is edited: a row of it, how an edit of it is sent, and what its fields hold where their kind does not say it (record-edits.db.test.ts).
import { ABSENCE } from '@lotline/schema/domain/group/absence.fields';
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import { CONTRACTOR } from '@lotline/schema/domain/contractor/contractor.fields';
import { BOM_COST, EXPENSE_COST } from '@lotline/schema/domain/cost/cost.fields';
import { DOCUMENT, DOCUMENT_KIND } from '@lotline/schema/domain/document/document.fields';
import { CHILD_CODE, CHILD_RATE } from '@lotline/schema/domain/item/child-code.fields';
import { CONSTRUCTION_CODE } from '@lotline/schema/domain/item/construction-code.fields';
import { ITEM_CODE } from '@lotline/schema/domain/item/item-code.fields';
import { JOB } from '@lotline/schema/domain/job/job.fields';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import { PROJECT } from '@lotline/schema/domain/project/project.fields';
import type { DeclaredRecord } from '@lotline/schema/domain/record/record-declaration';
import { PERSON } from '@lotline/schema/domain/rights/person.fields';
import { ROLE } from '@lotline/schema/domain/rights/role.fields';
import type { BootedApi } from './booted-api.ts';
import { insertRow } from './insert-row.ts';
import { GROUPS, PEOPLE } from './world.ts';

type Texts = Readonly<Record<string, string | null>>;

export interface Edit {
  readonly id: number;
  readonly changes: Texts;
  /** The changed fields as their editor saw them. */
  readonly base: Texts;
  /** The whole record as its editor saw it, and the version that it had. */
  readonly seen: Texts;
  readonly version: number;
}

export interface Sent {
  readonly operation: string;
  /** Of its `input`, as the schema calls it. */
  readonly type: string;
  readonly input: object;
  readonly expectedVersion?: number;
}

export interface EditedRecord {
  readonly record: DeclaredRecord;
  readonly make: (api: BootedApi) => Promise<number>;
  readonly send: (edit: Edit) => Sent;
  /** What a field may hold, where its kind does not say it. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Fields that are edited in another way, and which. */
  readonly apart?: Readonly<Record<string, string>>;
}

let made = 0;
const number = (): string => String((made += 1));
const WHY = 'The supplier says so';
const edited = ({ id, changes, base }: Edit) => ({ id, changes, base });
const item = (api: BootedApi): Promise<number> => insertRow(api.sequelize, 'field_item', { code: `EDIT-${number()}`, name: 'Pit' });
const job = (api: BootedApi): Promise<number> =>
  insertRow(api.sequelize, 'construction', {
    work_order: `EDIT-${number()}`,
    status: 'Scheduled',
    address: '1 Ferry St',
    work_type: 'MDU',
  });
const hours = Object.fromEntries(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
    `hours${day}`,
    ['06:00-14:00', '08:00-16:00'],
  ]),
);

const cost = (record: typeof BOM_COST | typeof EXPENSE_COST, kind: 'bom' | 'expense'): EditedRecord => {
  let jobId = 0;
  return {
    record,
    make: async (api) => {
      jobId = await job(api);
      return insertRow(api.sequelize, 'job_cost', {
        ...{ construction_id: jobId, kind, code: 'CON-20', supplier: 'Kennards', spent_on: '2026-11-02', quantity: '2', unit_cost: '9.50' },
        created_by_user_id: PEOPLE.admin,
      });
    },
    send: ({ id, seen, changes, version }) => ({
      ...{ operation: 'saveJobCost', type: 'JobCostInput', expectedVersion: version },
      input: { id, constructionId: jobId, kind, ...seen, receiptId: null, ...changes },
    }),
    apart: { receiptId: 'a file of the job: db features/cost' },
  };
};

const rate = (): EditedRecord => {
  let childCodeId = 0;
  return {
    record: CHILD_RATE,
    make: async (api) => {
      childCodeId = await insertRow(api.sequelize, 'child_code', { code: `EDIT-${number()}`, parent_item_id: await item(api) });
      return insertRow(api.sequelize, 'child_code_rate', { child_code_id: childCodeId, rate: '24.50', effective_from: '2026-01-01' });
    },
    send: (edit) => ({ operation: 'saveChildRate', type: 'ChildRateEditInput', input: { ...edited(edit), childCodeId, why: WHY } }),
    apart: {
      groupId: 'whose rate it is: db features/child-code',
      contractorId: 'whose rate it is: db features/child-code',
      effectiveFrom: 'an end of one range of days: db features/child-code',
      effectiveTo: 'an end of one range of days: db features/child-code',
    },
  };
};

/** Its consequences, numbers and flags, and what a setting of its work type offers, have tests of their own. */
const OF_JOB = 'has consequences or is a number: db features/job';
const jobFields = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, OF_JOB]));

export const EDITED: readonly EditedRecord[] = [
  {
    record: JOB,
    make: job,
    send: (edit) => ({
      ...{ operation: 'updateConstruction', type: 'UpdateConstructionInput' },
      input: { ...edited(edit), reason: 'updatedDueDate' in edit.changes ? WHY : null },
    }),
    apart: {
      ...jobFields(
        ...['premises', 'acceleratedJob', 'isReceived', 'workType', 'address'],
        ...['lotNumber', 'unitNumber', 'streetNumber', 'streetName', 'roadType', 'suburb', 'state', 'postCode'],
      ),
      siteContact: 'the first of its site contacts, told with them: unit contact-merge',
      siteContactPhone: 'the first of its site contacts, told with them: unit contact-merge',
    },
  },
  {
    record: ITEM_CODE,
    make: item,
    send: (edit) => ({ operation: 'saveItemCode', type: 'ItemCodeEditInput', input: { ...edited(edit), why: WHY } }),
    values: { minQuantity: ['1.000', '2.000'], maxQuantity: ['8.000', '9.000'] },
  },
  {
    record: CHILD_CODE,
    make: async (api) => insertRow(api.sequelize, 'child_code', { code: `EDIT-${number()}`, parent_item_id: await item(api) }),
    send: (edit) => ({ operation: 'saveChildCode', type: 'ChildCodeEditInput', input: { ...edited(edit), why: WHY } }),
    apart: {
      parentItemId: 'a row of another table: db features/child-code',
      unitOfMeasure: 'must convert to the item’s: db features/child-code',
    },
  },
  {
    record: CONSTRUCTION_CODE,
    make: async (api) =>
      insertRow(api.sequelize, 'construction_code', {
        external_code: `EDIT-${number()}`,
        item_id: await item(api),
        effective_from: '2026-01-01',
      }),
    send: (edit) => ({ operation: 'saveConstructionCode', type: 'ConstructionCodeEditInput', input: { ...edited(edit), why: WHY } }),
    values: { minQuantity: ['1.000', '2.000'], maxQuantity: ['8.000', '9.000'] },
    apart: {
      itemId: 'a row of another table: db features/construction-code',
      unitOfMeasure: 'must convert to the item’s: db features/construction-code',
    },
  },
  {
    record: GROUP,
    make: (api) => insertRow(api.sequelize, 'work_group', { name: `Edit ${number()}` }),
    send: (edit) => ({ operation: 'saveGroup', type: 'GroupEditInput', input: { ...edited(edit), why: WHY } }),
    values: hours,
    apart: { independentContractorId: 'a row of another table: db features/group' },
  },
  {
    record: ABSENCE,
    make: (api) =>
      insertRow(api.sequelize, 'group_absence', {
        group_id: GROUPS.coastal,
        kind: 'other',
        from_date: '2026-01-01',
        to_date: '2026-12-01',
      }),
    send: (edit) => ({ operation: 'saveAbsence', type: 'AbsenceEditInput', input: { ...edited(edit), groupId: GROUPS.coastal } }),
    apart: { userId: 'a member of the group: db features/group' },
  },
  {
    record: CONTRACTOR,
    make: (api) =>
      insertRow(api.sequelize, 'independent_contractor', {
        legal_name: `Edit ${number()} Pty Ltd`,
        abr_checked_on: '2026-01-01',
        rcti_signed_on: '2026-01-01',
      }),
    send: (edit) => ({ operation: 'saveContractor', type: 'ContractorEditInput', input: { ...edited(edit), why: WHY } }),
    // those of the world are taken
    values: { abn: ['48123123124', '12004044937'] },
  },
  {
    record: DOCUMENT,
    make: (api) => insertRow(api.sequelize, 'resource_document', { independent_contractor_id: 1, kind: 'publicLiability' }),
    send: (edit) => ({
      ...{ operation: 'saveResourceDocument', type: 'ResourceDocumentEditInput' },
      input: { ...edited(edit), contractorId: 1 },
    }),
  },
  {
    record: DOCUMENT_KIND,
    make: async (api) => {
      const [rows] = await api.sequelize.query(`select id from document_kind where kind = 'vehicle'`);
      return (rows as readonly { readonly id: number }[])[0]?.id ?? 0;
    },
    send: (edit) => ({ operation: 'saveDocumentKind', type: 'DocumentKindEditInput', input: { ...edited(edit), why: WHY } }),
  },
  {
    record: PERSON,
    make: (api) => insertRow(api.sequelize, 'app_user', { email: `edit${number()}@lotline.example`, first_name: 'Jo', last_name: 'Park' }),
    send: (edit) => ({ operation: 'savePerson', type: 'SavePersonInput', input: { ...edited(edit), why: WHY } }),
  },
  {
    record: ROLE,
    make: (api) => insertRow(api.sequelize, 'role', { name: `Edit ${number()}` }),
    send: ({ id, changes, base }) => ({
      ...{ operation: 'saveRoles', type: 'SaveRolesInput' },
      input: { why: WHY, roles: [{ id, name: changes['name'], baseName: base['name'] }] },
    }),
  },
  {
    record: LOOKUP_VALUE,
    make: async (api) => {
      const [rows] = await api.sequelize.query(
        `insert into lookup (name, data) values ('Builder Lookup', '[]') on conflict (name) do update set name = excluded.name returning id`,
      );
      const lookup = (rows as readonly { readonly id: number }[])[0]?.id;
      return insertRow(api.sequelize, 'lookup_value', { lookup_id: lookup, label: `Edit ${number()}`, position: made });
    },
    send: ({ id, seen, changes: { label = seen['label'], ...marks }, base: { label: baseLabel = label, ...baseMarks } }) => ({
      ...{ operation: 'saveLookupValue', type: 'SaveLookupValueInput' },
      input: { list: 'Builder Lookup', id, label, baseLabel, marks, baseMarks, why: WHY },
    }),
    values: { details: ['Folder: A1', 'Folder: B2'] },
    apart: {
      colour: 'a mark of the lists that have one: db features/lookup',
      dueDays: 'a mark of the lists that have one: db features/lookup',
    },
  },
  {
    record: PROJECT,
    make: (api) => insertRow(api.sequelize, 'project', { name: `Edit ${number()}` }),
    send: ({ id, seen, changes, version }) => ({
      ...{ operation: 'saveProject', type: 'ProjectInput', expectedVersion: version },
      input: { id, ...seen, ...changes },
    }),
  },
  cost(BOM_COST, 'bom'),
  cost(EXPENSE_COST, 'expense'),
  rate(),
];

/** Declared records that are not edited by fields of their own, and what shows theirs. */
export const APART: Readonly<Record<string, string>> = {
  SITE_CONTACT: 'rows of a job, written together and merged row by row: unit contact-merge, db features/job',
  JOB_CONTACT: 'the field that is saved with them: unit contact-merge, db features/job',
  JOB_ITEM: 'the lines of a job, saved as many: db features/item',
  DELEGATION: 'added and ended, never edited: db features/delegation',
};
