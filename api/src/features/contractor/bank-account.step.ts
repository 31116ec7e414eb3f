// A change of a contractor's bank account, locked after its contractor: so does every change of them.
import { QueryTypes } from 'sequelize';
import type { BankChangeFacts } from '@lotline/schema/domain/contractor/bank-account.rules';
import { CONTRACTOR } from '@lotline/schema/domain/contractor/contractor.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { mustManage } from '../../platform/record/lock-record.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
import type { BankSeal } from '../../platform/seal/bank-seal.ts';

export const BANK_ENTITY = 'contractor_bank_account';

export interface LockedBankChange extends BankChangeFacts {
  readonly id: number;
  readonly version: number;
  readonly contractorId: number;
  readonly sealed: string;
  readonly numberEnd: string;
  readonly tries: number;
}

export const sealOf = ({ bankSeal }: Pick<RequestContext, 'bankSeal'>): BankSeal => {
  if (bankSeal === undefined) throw new Error('this process has no key for bank details');
  return bankSeal;
};

const CONTRACTOR_OF = prepared(
  'contractor-of-bank-change',
  `select c.id from independent_contractor c
     where c.id = (select b.independent_contractor_id from contractor_bank_account b where b.id = $id) for no key update of c`,
);
const CHANGE = prepared(
  'lock-bank-change',
  `select b.id, b.version, b.independent_contractor_id as "contractorId", b.sealed, b.number_end as "numberEnd", b.state, b.tries,
     b.proposed_by_user_id as "proposedByUserId" from contractor_bank_account b where b.id = $id for no key update of b`,
);

/** @throws RefusalError CLAIM_REQUIRED, NOT_FOUND, STALE_VERSION */
export async function lockBankChange(command: CommandContext, id: number): Promise<LockedBankChange> {
  const { sequelize, transaction, expectedVersion } = command;
  mustManage(command, CONTRACTOR);
  const bind = { id };
  await sequelize.query(CONTRACTOR_OF, { bind, transaction });
  const [found] = await sequelize.query<LockedBankChange>(CHANGE, { bind, transaction, type: QueryTypes.SELECT });
  if (found === undefined) return refuse('NOT_FOUND');
  if (expectedVersion !== null && expectedVersion !== found.version)
    refuse('STALE_VERSION', { entity: BANK_ENTITY, id, version: found.version });
  return found;
}

/** The page of the contractor shows it, so that row changes too: whoever has it open reads again. */
export const touchContractor = (command: CommandContext, contractorId: number) => updateRecord(command, CONTRACTOR, contractorId, {});
