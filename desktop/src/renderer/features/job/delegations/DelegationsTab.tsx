// To whom the job is given for a time: by whom, for what, until when; given and ended here. It is a record: what a person sees follows from role and crew.
import { useState } from 'react';
import { UserPlus } from 'lucide-react';
import { canDelegate } from '@lotline/schema/domain/delegation/delegation.lifecycle';
import { delegationState } from '@lotline/schema/domain/delegation/delegation.rules';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobView } from '../job-context.ts';
import type { JobDelegation } from '../job-data.ts';
import { TextOrDash, Table } from '../parts/Table.tsx';
import { DelegationSheet } from './DelegationSheet.tsx';
import { EndDelegationSheet } from './EndDelegationSheet.tsx';
import { scopeWords, STATE_WORDS } from './delegation-words.ts';
import { useDelegations } from './use-delegations.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import table from '../parts/Table.module.css';

export default function DelegationsTab() {
  const { job, actor, delegations, asAt } = useJobView();
  const { error: ofNow, refetch } = useDelegations(job.id);
  // what was comes with the job as it was
  const error = asAt === null ? ofNow : null;
  const [isAdding, setAdding] = useState(false);
  const [ending, end] = useState<JobDelegation | null>(null);
  const mayDelegate = canDelegate(actor).ok;
  const add = mayDelegate ? (
    <Button icon={UserPlus} onClick={() => setAdding(true)}>
      Delegate
    </Button>
  ) : null;
  return (
    <>
      {error === null ? null : (
        <Banner tone="bad" title="The delegations could not be loaded." action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.message}
        </Banner>
      )}
      {delegations === null && error === null ? <SkeletonRows label="Loading the delegations" rows={3} /> : null}
      {delegations === null ? null : (
        <Panel
          title="Delegations"
          note="for the record: what each person sees depends on their role and crew"
          action={add}
          flush={delegations.length > 0}
        >
          {delegations.length === 0 ? (
            <EmptyState title="No delegations yet">
              People who look after this job for a time, such as during leave, appear here.
            </EmptyState>
          ) : (
            <DelegationTable delegations={delegations} onEnd={mayDelegate ? end : null} />
          )}
        </Panel>
      )}
      {isAdding ? <DelegationSheet onClose={() => setAdding(false)} /> : null}
      {ending === null ? null : <EndDelegationSheet delegation={ending} onClose={() => end(null)} />}
    </>
  );
}

interface DelegationTableProps {
  readonly delegations: readonly JobDelegation[];
  readonly onEnd: ((delegation: JobDelegation) => void) | null;
}

function DelegationTable({ delegations, onEnd }: DelegationTableProps) {
  return (
    <Table label="Delegations of this job">
      <thead>
        <tr>
          {['Person', 'From', 'To', 'Scope', 'State', 'Given by', 'Reason', ...(onEnd === null ? [] : ['Change'])].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {delegations.map((delegation) => (
          <DelegationRow key={delegation.id} delegation={delegation} onEnd={onEnd} />
        ))}
      </tbody>
    </Table>
  );
}

function DelegationRow({ delegation, onEnd }: Omit<DelegationTableProps, 'delegations'> & { readonly delegation: JobDelegation }) {
  const { today } = useJobView();
  const { displayName, fromDate, toDate, scope, givenBy, reason, endedBy } = delegation;
  const state = delegationState(delegation, today);
  return (
    <tr data-id={delegation.id}>
      <th scope="row">{displayName}</th>
      <td>{formatDate(fromDate)}</td>
      <td>{formatDate(toDate)}</td>
      <td>{scopeWords(scope)}</td>
      <td>
        {STATE_WORDS[state]}
        {endedBy === null ? null : <span className={words.muted}> by {endedBy}</span>}
      </td>
      <td>{givenBy}</td>
      <td className={table.wide}>
        <TextOrDash>{reason}</TextOrDash>
      </td>
      {onEnd === null ? null : (
        <td>
          {state === 'ended' ? null : (
            <Button aria-label={`End the delegation to ${displayName}`} onClick={() => onEnd(delegation)}>
              End
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}
