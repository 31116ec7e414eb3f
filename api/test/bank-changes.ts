// Changes of contractors' bank accounts for tests, closed as the servers of tests close them.
import { QueryTypes, type Sequelize } from 'sequelize';
import { bankSeal } from '../src/platform/seal/bank-seal.ts';
import { PEOPLE } from './world.ts';

export const BANK_SECRET = 'a secret of the tests for bank accounts';
export const BANK = { accountName: 'Ridgeway Cabling', bsb: '062-000', accountNumber: '73519264' } as const;

/** One that waits, asked for by the scheduler unless somebody else is named. @returns the change's id */
export async function waitingBankChange(sequelize: Sequelize, contractorId: number, userId: number = PEOPLE.scheduler): Promise<number> {
  const sealed = bankSeal(BANK_SECRET).close(BANK, contractorId);
  const [row] = await sequelize.query<{ id: number }>(
    `insert into contractor_bank_account (independent_contractor_id, sealed, bsb_end, number_end, why, proposed_by_user_id, proposed_at)
     values ($contractorId, $sealed, '000', '264', 'They changed banks', $userId, '2026-11-20T01:00:00Z') returning id`,
    { bind: { contractorId, sealed, userId }, type: QueryTypes.SELECT },
  );
  return row?.id ?? 0;
}
