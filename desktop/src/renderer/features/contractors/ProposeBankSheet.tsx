// Ask for another bank account of a contractor: its numbers, and why. It waits until somebody else has called the contractor back.
import { useState } from 'react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { WhyField } from '../../platform/form/WhyField.tsx';
import { faultsOf } from './bank-faults.ts';
import { BankNumberFields, NO_NUMBERS, type TypedNumbers } from './BankNumberFields.tsx';
import { nameOf, type Contractor } from './contractor-data.ts';
import { useProposeBank, type Bank } from './use-bank.ts';

interface ProposeBankSheetProps {
  readonly contractor: Contractor;
  readonly bank: Bank;
  readonly onClose: () => void;
}

const FIELDS = ['accountName', 'bsb', 'accountNumber', 'why'];
/** As bank files take it. */
const MOST_NAME = 32;

export function ProposeBankSheet({ contractor, bank, onClose }: ProposeBankSheetProps) {
  const [accountName, setAccountName] = useState(nameOf(contractor).slice(0, MOST_NAME));
  const [typed, type] = useState<TypedNumbers>(NO_NUMBERS);
  const [why, setWhy] = useState('');
  const command = useProposeBank(bank.contractorId);
  const { faultOf, rest } = faultsOf(command.problem, command.sentence, FIELDS);
  const submit = async () => {
    if ((await command.run({ accountName, ...typed, why })) !== null) onClose();
  };
  return (
    <Sheet
      title={`Bank account of ${nameOf(contractor)}`}
      subtitle="It is used once someone else has called the contractor back and approved it."
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={command.isBusy}
      unsaved={typed.bsb !== '' || typed.accountNumber !== '' || why !== ''}
      footer={
        <Button kind="primary" type="submit" busy={command.isBusy}>
          Ask for approval
        </Button>
      }
    >
      {rest === null ? null : <Banner tone="bad" title={rest} />}
      <TextField label="Account name" maxLength={MOST_NAME} value={accountName} error={faultOf('accountName')} onChange={setAccountName} />
      <BankNumberFields typed={typed} onType={type} faultOf={faultOf} startsHere />
      <WhyField value={why} error={faultOf('why')} onChange={setWhy} />
      <p>{noticeText(bank)}</p>
    </Sheet>
  );
}

function noticeText({ noticeBy, contactName, contactPhone }: Bank): string {
  if (contactPhone == null) return 'The contractor has no contact mobile, so nobody there is notified of this change.';
  if (noticeBy == null) return 'This server sends no messages, so nobody there is notified of this change.';
  return `${contactName ?? 'The contact'} is notified of this change by SMS.`;
}
