// The second person calls the contractor back and types the numbers as they are told: the change is approved where both are the same.
import { useState } from 'react';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { faultsOf } from './bank-faults.ts';
import { BankNumberFields, NO_NUMBERS, type TypedNumbers } from './BankNumberFields.tsx';
import { useApproveBank, type Bank, type BankAccount } from './use-bank.ts';

interface ApproveBankSheetProps {
  readonly bank: Bank;
  readonly change: BankAccount;
  readonly onClose: () => void;
}

const FIELDS = ['bsb', 'accountNumber', 'note'];
const MOST_NOTE = 500;

export function ApproveBankSheet({ bank, change, onClose }: ApproveBankSheetProps) {
  const [typed, type] = useState<TypedNumbers>(NO_NUMBERS);
  const [note, setNote] = useState('');
  const [isOther, setOther] = useState(false);
  const toast = useToast();
  const command = useApproveBank(bank.contractorId);
  const { faultOf, rest } = faultsOf(command.problem, command.sentence, FIELDS);
  const submit = async () => {
    setOther(false);
    const answer = await command.run({ id: change.id, version: change.version, ...typed, note });
    if (answer === null) return;
    if (!answer.isSame) return setOther(true);
    toast.success('The account is in use.');
    onClose();
  };
  return (
    <Sheet
      title={`Call back and approve the account ${change.accountNumber}`}
      subtitle={whoToCall(bank)}
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={command.isBusy}
      unsaved={typed.bsb !== '' || typed.accountNumber !== '' || note !== ''}
      footer={
        <Button kind="primary" type="submit" busy={command.isBusy}>
          Approve
        </Button>
      }
    >
      {rest === null ? null : <Banner tone="bad" title={rest} />}
      {isOther ? <OtherNumbers triesLeft={change.triesLeft} /> : null}
      <NewMobile changedAt={bank.contactChangedAt ?? null} />
      <BankNumberFields typed={typed} onType={type} faultOf={faultOf} startsHere />
      <TextField
        label="Call-back (kept in the history)"
        hint="Who you spoke to, and on which number"
        maxLength={MOST_NOTE}
        value={note}
        error={faultOf('note')}
        onChange={setNote}
      />
    </Sheet>
  );
}

const OtherNumbers = ({ triesLeft }: { readonly triesLeft: number }) => (
  <Banner tone="bad" title="These do not match the numbers in the request.">
    Ask again on the phone, or refuse the change. {triesText(triesLeft)}
  </Banner>
);

/** Whoever wants the money may have changed it. */
const NewMobile = ({ changedAt }: { readonly changedAt: string | null }) =>
  changedAt === null ? null : (
    <Banner title={`This mobile was changed on ${formatDate(dayInZone(changedAt, browserZone()))}.`}>
      Call a number you already knew.
    </Banner>
  );

const triesText = (left: number): string => (left === 1 ? 'One try is left.' : `${String(left)} tries are left.`);

function whoToCall({ contactName, contactPhone }: Bank): string {
  if (contactPhone == null) return 'Type the numbers the contractor gives on the phone. It has no contact mobile.';
  return `Type the numbers as ${contactName ?? 'the contact'} tells them on ${formatMobile(contactPhone)}.`;
}
