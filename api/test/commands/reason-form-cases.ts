// Forms in which a reason is what is typed: who can sign in, devices, what is archived, suspended or given up, the second person of a bank account.
import { QueryTypes } from 'sequelize';
import { BANK, waitingBankChange } from '../bank-changes.ts';
import type { BootedApi } from '../booted-api.ts';
import { insertRow } from '../insert-row.ts';
import { PEOPLE } from '../world.ts';
import { long, LONG_WHY, WITHOUT_WHY, type Form, type FormCase, type Typed } from './typed-form.ts';

const NO_SUCH = 4711;
const NOBODY: Typed = ['one that there is not', { id: NO_SUCH }, 'NOT_FOUND', null];
const REASON = { id: 'Int!', why: 'String' } as const;
const ARCHIVE = { ...REASON, archived: 'Boolean!' } as const;

let made = 0;
const called = (what: string): string => `${what} ${String((made += 1))}`;
const item = (api: BootedApi): Promise<number> =>
  insertRow(api.sequelize, 'field_item', { code: called('REASON'), name: 'Pit', unit_of_measure: 'each' });
const childCode = async (api: BootedApi): Promise<number> =>
  insertRow(api.sequelize, 'child_code', { code: called('REASON.S'), parent_item_id: await item(api) });
const contractor = (api: BootedApi): Promise<number> =>
  insertRow(api.sequelize, 'independent_contractor', { legal_name: called('Reason Cabling'), status: 'active' });
const person = (api: BootedApi): Promise<number> =>
  insertRow(api.sequelize, 'app_user', {
    email: `${called('reason').replace(' ', '')}@lotline.example`,
    first_name: 'Rea',
    last_name: 'Son',
  });
/** With that of what was begun. */
const of =
  (begin: (api: BootedApi) => Promise<number>, more: Form) =>
  async (api: BootedApi): Promise<Form> => ({ id: await begin(api), why: 'Agreed', ...more });

async function device(api: BootedApi): Promise<number> {
  const seen = { first_seen_at: '2026-11-20T01:00:00Z', last_seen_at: '2026-11-20T01:00:00Z' };
  const is = { app: 'field', device_key: '7d2f0f5c-52d4-4d0c-9b1c-000000000001', words: 'Chrome on Android', app_version: '1', unsent: 0 };
  return insertRow(api.sequelize, 'device', { user_id: await person(api), ...is, ...seen });
}

async function queued(api: BootedApi): Promise<number> {
  const [job] = await api.sequelize.query<{ id: string }>(`select id from graphile_worker.add_job('nothing_does_it', '{}')`, {
    type: QueryTypes.SELECT,
  });
  return Number(job?.id);
}

const ARCHIVED: readonly FormCase[] = [
  {
    form: 'Group, archived',
    ...{ mutation: 'archiveGroup', input: ARCHIVE, answer: '{ id }' },
    begin: of((api) => insertRow(api.sequelize, 'work_group', { name: called('Reason crew') }), { archived: true }),
    typed: [NOBODY, WITHOUT_WHY, LONG_WHY],
  },
  {
    form: 'Child code, archived',
    ...{ mutation: 'archiveChildCode', input: ARCHIVE, answer: '{ id }' },
    begin: of(childCode, { archived: true }),
    typed: [NOBODY, WITHOUT_WHY, LONG_WHY],
  },
  {
    form: 'Rate of a child code, archived',
    ...{ mutation: 'archiveChildRate', input: ARCHIVE, answer: '{ id }' },
    begin: of(
      async (api) =>
        insertRow(api.sequelize, 'child_code_rate', { child_code_id: await childCode(api), rate: '4.00', effective_from: '2026-01-01' }),
      { archived: true },
    ),
    typed: [NOBODY, WITHOUT_WHY, LONG_WHY],
  },
  {
    form: 'Construction code, archived',
    ...{ mutation: 'archiveConstructionCode', input: ARCHIVE, answer: '{ id }' },
    begin: of(
      async (api) =>
        insertRow(api.sequelize, 'construction_code', {
          external_code: called('REASON'),
          item_id: await item(api),
          effective_from: '2026-01-01',
        }),
      { archived: true },
    ),
    typed: [NOBODY, WITHOUT_WHY, LONG_WHY],
  },
];

const PEOPLE_FORMS: readonly FormCase[] = [
  {
    form: 'Who can sign in',
    ...{ mutation: 'setPersonAccess', input: { ...REASON, canLogIn: 'Boolean!' }, answer: '{ id }' },
    begin: of(person, { canLogIn: false }),
    typed: [NOBODY, ['oneself', { id: PEOPLE.admin }, 'OWN_SIGN_IN', null], WITHOUT_WHY, LONG_WHY],
  },
  {
    form: 'Reset of a device',
    ...{ mutation: 'resetDevice', input: { ...REASON, isWanted: 'Boolean!' }, answer: '{ id }' },
    begin: of(device, { isWanted: true }),
    typed: [NOBODY, WITHOUT_WHY, LONG_WHY],
  },
];

const CONTRACTORS: readonly FormCase[] = [
  {
    form: 'Contractor, suspended',
    ...{ mutation: 'moveContractor', input: { ...REASON, move: 'String!' }, answer: '{ id }' },
    begin: of(contractor, { move: 'suspend' }),
    typed: [
      NOBODY,
      ['a step that there is not', { move: 'forget' }, 'INVALID_INPUT', 'move'],
      ['a step from another state', { move: 'reopen' }, 'CONTRACTOR_STATE', null],
      WITHOUT_WHY,
      LONG_WHY,
    ],
  },
  {
    form: 'Bank account, called back',
    ...{ mutation: 'approveContractorBank', input: 'ContractorBankApprovalInput', answer: '{ isSame }' },
    begin: async (api) => ({
      id: await waitingBankChange(api.sequelize, await contractor(api)),
      ...{ bsb: BANK.bsb, accountNumber: BANK.accountNumber, note: 'Called Ann at the yard' },
    }),
    typed: [
      NOBODY,
      ['a BSB of five digits', { bsb: '06200' }, 'INVALID_INPUT', 'bsb'],
      ['a number in words', { accountNumber: 'twelve' }, 'INVALID_INPUT', 'accountNumber'],
      ['the number in the note', { note: `She said ${BANK.accountNumber}` }, 'INVALID_INPUT', 'note'],
      ['no note of whom was called', { note: ' ' }, 'REASON_REQUIRED', null],
      ['a note of 501 letters', { note: long(500) }, 'INVALID_INPUT', 'note'],
    ],
  },
  {
    form: 'Bank account, refused',
    ...{ mutation: 'closeContractorBank', input: REASON, answer: '{ contractorId }' },
    begin: of(async (api) => waitingBankChange(api.sequelize, await contractor(api)), {}),
    typed: [NOBODY, WITHOUT_WHY, LONG_WHY],
  },
];

const ON_QUEUE: FormCase = {
  form: 'Background job, given up',
  ...{ mutation: 'moveQueueJobs', input: 'MoveQueueJobsInput', answer: '' },
  begin: async (api) => ({ ids: [await queued(api)], move: 'giveUp', why: 'Never works' }),
  typed: [
    ['none', { ids: [] }, 'INVALID_INPUT', 'ids'],
    ['one that there is not beside it', { ids: [NO_SUCH] }, 'QUEUE_JOB_CHANGED', null],
    ['a step that there is not', { move: 'forget' }, 'INVALID_INPUT', 'move'],
    WITHOUT_WHY,
    LONG_WHY,
  ],
};

const IMPORT: FormCase = {
  form: 'Import of item codes, taken back',
  ...{ mutation: 'undoItemCodeImport', input: 'UndoItemCodeImportInput', answer: '{ undone }' },
  begin: async (api) => {
    const csv = 'Code,Name\nREASON-FILE,Duct';
    const dryRun = await api.gql('admin', `{ itemCodeDryRun(csv: ${JSON.stringify(csv)}) { seen } }`);
    const { seen } = dryRun.data?.['itemCodeDryRun'] as { readonly seen: string };
    const query = 'mutation($i: ImportItemCodesInput!) { importItemCodes(input: $i) { importId } }';
    const { data } = await api.gql('admin', query, { i: { csv, seen, why: 'Contract' } });
    return { importId: (data?.['importItemCodes'] as { readonly importId: number }).importId, why: 'Wrong file' };
  },
  typed: [['an import that there is not', { importId: NO_SUCH }, 'NOT_FOUND', null], WITHOUT_WHY, LONG_WHY],
};

export const REASON_FORMS: readonly FormCase[] = [...ARCHIVED, ...PEOPLE_FORMS, ...CONTRACTORS, ON_QUEUE, IMPORT];
