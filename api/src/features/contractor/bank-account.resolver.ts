// The bank accounts of a contractor (screens.md §2.19): each change answers with them as their tab shows them.
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { approveBankInput, closeBankInput, proposeBankInput } from '@lotline/schema/domain/contractor/bank-account.input';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { loadContractorBank } from './bank-account.queries.ts';
import { ContractorBank, ContractorBankApproval, ContractorBankApprovalArg, ContractorBankArg } from './bank-account.type.ts';
import { approveContractorBank, closeContractorBank } from './decide-bank.command.ts';
import { proposeContractorBank } from './propose-bank.command.ts';

@Resolver()
export class BankAccountResolver {
  @Query(() => ContractorBank, { nullable: true })
  async contractorBank(@Arg('contractorId', () => Int) contractorId: number, @Ctx() context: RequestContext): Promise<ContractorBank> {
    return loadContractorBank(context, parseInput(idInput, contractorId, 'contractorId'));
  }

  @Mutation(() => ContractorBank, { nullable: true, description: 'It waits until someone else approves it' })
  async proposeContractorBank(
    @Arg('input', () => ContractorBankArg) input: ContractorBankArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ContractorBank> {
    const { contractorId } = await proposeContractorBank(context, parseInput(proposeBankInput, input), parseClient(client));
    return loadContractorBank(context, contractorId);
  }

  @Mutation(() => ContractorBankApproval, { nullable: true, description: 'By someone else than whoever asked for it' })
  async approveContractorBank(
    @Arg('input', () => ContractorBankApprovalArg) input: ContractorBankApprovalArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ContractorBankApproval> {
    const { contractorId, isSame } = await approveContractorBank(context, parseInput(approveBankInput, input), parseClient(client));
    return { isSame, bank: await loadContractorBank(context, contractorId) };
  }

  @Mutation(() => ContractorBank, { nullable: true, description: 'Withdrawn by whoever asked for it, refused by everyone else' })
  async closeContractorBank(
    @Arg('id', () => Int) id: number,
    @Arg('why', () => String, { nullable: true }) why: string | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ContractorBank> {
    const { contractorId } = await closeContractorBank(context, parseInput(closeBankInput, { id, why }), parseClient(client));
    return loadContractorBank(context, contractorId);
  }
}
