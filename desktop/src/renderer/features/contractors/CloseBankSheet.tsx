// A change of a bank account that does not come into use: withdrawn by whoever asked for it, refused by everybody else.
import { useActor } from '@lotline/web-session/react/me-context';
import { useCloseBank, type Bank, type BankAccount } from './use-bank.ts';
import { WHY } from '../../platform/command/command-field.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';

interface CloseBankSheetProps {
  readonly bank: Pick<Bank, 'contractorId'>;
  readonly change: Pick<BankAccount, 'id' | 'version' | 'accountNumber' | 'proposedByUserId'>;
  readonly onClose: () => void;
}

export function CloseBankSheet({ bank, change, onClose }: CloseBankSheetProps) {
  const verb = change.proposedByUserId === useActor().userId ? 'Withdraw' : 'Refuse';
  return (
    <CommandSheet
      title={`${verb} the change to ${change.accountNumber}`}
      subtitle="The account in use stays as it is."
      verb={verb}
      // no draft: what was said about bank numbers stays on no device
      fields={{ why: WHY }}
      command={useCloseBank(bank.contractorId)}
      inputOf={({ why }) => ({ id: change.id, version: change.version, why })}
      onClose={onClose}
    />
  );
}
