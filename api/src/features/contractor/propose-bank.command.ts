// Ask for another bank account of a contractor (proposeContractorBank): it waits until somebody else approves it.
import { QueryTypes } from 'sequelize';
import type { ProposeBankInput } from '@lotline/schema/domain/contractor/bank-account.input';
import { canProposeBank, endOf } from '@lotline/schema/domain/contractor/bank-account.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { BANK_ENTITY, sealOf, touchContractor } from './bank-account.step.ts';
import { queueBankNotice } from './bank-notice.step.ts';
import { lockContractor, type SavedContractor } from './save-contractor.command.ts';

const WAITING = prepared(
  'bank-change-waits',
  `select exists (select from contractor_bank_account b where b.independent_contractor_id = $contractorId and b.state = 'waiting') as "hasWaiting"`,
);

export function proposeContractorBank(
  context: RequestContext,
  input: ProposeBankInput,
  client: ClientMutation | null,
): Promise<SavedContractor> {
  const { contractorId, why, ...account } = input;
  const seal = sealOf(context);
  return runCommand<SavedContractor>(context, {
    operation: 'proposeContractorBank',
    // the claim of the action keeps a hash of what was sent
    input: { contractorId, why, account: seal.markOf(JSON.stringify(account)) },
    client,
    work: async (command) => {
      const { state } = await lockContractor(command, contractorId);
      must(canProposeBank(command.actor, state, await hasWaiting(command, contractorId)));
      const end = endOf(account.accountNumber);
      const id = await insert(command, {
        contractorId,
        sealed: seal.close(account, contractorId),
        bsbEnd: endOf(account.bsb),
        numberEnd: end,
        why,
      });
      await touchContractor(command, contractorId);
      appendEvent(command, {
        ...{ move: 'proposeBankAccount', entity: BANK_ENTITY, entityId: id, constructionId: null, version: 0, why },
        detail: { contractorId, end },
      });
      await queueBankNotice(command, contractorId, 'asked', end);
      return { contractorId };
    },
  });
}

async function hasWaiting({ sequelize, transaction }: CommandContext, contractorId: number): Promise<boolean> {
  const [found] = await sequelize.query<{ hasWaiting: boolean }>(WAITING, { bind: { contractorId }, transaction, type: QueryTypes.SELECT });
  return found?.hasWaiting === true;
}

interface NewBankChange {
  readonly contractorId: number;
  readonly sealed: string;
  readonly bsbEnd: string;
  readonly numberEnd: string;
  readonly why: string;
}

async function insert({ sequelize, transaction, actor, at, versions }: CommandContext, made: NewBankChange): Promise<number> {
  const [row] = await sequelize.query<{ id: number }>(
    `insert into contractor_bank_account (independent_contractor_id, sealed, bsb_end, number_end, why, proposed_by_user_id, proposed_at)
     values ($contractorId, $sealed, $bsbEnd, $numberEnd, $why, $userId, $at) returning id`,
    { bind: { ...made, userId: actor.userId, at }, transaction, type: QueryTypes.SELECT },
  );
  if (row === undefined) throw new Error('an insert that returns its row returned none');
  versions[BANK_ENTITY] = 0;
  return row.id;
}
