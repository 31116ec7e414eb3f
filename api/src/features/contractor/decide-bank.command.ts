// What becomes of a change of a bank account that waits: approved by a second person who types the numbers as the contractor says them on the phone
// (approveContractorBank), or refused, or withdrawn by whoever asked for it (closeContractorBank).
import { QueryTypes } from 'sequelize';
import type { ApproveBankInput, CloseBankInput } from '@lotline/schema/domain/contractor/bank-account.input';
import { canApproveBank, canCloseBank, holdsBankNumbers, MOST_BANK_TRIES } from '@lotline/schema/domain/contractor/bank-account.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { areSameNumbers } from '../../platform/seal/bank-seal.ts';
import { BANK_ENTITY, lockBankChange, sealOf, touchContractor, type LockedBankChange } from './bank-account.step.ts';
import { queueBankNotice } from './bank-notice.step.ts';
import type { SavedContractor } from './save-contractor.command.ts';

/** A type alias: a stored answer needs an index signature. */
type ApprovedBank = { contractorId: number; isSame: boolean };

/** `isSame` false: the numbers were others, and nothing is approved. It is kept, as it may be what the call was for. */
export function approveContractorBank(
  context: RequestContext,
  input: ApproveBankInput,
  client: ClientMutation | null,
): Promise<ApprovedBank> {
  const { id, note, ...numbers } = input;
  const seal = sealOf(context);
  return runCommand<ApprovedBank>(context, {
    operation: 'approveContractorBank',
    input: { id, note, numbers: seal.markOf(JSON.stringify(numbers)) },
    client,
    work: async (command) => {
      const change = await lockBankChange(command, id);
      must(canApproveBank(command.actor, change));
      const asked = seal.open(change.sealed, change.contractorId) ?? refuse('BANK_NOT_READABLE');
      const isSame = areSameNumbers(asked, numbers);
      if (isSame) await approve(command, change, note);
      else await countMismatch(command, change, note);
      await touchContractor(command, change.contractorId);
      return { contractorId: change.contractorId, isSame };
    },
  });
}

async function approve(command: CommandContext, change: LockedBankChange, note: string): Promise<void> {
  const { sequelize, transaction, actor, at } = command;
  const { id, contractorId, numberEnd: end } = change;
  const [replaced] = await sequelize.query<{ end: string }>(
    `update contractor_bank_account set state = 'replaced', version = version + 1 where independent_contractor_id = $contractorId and state = 'current'
     returning number_end as "end"`,
    { bind: { contractorId }, transaction, type: QueryTypes.SELECT },
  );
  const version = await write(command, id, `state = 'current', approved_by_user_id = $userId, decided_at = $at, note = $note`, {
    ...{ userId: actor.userId, at, note },
  });
  appendEvent(command, {
    ...{ move: 'approveBankAccount', ...headOf(id, version), why: note },
    detail: { contractorId, end, replaced: replaced?.end ?? null },
  });
  await queueBankNotice(command, contractorId, 'approved', end);
}

/** The last try refuses the change. */
async function countMismatch(command: CommandContext, change: LockedBankChange, note: string): Promise<void> {
  const { id, contractorId, numberEnd: end } = change;
  const tries = change.tries + 1;
  if (tries < MOST_BANK_TRIES) {
    const version = await write(command, id, 'tries = $tries', { tries });
    appendEvent(command, { ...{ move: 'mismatchBankAccount', ...headOf(id, version), why: note }, detail: { contractorId, end, tries } });
    return;
  }
  const { userId } = command.actor;
  const version = await write(
    command,
    id,
    `tries = $tries, state = 'refused', closed_by_user_id = $userId, decided_at = $at, note = $note`,
    {
      ...{ tries, userId, at: command.at, note },
    },
  );
  appendEvent(command, { ...{ move: 'mismatchBankAccount', ...headOf(id, version), why: note }, detail: { contractorId, end, tries } });
  appendEvent(command, { ...{ move: 'refuseBankAccount', ...headOf(id, version), why: note }, detail: { contractorId, end } });
}

export function closeContractorBank(
  context: RequestContext,
  input: CloseBankInput,
  client: ClientMutation | null,
): Promise<SavedContractor> {
  const { id, why } = input;
  return runCommand<SavedContractor>(context, {
    operation: 'closeContractorBank',
    input,
    client,
    work: async (command) => {
      const change = await lockBankChange(command, id);
      must(canCloseBank(command.actor, change));
      mustKeepNumbersOut(command, change, why);
      const { contractorId, numberEnd: end } = change;
      const { userId } = command.actor;
      const isOwn = change.proposedByUserId === userId;
      const version = await write(command, id, 'state = $state, closed_by_user_id = $userId, decided_at = $at, note = $why', {
        ...{ state: isOwn ? 'withdrawn' : 'refused', userId, at: command.at, why },
      });
      await touchContractor(command, contractorId);
      const move = isOwn ? 'withdrawBankAccount' : 'refuseBankAccount';
      appendEvent(command, { ...{ move, ...headOf(id, version), why }, detail: { contractorId, end } });
      return { contractorId };
    },
  });
}

/** As where they are typed beside it (bank-account.input). */
function mustKeepNumbersOut(command: CommandContext, { sealed, contractorId }: LockedBankChange, why: string): void {
  const asked = sealOf(command).open(sealed, contractorId);
  if (asked !== null && holdsBankNumbers(why, asked))
    refuse('INVALID_INPUT', { field: 'why', sentence: 'The reason must not contain the account’s numbers: it is kept in the history.' });
}

const headOf = (id: number, version: number) => ({ entity: BANK_ENTITY, entityId: id, constructionId: null, version }) as const;

async function write(command: CommandContext, id: number, set: string, bind: Readonly<Record<string, unknown>>): Promise<number> {
  const { sequelize, transaction, versions } = command;
  const [row] = await sequelize.query<{ version: number }>(
    `update contractor_bank_account set ${set}, version = version + 1 where id = $id returning version`,
    { bind: { ...bind, id }, transaction, type: QueryTypes.SELECT },
  );
  if (row === undefined) throw new Error('the change of the bank account was not written');
  versions[BANK_ENTITY] = row.version;
  return row.version;
}
