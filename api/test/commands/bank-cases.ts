// The commands of contractors' bank accounts, and what their events say (screens.md §2.19): never the numbers.
import { waitingBankChange } from '../bank-changes.ts';
import type { BootedApi } from '../booted-api.ts';
import { PEOPLE } from '../world.ts';
import { idOf, mutation, type CommandCase, type Target } from './command-case.ts';

let made = 0;
const contractor = (api: BootedApi): Promise<number> =>
  idOf(api, `insert into independent_contractor (legal_name, contact_phone) values ($called, '+61400000000') returning id`, {
    called: `Bank case ${String((made += 1))}`,
  });

async function withoutChange(api: BootedApi): Promise<Target> {
  const id = await contractor(api);
  return { id, bankOf: id, constructionId: null, scheduleId: null };
}
const withChange =
  (by: number = PEOPLE.scheduler) =>
  async (api: BootedApi): Promise<Target> => {
    const contractorId = await contractor(api);
    return { id: await waitingBankChange(api.sequelize, contractorId, by), contractorId, constructionId: null, scheduleId: null };
  };
async function whichWaits(api: BootedApi): Promise<Target> {
  const id = await contractor(api);
  await waitingBankChange(api.sequelize, id);
  return { id, bankOf: id, constructionId: null, scheduleId: null };
}

const shared = {
  by: 'admin',
  replay: 'client',
  hasOccurredAt: true,
  denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
  foreign: 'CLAIM_REQUIRED',
} as const;
const said = { entity: 'contractor_bank_account', before: null, after: null } as const;
const approves = (number: string) =>
  mutation(
    'approveContractorBank',
    ({ id }) => `input: { id: ${String(id)}, bsb: "062 000", accountNumber: "${number}", note: "Called Ann at the yard" }`,
    '{ isSame }',
  );

export const BANK_CASES: readonly CommandCase[] = [
  {
    ...shared,
    operation: 'proposeContractorBank',
    begin: withoutChange,
    send: mutation(
      'proposeContractorBank',
      ({ id }) =>
        `input: { contractorId: ${String(id)}, accountName: "Ridgeway", bsb: "062-000", accountNumber: "5551264", why: "They wrote" }`,
      '{ contractorId }',
    ),
    refused: { begin: whichWaits, code: 'BANK_CHANGE_WAITS' },
    stale: null,
    says: async (api, { id }) => ({
      ...{ ...said, move: 'proposeBankAccount', why: 'They wrote', detail: { contractorId: id, end: '264' } },
      entityId: await idOf(api, 'select id from contractor_bank_account where independent_contractor_id = $id', { id }),
    }),
  },
  {
    ...shared,
    operation: 'approveContractorBank',
    begin: withChange(),
    send: approves('7351 9264'),
    refused: { begin: withChange(PEOPLE.admin), code: 'BANK_SECOND_PERSON' },
    stale: 'contractor_bank_account',
    says: (_api, { contractorId }) => ({
      ...{ ...said, move: 'approveBankAccount', why: 'Called Ann at the yard' },
      detail: { contractorId, end: '264', replaced: null },
    }),
  },
  {
    ...shared,
    operation: 'approveContractorBank',
    what: 'with other numbers',
    begin: withChange(),
    send: approves('73519265'),
    refused: { begin: withChange(PEOPLE.admin), code: 'BANK_SECOND_PERSON' },
    stale: 'contractor_bank_account',
    says: (_api, { contractorId }) => ({
      ...{ ...said, move: 'mismatchBankAccount', why: 'Called Ann at the yard' },
      detail: { contractorId, end: '264', tries: 1 },
    }),
  },
  ...[PEOPLE.scheduler, PEOPLE.admin].map((by): CommandCase => ({
    ...shared,
    operation: 'closeContractorBank',
    what: by === PEOPLE.admin ? 'of one’s own' : 'of another',
    begin: withChange(by),
    send: mutation('closeContractorBank', ({ id }) => `id: ${String(id)}, why: "Not theirs"`, '{ contractorId }'),
    refused: {
      begin: async (api) => {
        const target = await withChange(by)(api);
        await api.sequelize.query(
          `update contractor_bank_account set state = 'refused', closed_by_user_id = 2, decided_at = now(), note = 'x' where id = $id`,
          { bind: { id: target.id } },
        );
        return target;
      },
      code: 'BANK_CHANGE_DECIDED',
    },
    stale: 'contractor_bank_account',
    says: (_api, { contractorId }) => ({
      ...{ ...said, move: by === PEOPLE.admin ? 'withdrawBankAccount' : 'refuseBankAccount', why: 'Not theirs' },
      detail: { contractorId, end: '264' },
    }),
  })),
];
