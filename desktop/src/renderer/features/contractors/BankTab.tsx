// The bank account that a contractor is paid to: masked, with the change that waits for a second person, and what it was before (screens.md §2.19).
import { useState } from 'react';
import { Plus } from 'lucide-react';
import { BANK_STATE_LABELS, canApproveBank, canProposeBank } from '@lotline/schema/domain/contractor/bank-account.rules';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { Panel } from '../../platform/frame/Panel.tsx';
import { PreviewFacts } from '../../platform/list/PreviewPane.tsx';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import { ApproveBankSheet } from './ApproveBankSheet.tsx';
import { CloseBankSheet } from './CloseBankSheet.tsx';
import { stateOf, type Contractor } from './contractor-data.ts';
import { ProposeBankSheet } from './ProposeBankSheet.tsx';
import { stateOfAccount, useBank, type Bank, type BankAccount } from './use-bank.ts';
import styles from '../../platform/record/RecordPage.module.css';

type Open = 'propose' | 'approve' | 'close' | null;

export function BankTab({ contractor }: { readonly contractor: Contractor }) {
  const { bank, ...read } = useBank(contractor.id);
  const [open, setOpen] = useState<Open>(null);
  if (bank === null) return <Unread read={read} title="The bank account could not be loaded." loading={<Ghost width="70%" />} />;
  const waiting = bank.accounts.find(({ state }) => state === 'waiting') ?? null;
  const current = bank.accounts.find(({ state }) => state === 'current') ?? null;
  const close = () => setOpen(null);
  return (
    <div className={styles.stack}>
      <div className={styles.panels}>
        <InUse contractor={contractor} current={current} hasWaiting={waiting !== null} onPropose={() => setOpen('propose')} />
        {waiting === null ? null : <Waiting change={waiting} onApprove={() => setOpen('approve')} onClose={() => setOpen('close')} />}
      </div>
      <Earlier bank={bank} />
      {open === 'propose' ? <ProposeBankSheet contractor={contractor} bank={bank} onClose={close} /> : null}
      {open === 'approve' && waiting !== null ? <ApproveBankSheet bank={bank} change={waiting} onClose={close} /> : null}
      {open === 'close' && waiting !== null ? <CloseBankSheet bank={bank} change={waiting} onClose={close} /> : null}
    </div>
  );
}

const when = (instant: string | null | undefined): string => (instant == null ? '' : formatDateClock(instant, browserZone()));
const by = (name: string | null | undefined, instant: string | null | undefined): string => `${name ?? 'Someone'}, ${when(instant)}`;

interface InUseProps {
  readonly contractor: Contractor;
  readonly current: BankAccount | null;
  readonly hasWaiting: boolean;
  readonly onPropose: () => void;
}

function InUse({ contractor, current, hasWaiting, onPropose }: InUseProps) {
  const verdict = canProposeBank(useActor(), stateOf(contractor.status), hasWaiting);
  const action = (
    <Button
      icon={Plus}
      refusedBecause={verdict.ok ? undefined : sayError(verdict.code, verdict.details)}
      reason="onPress"
      onClick={onPropose}
    >
      {current === null ? 'Add account' : 'Change account'}
    </Button>
  );
  return (
    <Panel title="In use" note="only the last digits are shown" action={action}>
      {current === null ? <p className={styles.muted}>No account yet: this contractor cannot be paid by bank transfer.</p> : null}
      {current === null ? null : (
        <PreviewFacts
          facts={[
            ['BSB', current.bsb],
            ['Account', current.accountNumber],
            ['Requested by', by(current.proposedBy, current.proposedAt)],
            ['Approved by', by(current.decidedBy, current.decidedAt)],
            ['Call-back', current.note ?? ''],
          ]}
        />
      )}
    </Panel>
  );
}

interface WaitingProps {
  readonly change: BankAccount;
  readonly onApprove: () => void;
  readonly onClose: () => void;
}

function Waiting({ change, onApprove, onClose }: WaitingProps) {
  const actor = useActor();
  const { proposedByUserId } = change;
  const verdict = canApproveBank(actor, { state: stateOfAccount(change), proposedByUserId });
  const isOwn = proposedByUserId === actor.userId;
  return (
    <Panel title="Waiting for a second person" note="not in use until it is approved">
      <PreviewFacts
        facts={[
          ['BSB', change.bsb],
          ['Account', change.accountNumber],
          ['Requested by', by(change.proposedBy, change.proposedAt)],
          ['Reason', change.why],
          ['Tries left', change.triesLeft],
        ]}
      />
      <div className={styles.row}>
        <Button
          kind="primary"
          refusedBecause={verdict.ok ? undefined : sayError(verdict.code, verdict.details)}
          reason="onPress"
          onClick={onApprove}
        >
          Call back and approve
        </Button>
        <Button kind="text" onClick={onClose}>
          {isOwn ? 'Withdraw' : 'Refuse'}
        </Button>
      </div>
    </Panel>
  );
}

function Earlier({ bank }: { readonly bank: Bank }) {
  const rows = bank.accounts.filter(({ state }) => state !== 'waiting' && state !== 'current');
  if (rows.length === 0) return null;
  return (
    <Panel title="Before">
      <RecordTable label="Previous accounts" head={['Account', 'BSB', 'Outcome', 'Requested by', 'Decided by', 'Note']}>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.accountNumber}</th>
            <td>{row.bsb}</td>
            <td>{BANK_STATE_LABELS[stateOfAccount(row)]}</td>
            <td>{by(row.proposedBy, row.proposedAt)}</td>
            <td>{by(row.decidedBy, row.decidedAt)}</td>
            <td>{row.note}</td>
          </tr>
        ))}
      </RecordTable>
    </Panel>
  );
}
