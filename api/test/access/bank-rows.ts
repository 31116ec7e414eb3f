// The access matrix of contractors' bank accounts, rates and payments (screens.md §2.19): whoever manages contractors; the administrator alone in this world.
import { QueryTypes } from 'sequelize';
import { waitingBankChange } from '../bank-changes.ts';
import { everybody, gqlAnswer, openRow, type AccessRow, type Answers, type Cell, type Target } from './access-row.ts';

const MANAGERS: Answers = { ...everybody('CLAIM_REQUIRED'), admin: 'OK' };

async function contractor({ api }: Cell): Promise<Target> {
  const [row] = await api.sequelize.query<{ id: number }>(
    `insert into independent_contractor (legal_name) values ('Of banks ' || nextval('independent_contractor_id_seq')) returning id`,
    { type: QueryTypes.SELECT },
  );
  return { id: row?.id ?? 0 };
}
const change = async (cell: Cell): Promise<Target> => ({
  id: await waitingBankChange(cell.api.sequelize, (await contractor(cell)).id),
});
const on = (target: (cell: Cell) => Promise<Target>, query: (id: string) => string) => ({
  target,
  call: (cell: Cell, { id }: Target) => gqlAnswer(cell, query(String(id))),
});

export const BANK_ROWS: readonly AccessRow[] = [
  openRow('Query.contractorPayments', (cell) => gqlAnswer(cell, '{ contractorPayments { count } }'), MANAGERS),
  openRow(
    'Query.contractorPaymentFilterOptions',
    (cell) => gqlAnswer(cell, '{ contractorPaymentFilterOptions { contractors } }'),
    MANAGERS,
  ),
  openRow(
    'Query.contractorRates',
    on(contractor, (id) => `{ contractorRates(contractorId: ${id}) { isCapped } }`),
    MANAGERS,
  ),
  openRow(
    'Query.contractorStatement',
    on(contractor, (id) => `{ contractorStatement(contractorId: ${id}, from: "2026-07-01", to: "2027-06-30") { paidCount } }`),
    MANAGERS,
  ),
  openRow(
    'Query.contractorBank',
    on(contractor, (id) => `{ contractorBank(contractorId: ${id}) { contractorId } }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.proposeContractorBank',
    on(
      contractor,
      (id) =>
        `mutation { proposeContractorBank(input: { contractorId: ${id}, accountName: "Ridgeway", bsb: "062000", accountNumber: "5551234", why: "They wrote" }) { contractorId } }`,
    ),
    MANAGERS,
  ),
  openRow(
    'Mutation.approveContractorBank',
    on(
      change,
      (id) =>
        `mutation { approveContractorBank(input: { id: ${id}, bsb: "062000", accountNumber: "73519264", note: "Called Ann" }) { isSame } }`,
    ),
    MANAGERS,
  ),
  openRow(
    'Mutation.closeContractorBank',
    on(change, (id) => `mutation { closeContractorBank(id: ${id}, why: "Not theirs") { contractorId } }`),
    MANAGERS,
  ),
];
