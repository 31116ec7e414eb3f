// A change of a bank account that does not come into use: withdrawn by whoever asked for it, refused by everybody else.
import { useState } from 'react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useActor } from '@lotline/web-session/react/me-context';
import { WhyField } from '../../platform/form/WhyField.tsx';
import { faultsOf } from './bank-faults.ts';
import { useCloseBank, type Bank, type BankAccount } from './use-bank.ts';

interface CloseBankSheetProps {
  readonly bank: Bank;
  readonly change: BankAccount;
  readonly onClose: () => void;
}

export function CloseBankSheet({ bank, change, onClose }: CloseBankSheetProps) {
  const [why, setWhy] = useState('');
  const command = useCloseBank(bank.contractorId);
  const { faultOf, rest } = faultsOf(command.problem, command.sentence, ['why']);
  const verb = change.proposedByUserId === useActor().userId ? 'Withdraw' : 'Refuse';
  const submit = async () => {
    if ((await command.run({ id: change.id, version: change.version, why })) !== null) onClose();
  };
  return (
    <Sheet
      title={`${verb} the change to ${change.accountNumber}`}
      subtitle="The account in use stays as it is."
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={command.isBusy}
      unsaved={why !== ''}
      footer={
        <Button kind="primary" type="submit" busy={command.isBusy}>
          {verb}
        </Button>
      }
    >
      {rest === null ? null : <Banner tone="bad" title={rest} />}
      <WhyField value={why} error={faultOf('why')} onChange={setWhy} data-autofocus />
    </Sheet>
  );
}
