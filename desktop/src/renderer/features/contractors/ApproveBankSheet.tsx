// The second person calls the contractor back and types the numbers as they are told: the change is approved where both are the same.
import { useState } from 'react';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useApproveBank, type Bank, type BankAccount } from './use-bank.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';
import { ACCOUNT_NUMBER, BSB } from './bank-number-fields.ts';

interface ApproveBankSheetProps {
  readonly bank: Bank;
  readonly change: BankAccount;
  readonly onClose: () => void;
}

const MOST_NOTE = 500;

export function ApproveBankSheet({ bank, change, onClose }: ApproveBankSheetProps) {
  const [isOther, setOther] = useState(false);
  const toast = useToast();
  const command = useApproveBank(bank.contractorId);
  return (
    <CommandSheet
      title={`Call back and approve the account ${change.accountNumber}`}
      subtitle={whoToCall(bank)}
      verb="Approve"
      // no draft: bank numbers and what was said about them stay on no device
      above={
        <>
          {isOther && !command.isBusy && command.problem === null ? <OtherNumbers triesLeft={change.triesLeft} /> : null}
          <NewMobile changedAt={bank.contactChangedAt ?? null} />
        </>
      }
      fields={{
        bsb: BSB,
        accountNumber: ACCOUNT_NUMBER,
        note: {
          label: 'Call-back (kept in the history)',
          hint: 'Who you spoke to, and on which number',
          maxLength: MOST_NOTE,
          required: 'Say who you spoke to, and on which number.',
        },
      }}
      command={command}
      inputOf={(typed) => ({ id: change.id, version: change.version, ...typed })}
      isSettled={(answer) => {
        setOther(answer?.isSame === false);
        return answer?.isSame === true;
      }}
      onDone={() => toast.success('The account is in use.')}
      onClose={onClose}
    />
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
