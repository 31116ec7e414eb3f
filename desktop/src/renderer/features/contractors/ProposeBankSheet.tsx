// Ask for another bank account of a contractor: its numbers, and why. It waits until somebody else has called the contractor back.
import { nameOf, type Contractor } from './contractor-data.ts';
import { useProposeBank, type Bank } from './use-bank.ts';
import { WHY } from '../../platform/command/command-field.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';
import { ACCOUNT_NUMBER, BSB } from './bank-number-fields.ts';

interface ProposeBankSheetProps {
  readonly contractor: Contractor;
  readonly bank: Bank;
  readonly onClose: () => void;
}

/** As bank files take it. */
const MOST_NAME = 32;

export function ProposeBankSheet({ contractor, bank, onClose }: ProposeBankSheetProps) {
  return (
    <CommandSheet
      title={`Bank account of ${nameOf(contractor)}`}
      subtitle="It is used once someone else has called the contractor back and approved it."
      verb="Request approval"
      // no draft: bank numbers and what was said about them stay on no device
      fields={{
        accountName: {
          label: 'Account name',
          start: nameOf(contractor).slice(0, MOST_NAME),
          maxLength: MOST_NAME,
          required: 'Enter the account name.',
        },
        bsb: { ...BSB, isFirst: true },
        accountNumber: ACCOUNT_NUMBER,
        why: WHY,
      }}
      below={<p>{noticeText(bank)}</p>}
      command={useProposeBank(bank.contractorId)}
      inputOf={(typed) => typed}
      onClose={onClose}
    />
  );
}

function noticeText({ noticeBy, contactName, contactPhone }: Bank): string {
  if (contactPhone == null) return 'The contractor has no contact mobile, so nobody there is notified of this change.';
  if (noticeBy == null) return 'This server sends no messages, so nobody there is notified of this change.';
  return `${contactName ?? 'The contact'} is notified of this change by SMS.`;
}
