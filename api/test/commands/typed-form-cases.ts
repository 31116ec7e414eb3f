// Forms that change many at once, or what many go by: members, merges, prices, imports, one-offs, kinds of documents, settings of addresses and of Xero.
import { QueryTypes } from 'sequelize';
import { addDays } from '@lotline/schema/domain/kernel/dates';
import type { BootedApi } from '../booted-api.ts';
import { insertRow } from '../insert-row.ts';
import { GROUPS, PEOPLE } from '../world.ts';
import { invalid, long, LONG_WHY, TODAY, WITHOUT_WHY, type Form, type FormCase, type Typed } from './typed-form.ts';

const NO_SUCH = 4711;
/** Item codes that a case names before they are made. */
const [EACH, GONE, STAYS] = [90_001, 90_002, 90_003] as const;
/** The dry run that a change of many goes by. */
const OTHER_DRY_RUN: Typed = ['what another dry run said', { seen: 'x' }, 'STALE_VERSION', null];

async function idWhere(api: BootedApi, sql: string): Promise<number> {
  const [row] = await api.sequelize.query<{ id: number }>(sql, { type: QueryTypes.SELECT });
  if (row === undefined) throw new Error(`nothing answers ${sql}`);
  return row.id;
}

/** What a read says at `key`. @throws Error where it is refused */
async function read(api: BootedApi, query: string, root: string, key: string): Promise<unknown> {
  const { data, errors } = await api.gql('admin', query);
  if (data === null || data === undefined) throw new Error(JSON.stringify(errors));
  return (data[root] as Form)[key];
}

const item = (api: BootedApi, code: string, more: Form = {}): Promise<number> =>
  insertRow(api.sequelize, 'field_item', { code, name: 'Duct', unit_of_measure: 'm', unit_amount: '4.00', ...more });

const LIST = 'Region';
async function value(api: BootedApi, label: string): Promise<number> {
  await api.gql('admin', 'mutation($label: String!, $list: String!) { saveLookupValue(input: { list: $list, label: $label }) { name } }', {
    ...{ label, list: LIST },
  });
  return idWhere(api, `select id from lookup_value where label = '${label}'`);
}

const MEMBERS: FormCase = {
  form: 'Members of a group',
  ...{ mutation: 'changeGroupMembers', input: 'GroupMembersInput', answer: '{ id }' },
  begin: () => ({
    groupId: GROUPS.crewNorth,
    join: [PEOPLE.office],
    leave: [PEOPLE.field],
    primaryUserId: PEOPLE.office,
    basePrimaryUserId: PEOPLE.field,
    why: 'Swapped',
  }),
  typed: [
    ['a person that there is not', { join: [PEOPLE.office, NO_SUCH] }, 'NOT_FOUND', null],
    ['a group that there is not', { groupId: NO_SUCH }, 'NOT_FOUND', null],
    ['who leaves and joins', { leave: [PEOPLE.office] }, 'INVALID_INPUT', 'leave'],
    ['two members and no contact', { join: [PEOPLE.office, PEOPLE.finance], primaryUserId: null }, 'PRIMARY_CONTACT_REQUIRED', null],
    ['no reason', { why: ' ' }, 'REASON_REQUIRED', 'why'],
    LONG_WHY,
  ],
};

const LISTS: readonly FormCase[] = [
  {
    form: 'New name of a list’s value',
    ...{ mutation: 'saveLookupValue', input: 'SaveLookupValueInput', answer: '{ name }' },
    begin: async (api) => {
      await value(api, 'Taken North');
      const id = await value(api, 'North Coast');
      await insertRow(api.sequelize, 'construction', {
        ...{ work_order: 'NAMED-1', status: 'Scheduled', work_type: 'MDU', address: '1 Ferry St', region: 'North Coast' },
      });
      return { id, list: LIST, label: 'Northern Rivers', baseLabel: 'North Coast', why: 'Its new name' };
    },
    typed: [
      ['no name', { label: ' ' }, 'INVALID_INPUT', 'label'],
      ['a name of 201 letters', { label: long(200) }, 'INVALID_INPUT', 'label'],
      ['a name that is taken', { label: 'taken  NORTH' }, 'ALREADY_TAKEN', 'label'],
      ['no reason, though a job holds the old name', { why: ' ' }, 'REASON_REQUIRED', null],
      ['a value that there is not', { id: NO_SUCH }, 'NOT_FOUND', null],
      LONG_WHY,
    ],
  },
  {
    form: 'Merge of list values',
    ...{ mutation: 'mergeLookupValues', input: 'MergeLookupValuesInput', answer: '{ name }' },
    begin: async (api) => {
      await value(api, 'Sth Coast');
      return { list: LIST, from: 'Sth Coast', intoId: await value(api, 'South Coast'), why: 'The same' };
    },
    typed: [
      ['into itself', { from: 'South Coast' }, 'LOOKUP_MERGE_ITSELF', null],
      ['a text that nothing holds', { from: 'Nowhere' }, 'NOT_FOUND', null],
      ['no value', { from: ' ' }, 'INVALID_INPUT', 'from'],
      ['into a value that there is not', { intoId: NO_SUCH }, 'NOT_FOUND', null],
      ['a list that there is not', { list: 'Colours' }, 'INVALID_INPUT', 'list'],
      WITHOUT_WHY,
      LONG_WHY,
    ],
  },
  {
    form: 'Import of a list',
    ...{ mutation: 'importLookupValues', input: 'ImportLookupValuesInput', answer: '{ created }' },
    begin: async (api) => {
      const csv = 'Name\nFar West';
      return {
        list: LIST,
        csv,
        seen: await read(api, `{ lookupDryRun(list: "${LIST}", csv: ${JSON.stringify(csv)}) { seen } }`, 'lookupDryRun', 'seen'),
      };
    },
    typed: [
      OTHER_DRY_RUN,
      ['another file than was tried', { csv: 'Name\nFar East' }, 'STALE_VERSION', null],
      ['no file', { csv: '' }, 'INVALID_INPUT', 'csv'],
      ['a file without its column', { csv: 'Colour\nRed' }, 'INVALID_INPUT', 'csv'],
      ['a list that there is not', { list: 'Colours' }, 'INVALID_INPUT', 'list'],
    ],
  },
];

const CODES: readonly FormCase[] = [
  {
    form: 'Merge of item codes',
    ...{ mutation: 'mergeItemCodes', input: 'MergeItemCodesInput', answer: '{ id }' },
    begin: async (api) => {
      await item(api, 'DUCT-EACH', { id: EACH, unit_of_measure: 'each' });
      await item(api, 'DUCT-GONE', { id: GONE, is_archived: true });
      return { fromId: await item(api, 'DUCT-OLD'), intoId: await item(api, 'DUCT-NEW', { id: STAYS }), why: 'The same duct' };
    },
    typed: [
      ['into itself', { fromId: STAYS }, 'INVALID_INPUT', 'intoId'],
      ['into a code of another unit', { intoId: EACH }, 'INVALID_INPUT', 'intoId'],
      ['into an archived code', { intoId: GONE }, 'INVALID_INPUT', 'intoId'],
      ['a code that there is not', { fromId: NO_SUCH }, 'NOT_FOUND', null],
      ['into a code that there is not', { intoId: NO_SUCH }, 'NOT_FOUND', null],
      WITHOUT_WHY,
      LONG_WHY,
    ],
  },
  {
    form: 'Price of an item code from a day on',
    ...{ mutation: 'addItemPrice', input: 'AddItemPriceInput', answer: '{ ownAmount }' },
    begin: async (api) => ({ itemId: await item(api, 'DUCT-PRICED'), unitAmount: '5.00', effectiveFrom: addDays(TODAY, 7), why: 'CPI' }),
    typed: [
      ['an amount below zero', { unitAmount: '-1.00' }, 'INVALID_INPUT', 'unitAmount'],
      ['a day that is past', { effectiveFrom: addDays(TODAY, -1) }, 'INVALID_INPUT', 'effectiveFrom'],
      ['a code that there is not', { itemId: NO_SUCH }, 'NOT_FOUND', null],
      WITHOUT_WHY,
      LONG_WHY,
    ],
  },
  {
    form: 'Prices of many item codes',
    ...{ mutation: 'changeItemPrices', input: 'ChangeItemPricesInput', answer: '{ id }' },
    begin: async (api) => {
      await item(api, 'DUCT-MANY');
      const from = addDays(TODAY, 14);
      const change = `change: { kind: "percent", value: "10", effectiveFrom: "${from}" }`;
      const seen = await read(api, `{ itemPriceDryRun(${change}) { seen } }`, 'itemPriceDryRun', 'seen');
      return { kind: 'percent', value: '10', effectiveFrom: from, seen, why: 'CPI' };
    },
    typed: [
      OTHER_DRY_RUN,
      ['another change than was tried', { value: '11' }, 'STALE_VERSION', null],
      ['a kind that there is not', { kind: 'half' }, 'INVALID_INPUT', 'kind'],
      ['no change', { value: '0' }, 'INVALID_INPUT', 'value'],
      ['more than 1,000 per cent', { value: '1000.01' }, 'INVALID_INPUT', 'value'],
      ['a day that is past', { effectiveFrom: addDays(TODAY, -1) }, 'INVALID_INPUT', 'effectiveFrom'],
      WITHOUT_WHY,
      LONG_WHY,
    ],
  },
  {
    form: 'Import of item codes',
    ...{ mutation: 'importItemCodes', input: 'ImportItemCodesInput', answer: '{ created }' },
    begin: async (api) => {
      const csv = 'Code,Name,Unit amount\nDUCT-FILE,Duct,7.00';
      return {
        csv,
        why: 'Contract',
        seen: await read(api, `{ itemCodeDryRun(csv: ${JSON.stringify(csv)}) { seen } }`, 'itemCodeDryRun', 'seen'),
      };
    },
    typed: [
      OTHER_DRY_RUN,
      ['another file than was tried', { csv: 'Code,Name\nDUCT-ELSE,Duct' }, 'STALE_VERSION', null],
      ['no file', { csv: '' }, 'INVALID_INPUT', 'csv'],
      ['no reason, though amounts change', { why: ' ' }, 'REASON_REQUIRED', null],
      LONG_WHY,
    ],
  },
];

/** A line of a job that says another quantity than its items. */
async function wrongLine(api: BootedApi): Promise<void> {
  const job = await insertRow(api.sequelize, 'construction', {
    ...{ work_order: 'WRONG-1', status: 'Scheduled', work_type: 'MDU', address: '2 Ferry St' },
  });
  const task = await insertRow(api.sequelize, 'schedule', { construction_id: job, name: 'Haul' });
  const line = await insertRow(api.sequelize, 'boq', { construction_id: job, code: 'WRONG', completed_qty: 7 });
  await insertRow(api.sequelize, 'schedule_item', { schedule_id: task, boq_id: line, completed_qty: 3 });
}

const ONE_OFFS: readonly FormCase[] = [
  {
    form: 'One-off, begun by its count',
    ...{ mutation: 'startOneOff', input: 'StartOneOffInput', answer: '' },
    begin: async (api) => {
      await wrongLine(api);
      return {
        kind: 'sumLines',
        count: await read(api, '{ oneOffDryRun(kind: "sumLines") { count } }', 'oneOffDryRun', 'count'),
        why: 'Repair',
      };
    },
    typed: [
      ['another count', { count: 99 }, 'STALE_VERSION', null],
      ['a count below zero', { count: -1 }, 'INVALID_INPUT', 'count'],
      ['a kind that there is not', { kind: 'sweepAll' }, 'INVALID_INPUT', 'kind'],
      ['one that has nothing to do', { kind: 'sendMessages', count: 0 }, 'ONE_OFF_NOTHING', null],
      WITHOUT_WHY,
      LONG_WHY,
    ],
  },
  {
    form: 'One-off, cancelled',
    ...{ mutation: 'cancelOneOff', input: 'CancelOneOffInput', answer: '' },
    begin: async (api) => ({
      id: await insertRow(api.sequelize, 'one_off_run', {
        ...{
          kind: 'closeVisits',
          state: 'running',
          total: 4,
          why: 'Old ones',
          started_by_user_id: PEOPLE.admin,
          started_at: `${TODAY}T01:00:00Z`,
        },
      }),
      why: 'Not today',
    }),
    typed: [['one that there is not', { id: NO_SUCH }, 'NOT_FOUND', null], WITHOUT_WHY, LONG_WHY],
  },
];

const KIND_OF_DOCUMENT: FormCase = {
  form: 'Kind of document',
  ...{ mutation: 'saveDocumentKind', input: 'DocumentKindEditInput', answer: '' },
  begin: async (api) => ({
    id: await idWhere(api, "select id from document_kind where kind = 'vehicle'"),
    ...{ base: { isForPeople: 'false' }, changes: { isForPeople: 'true' }, why: 'Insurer asks' },
  }),
  typed: [
    invalid('neither yes nor no', { isForPeople: 'maybe' }),
    invalid('nothing', { isForContractors: null }),
    invalid('a field that there is not', { name: 'Car' }),
    ['a kind that there is not', { id: NO_SUCH }, 'NOT_FOUND', null],
    ['no kind', { id: null }, 'INVALID_INPUT', 'id'],
    WITHOUT_WHY,
    LONG_WHY,
  ],
};

const setting = (name: string, config: Form): Form => ({ name, workType: null, version: 0, why: 'Agreed', config });
const config = (what: string, wrong: Form): Typed => [what, { config: wrong }, 'INVALID_INPUT', null];
const NO_WORK_TYPE: Typed = ['for one work type', { workType: 'MDU' }, 'INVALID_INPUT', null];
const HERE = { range: '127.0.0.0/8', name: 'Here' };

const SETTINGS: readonly FormCase[] = [
  {
    form: 'Setting of addresses',
    ...{ mutation: 'saveSetting', input: 'SaveSettingInput', answer: '{ version }' },
    begin: () => setting('Office Addresses', { appliesTo: 'office', ranges: [HERE, { range: '::1', name: 'Here too' }] }),
    typed: [
      config('a range in words', { appliesTo: 'office', ranges: [HERE, { range: 'the office', name: 'Office' }] }),
      config('a range of 33 bits', { appliesTo: 'office', ranges: [HERE, { range: '203.0.113.0/33', name: 'Office' }] }),
      config('a range without a name', { appliesTo: 'office', ranges: [HERE, { range: '203.0.113.0/24', name: ' ' }] }),
      config('a range named twice', { appliesTo: 'office', ranges: [HERE, HERE] }),
      config('people that there are not', { appliesTo: 'guests', ranges: [HERE] }),
      config('a field that there is not', { appliesTo: 'office', ranges: [HERE], country: 'AU' }),
      [
        'ranges that shut its editor out',
        { config: { appliesTo: 'office', ranges: [{ range: '203.0.113.0/24', name: 'Office' }] } },
        'SETTING_LOCKS_YOU_OUT',
        null,
      ],
      ['what another version is', { version: 7 }, 'STALE_VERSION', null],
      NO_WORK_TYPE,
      WITHOUT_WHY,
      LONG_WHY,
    ],
  },
  {
    form: 'Setting of Xero',
    ...{ mutation: 'saveSetting', input: 'SaveSettingInput', answer: '{ version }' },
    begin: () => setting('Xero', { accountCode: '310', contactBy: 'trading', dueDays: 21 }),
    typed: [
      config('an account in words', { accountCode: 'wages!', dueDays: 21 }),
      config('an account of 11 letters', { accountCode: long(10) }),
      config('a tax that there is not', { accountCode: '310', taxWithGst: 'GST on Income' }),
      config('a rule of names that there is not', { accountCode: '310', contactBy: 'email' }),
      config('121 days', { accountCode: '310', dueDays: 121 }),
      config('a field that there is not', { accountCode: '310', clientSecret: 'x' }),
      NO_WORK_TYPE,
      WITHOUT_WHY,
      LONG_WHY,
    ],
  },
];

export const MANY_FORMS: readonly FormCase[] = [MEMBERS, ...LISTS, ...CODES, ...ONE_OFFS, KIND_OF_DOCUMENT, ...SETTINGS];
