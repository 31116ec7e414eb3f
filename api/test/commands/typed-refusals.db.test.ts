// What people type into the forms of the administration, form by form: each thing that cannot be is refused at its field, with the rest of the form in order, and no row of
// any table is another afterwards. The same form with that one thing put right is saved then: nothing of it was half there.
import { QueryTypes } from 'sequelize';
import { addDays } from '@lotline/schema/domain/kernel/dates';
import { COMPANY_DEFAULTS } from '@lotline/schema/domain/settings/company-settings';
import { SETTING_NAMES } from '@lotline/schema/domain/settings/parse-setting';
import { FEATURES } from '../../src/features.ts';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { insertRow } from '../insert-row.ts';
import { GROUPS, PEOPLE } from '../world.ts';
import { changes, invalid, LONG_WHY, long, TODAY, WITHOUT_WHY, type Form, type FormCase } from './typed-form.ts';
import { BUTTONS, changesOf, OUTSIDE } from './administration.ts';
import { REASON_FORMS } from './reason-form-cases.ts';
import { SETTING_FORMS, TRIED_SETTINGS } from './setting-form-cases.ts';
import { MANY_FORMS } from './typed-form-cases.ts';

let api: BootedApi;
let itemId = 0;
beforeAll(async () => {
  api = await bootApi({ now: () => new Date(`${TODAY}T01:00:00.000Z`) });
  itemId = await insertRow(api.sequelize, 'field_item', { code: 'PIT-9', name: 'Pit', unit_of_measure: 'each' });
  await insertRow(api.sequelize, 'role', { name: 'Taken role' });
  // who signs in for the first time is bound by it
  await api.gql('admin', '{ me { id } }');
});
afterAll(() => api.stop());

const NOTHING_SIGNED = { rctiStatus: 'none', gstRegistered: 'true' };
const YES_NO_OF_GROUP = { isSubcontractor: 'false', isFieldGroup: 'true', canSchedule: 'true' };

const FORMS: readonly FormCase[] = [
  {
    form: 'Person',
    ...{ mutation: 'savePerson', input: 'SavePersonInput', answer: '{ id }' },
    begin: () => ({
      changes: { firstName: 'Nadia', lastName: 'Novak', email: 'nadia@lotline.example' },
      ...{ why: 'Starts', giveRoleIds: [1], joinGroupIds: [GROUPS.crewNorth] },
    }),
    typed: [
      invalid('no first name', { firstName: '' }),
      invalid('a last name of 101 letters', { lastName: long(100) }),
      invalid('no e-mail', { email: null }),
      invalid('an e-mail without its end', { email: 'nadia@lotline' }),
      ['the e-mail of another', changes({ email: 'ADMIN@lotline.example' }), 'ALREADY_TAKEN', 'email'],
      invalid('a field that there is not', { salary: '1' }),
      ['a field worker without a group', { joinGroupIds: [] }, 'PERSON_NEEDS_GROUP', null],
      ['a role that there is not', { giveRoleIds: [1, 4711] }, 'NOT_FOUND', null],
      ['a group that there is not', { joinGroupIds: [GROUPS.crewNorth, 4711] }, 'NOT_FOUND', null],
      WITHOUT_WHY,
      LONG_WHY,
    ],
  },
  {
    form: 'Roles and claims',
    ...{ mutation: 'saveRoles', input: 'SaveRolesInput', answer: '{ roles { id } }' },
    begin: () => ({ why: 'Two at once', roles: [{ name: 'Planner', give: ['CAN_VIEW_LOGS'] }, { name: 'Reader' }] }),
    typed: [
      ['no name beside a right one', { roles: [{ name: 'Planner' }, { name: ' ' }] }, 'INVALID_INPUT', null],
      ['a name of 61 letters', { roles: [{ name: 'Planner' }, { name: long(60) }] }, 'INVALID_INPUT', null],
      ['a name that is taken', { roles: [{ name: 'Planner' }, { name: 'TAKEN  role' }] }, 'ALREADY_TAKEN', null],
      ['a claim that there is not', { roles: [{ name: 'Planner' }, { name: 'Reader', give: ['CAN_DO_ALL'] }] }, 'INVALID_INPUT', null],
      ['a role that there is not', { roles: [{ name: 'Planner' }, { id: 4711, give: ['CAN_VIEW_LOGS'] }] }, 'NOT_FOUND', null],
      WITHOUT_WHY,
    ],
  },
  {
    form: 'Group',
    ...{ mutation: 'saveGroup', input: 'GroupEditInput', answer: '{ id }' },
    begin: () => ({
      changes: { ...YES_NO_OF_GROUP, name: 'Crew West', state: 'WA', hoursMonday: '07:00-15:30', region: 'Perth' },
      why: 'New crew',
    }),
    typed: [
      invalid('no name', { name: ' ' }),
      ['a name that is taken', changes({ name: 'crew  NORTH' }), 'ALREADY_TAKEN', 'name'],
      invalid('a state that there is not', { state: 'NZ' }),
      invalid('hours that end before they begin', { hoursMonday: '15:30-7:00' }),
      invalid('hours in words', { hoursMonday: 'early' }),
      invalid('a contractor of an own crew', { independentContractorId: '1' }),
      invalid('a region of 101 letters', { region: long(100) }),
    ],
  },
  {
    form: 'Leave',
    ...{ mutation: 'saveAbsence', input: 'AbsenceEditInput', answer: '{ id }' },
    begin: () => ({
      groupId: GROUPS.crewNorth,
      changes: { userId: String(PEOPLE.field), kind: 'leave', fromDate: '2026-12-01', toDate: '2026-12-04' },
    }),
    typed: [
      invalid('no kind', { kind: null }),
      invalid('a kind that there is not', { kind: 'rest' }),
      invalid('a day that there is not', { fromDate: '2026-02-30' }),
      invalid('an end before its beginning', { toDate: '2026-11-30' }),
      ['who is not in the group', changes({ userId: String(PEOPLE.sub2) }), 'INVALID_INPUT', 'userId'],
      ['a group that there is not', { groupId: 4711 }, 'NOT_FOUND', null],
    ],
  },
  {
    form: 'Contractor',
    ...{ mutation: 'saveContractor', input: 'ContractorEditInput', answer: '{ id }' },
    begin: () => ({
      changes: { legalName: 'Banksia Fibre Pty Ltd', abn: '31123456729', state: 'VIC', postCode: '3000', ...NOTHING_SIGNED },
      why: 'New',
    }),
    typed: [
      invalid('no name', { legalName: null }),
      invalid('an ABN with a wrong digit', { abn: '51 824 753 557' }),
      ['the ABN of another', changes({ abn: '53 004 085 616' }), 'ALREADY_TAKEN', 'abn'],
      invalid('an ACN with a wrong digit', { acn: '004 085 617' }),
      invalid('a postcode of another state', { postCode: '2000' }),
      invalid('a postcode of three digits', { postCode: '300' }),
      ['a mobile that is none', changes({ contactPhone: '12' }), 'PHONE_INVALID', 'contactPhone'],
      invalid('an e-mail that is none', { remittanceEmail: 'pay' }),
      invalid('an ABR status without its day', { abrStatus: 'active' }, 'abrCheckedOn'),
      invalid('an active agreement without its day', { rctiStatus: 'active' }, 'rctiSignedOn'),
      invalid('GST that ends before it begins', { gstTo: '2025-01-01', gstFrom: '2026-01-01' }),
    ],
  },
  {
    form: 'Bank account',
    ...{ mutation: 'proposeContractorBank', input: 'ContractorBankInput', answer: '{ contractorId }' },
    begin: async () => ({
      contractorId: await insertRow(api.sequelize, 'independent_contractor', { legal_name: 'Wattle Cabling', status: 'active' }),
      ...{ accountName: 'Wattle Cabling', bsb: '062-000', accountNumber: '12345678', why: 'First account' },
    }),
    typed: [
      ['a BSB of five digits', { bsb: '06200' }, 'INVALID_INPUT', 'bsb'],
      ['a number in words', { accountNumber: 'twelve' }, 'INVALID_INPUT', 'accountNumber'],
      ['no name of the account', { accountName: ' ' }, 'INVALID_INPUT', 'accountName'],
      ['the number in the reason', { why: 'It is 12345678' }, 'INVALID_INPUT', 'why'],
      ['a contractor that there is not', { contractorId: 4711 }, 'NOT_FOUND', null],
      WITHOUT_WHY,
    ],
  },
  {
    form: 'Document',
    ...{ mutation: 'saveResourceDocument', input: 'ResourceDocumentEditInput', answer: '{ today }' },
    begin: () => ({ userId: PEOPLE.field, changes: { kind: 'licence', number: 'L-1', expiresOn: '2027-01-31', amount: '100.00' } }),
    typed: [
      invalid('no kind', { kind: null }),
      invalid('a kind that there is not', { kind: 'passport' }),
      invalid('a day that there is not', { expiresOn: '31/02/2027' }),
      invalid('an amount in words', { amount: 'much' }),
      invalid('a number of 61 letters', { number: long(60) }),
      ['of nobody', { userId: null }, 'INVALID_INPUT', null],
      ['of two', { contractorId: 1 }, 'INVALID_INPUT', null],
      ['of a person that there is not', { userId: 4711 }, 'NOT_FOUND', null],
    ],
  },
  {
    form: 'Item code',
    ...{ mutation: 'saveItemCode', input: 'ItemCodeEditInput', answer: '{ id }' },
    begin: () => changes({ code: 'HAUL-1', name: 'Haul', unitAmount: '12.50', minQuantity: '1', maxQuantity: '9' }),
    typed: [
      invalid('no code', { code: '' }),
      ['a code that is taken', changes({ code: 'pit -9' }), 'ALREADY_TAKEN', 'code'],
      invalid('no name', { name: null }),
      invalid('an amount of three decimals', { unitAmount: '1.234' }),
      invalid('a most below the least', { maxQuantity: '0.5' }),
      invalid('a photo that has no title', { shotList: 'Pit, a/b' }),
    ],
  },
  {
    form: 'Child code',
    ...{ mutation: 'saveChildCode', input: 'ChildCodeEditInput', answer: '{ id }' },
    begin: () => ({
      changes: { code: 'PIT-9-SUB', parentItemId: String(itemId), share: '1', isInSplit: 'false', unitOfMeasure: 'each' },
      why: 'Paid by it',
    }),
    typed: [
      invalid('no code', { code: null }),
      invalid('a plus sign in the code', { code: 'A + B' }),
      invalid('no item', { parentItemId: null }),
      invalid('a share of nothing', { share: '0' }),
      invalid('a unit of another kind', { unitOfMeasure: 'm' }),
      LONG_WHY,
    ],
  },
  {
    form: 'Rate of a child code',
    ...{ mutation: 'saveChildRate', input: 'ChildRateEditInput', answer: '{ id }' },
    begin: async () => ({
      childCodeId: await insertRow(api.sequelize, 'child_code', { code: 'RATED-1', parent_item_id: itemId, share: '1' }),
      ...{ changes: { rate: '10.00', effectiveFrom: '2026-12-01', effectiveTo: '2026-12-31' }, why: 'Agreed' },
    }),
    typed: [
      invalid('no rate', { rate: null }),
      invalid('a rate in words', { rate: 'ten' }),
      invalid('no first day', { effectiveFrom: null }),
      invalid('a last day before the first', { effectiveTo: '2026-11-30' }),
      invalid('a contractor beside a group', { contractorId: '1', groupId: '2' }),
      ['a code that there is not', { childCodeId: 4711 }, 'NOT_FOUND', null],
      WITHOUT_WHY,
    ],
  },
  {
    form: 'Construction code',
    ...{ mutation: 'saveConstructionCode', input: 'ConstructionCodeEditInput', answer: '{ id }' },
    begin: () => ({
      changes: {
        externalCode: 'SOR-9',
        itemId: String(itemId),
        factor: '1',
        gstTreatment: 'taxable',
        sellRate: '90.00',
        effectiveFrom: TODAY,
      },
      why: 'New contract',
    }),
    typed: [
      invalid('no code', { externalCode: ' ' }),
      invalid('a factor of nothing', { factor: '0' }),
      invalid('a treatment that there is not', { gstTreatment: 'half' }),
      invalid('a last day before the first', { effectiveTo: addDays(TODAY, -1) }),
      invalid('a most below the least', { maxQuantity: '1', minQuantity: '2' }),
      LONG_WHY,
    ],
  },
  {
    form: 'Value of a list',
    ...{ mutation: 'saveLookupValue', input: 'SaveLookupValueInput', answer: '{ values { id } }' },
    begin: async () => {
      await api.gql('admin', 'mutation { saveLookupValue(input: { list: "Builder Lookup", label: "Acme Homes" }) { values { id } } }');
      return { list: 'Builder Lookup', label: 'Wattle Homes' };
    },
    typed: [
      ['no name', { label: ' ' }, 'INVALID_INPUT', 'label'],
      ['a name that is taken', { label: 'ACME homes' }, 'ALREADY_TAKEN', 'label'],
      ['a list that there is not', { list: 'Colours' }, 'INVALID_INPUT', 'list'],
    ],
  },
  {
    form: 'Setting',
    ...{ mutation: 'saveSetting', input: 'SaveSettingInput', answer: '{ version }' },
    begin: () => ({ name: 'Company', workType: null, version: 0, why: 'Moved', config: { name: 'Lotline', abn: '51824753556' } }),
    typed: [
      ['a setting that there is not', { name: 'Colours' }, 'INVALID_INPUT', null],
      ['an ABN with a wrong digit', { config: { name: 'Lotline', abn: '51824753557' } }, 'INVALID_INPUT', null],
      ['a setting of the company for one work type', { workType: 'MDU' }, 'INVALID_INPUT', null],
      WITHOUT_WHY,
    ],
  },
  {
    form: 'Saved operation',
    ...{ mutation: 'saveOperation', input: 'SavedOperationInput', answer: '{ id }' },
    begin: () => ({ name: 'Who am I', text: '{ me { id } }' }),
    typed: [
      ['no name', { name: '' }, 'INVALID_INPUT', 'name'],
      ['no text', { text: '' }, 'INVALID_INPUT', 'text'],
    ],
  },
];

/** Every row of every table, counted and summed. What a request writes without having done anything is left out. */
async function rowsOfAll(): Promise<unknown> {
  const tables = await api.sequelize.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by relname`,
    { type: QueryTypes.SELECT },
  );
  const each = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::int, sum(hashtextextended(t::text, 0)::numeric)::text from "${name}" t`,
  );
  return api.sequelize.query(each.join(' union all '), { type: QueryTypes.SELECT });
}

interface Refusal {
  readonly code: string;
  readonly field: unknown;
  /** In words; '' where it is done. */
  readonly told: string;
}

async function send({ mutation, input, answer }: FormCase, form: Form): Promise<Refusal> {
  const [args, values] = typeof input === 'string' ? [{ input: `${input}!` }, { input: form }] : [input, form];
  const given = Object.entries(args);
  const query = `mutation(${given.map(([arg, type]) => `$${arg}: ${type}`).join(', ')}) {
    ${mutation}(${given.map(([arg]) => `${arg}: $${arg}`).join(', ')}) ${answer} }`;
  const { errors } = await api.gql('admin', query, values);
  const { code = 'OK', details } = errors[0]?.extensions ?? {};
  return { code, field: details?.['field'] ?? null, told: errors[0]?.message ?? '' };
}

/** With one thing typed otherwise; what stands beside it is right. */
function with_(form: Form, typed: Form): Form {
  const inner = typed['changes'];
  return inner === undefined ? { ...form, ...typed } : { ...form, changes: { ...(form['changes'] as Form), ...(inner as Form) } };
}

const ALL_FORMS = [...FORMS, ...MANY_FORMS, ...REASON_FORMS, ...SETTING_FORMS];

test('every form of the administration is tried here: each change that it serves has a form, or is a button', () => {
  const served = changesOf(FEATURES.filter(({ name }) => !OUTSIDE.has(name)).flatMap(({ resolvers }) => resolvers));
  const tried = [...new Set(ALL_FORMS.map(({ mutation }) => mutation)), ...Object.keys(BUTTONS)];
  expect(tried.toSorted()).toEqual(served.toSorted());
});

test('every setting is tried here: a new one has an example of what it refuses', () => {
  expect(TRIED_SETTINGS.toSorted()).toEqual([...new Set([...SETTING_NAMES, ...Object.keys(COMPANY_DEFAULTS)])].toSorted());
});

describe.each(ALL_FORMS.map((one) => [one.form, one] as const))('%s', (_, one) => {
  let form: Form = {};
  beforeAll(async () => {
    form = await one.begin(api);
  });

  test.each(one.typed)('%s is refused, and nothing is written', async (_what, typed, code, field) => {
    const before = await rowsOfAll();
    const refusal = await send(one, with_(form, typed));
    expect(refusal).toEqual({ code, field: field ?? refusal.field, told: expect.stringMatching(/^\S+ \S+ ./u) });
    expect(await rowsOfAll()).toEqual(before);
  });

  test('with all of it right it is saved', async () => {
    const before = await rowsOfAll();
    expect(await send(one, form)).toEqual({ code: 'OK', field: null, told: '' });
    expect(await rowsOfAll()).not.toEqual(before);
  });
});
