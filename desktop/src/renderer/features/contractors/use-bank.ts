// Reads and changes of a contractor's bank accounts. Numbers are sent, and never read: they stand in no draft, cache or outbox.
import {
  ApproveContractorBankDocument,
  CloseContractorBankDocument,
  GetContractorBankDocument,
  ProposeContractorBankDocument,
} from '@lotline/schema/generated/documents/contractor';
import { BANK_STATES, type BankState } from '@lotline/schema/domain/contractor/bank-account.rules';
import type { ContractorBankFieldsFragment } from '@lotline/schema/generated/operations';
import type { Followed } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { useRead } from '../../platform/data/use-read.ts';

export type Bank = ContractorBankFieldsFragment;
export type BankAccount = Bank['accounts'][number];

const of = (id: number): Followed => ({ entity: 'independent_contractor', id });

export const stateOfAccount = ({ state }: BankAccount): BankState => BANK_STATES.find((one) => one === state) ?? 'refused';

export function useBank(contractorId: number) {
  const read = useRead(GetContractorBankDocument, { variables: { contractorId }, follows: [of(contractorId)] });
  return { ...read, bank: read.data?.contractorBank ?? null };
}

interface ProposeWish {
  readonly accountName: string;
  readonly bsb: string;
  readonly accountNumber: string;
  readonly why: string;
}

export const useProposeBank = (contractorId: number) =>
  useCommand({
    send: async (call, wish: ProposeWish, client) =>
      (await call(ProposeContractorBankDocument, { input: { contractorId, ...wish }, client })).data.proposeContractorBank,
    touches: [of(contractorId)],
    isDoneWhenRead: true,
  });

interface ApproveWish {
  readonly id: number;
  readonly version: number;
  readonly bsb: string;
  readonly accountNumber: string;
  readonly note: string;
}

export const useApproveBank = (contractorId: number) =>
  useCommand({
    send: async (call, { version, ...input }: ApproveWish, client) =>
      (await call(ApproveContractorBankDocument, { input, client: { ...client, expectedVersion: version } })).data.approveContractorBank ??
      null,
    touches: [of(contractorId)],
    isDoneWhenRead: true,
  });

interface CloseWish {
  readonly id: number;
  readonly version: number;
  readonly why: string;
}

export const useCloseBank = (contractorId: number) =>
  useCommand({
    send: async (call, { version, ...wish }: CloseWish, client) =>
      (await call(CloseContractorBankDocument, { ...wish, client: { ...client, expectedVersion: version } })).data.closeContractorBank,
    touches: [of(contractorId)],
    isDoneWhenRead: true,
  });
