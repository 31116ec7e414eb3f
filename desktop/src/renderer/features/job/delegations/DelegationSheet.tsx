// Give the job to somebody for a time: the form of the declared record.
import { DELEGATION } from '@lotline/schema/domain/delegation/delegation.fields';
import { delegationInput } from '@lotline/schema/domain/delegation/delegation.input';
import { addDays } from '@lotline/schema/domain/kernel/dates';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { AddJobDelegationDocument } from '@lotline/schema/generated/documents/delegation';
import { job as jobOf } from '../../../platform/data/follows.ts';
import { useCommand } from '../../../platform/data/use-command.ts';
import { RecordSheet } from '../../../platform/record/RecordSheet.tsx';
import type { RecordEdit } from '../../../platform/record/use-record-form.ts';
import { useJobView } from '../job-context.ts';

const USUAL_DAYS = 7;
const ADDING = { title: 'Delegate the job', verb: 'Delegate' };

export function DelegationSheet({ onClose }: { readonly onClose: () => void }) {
  const { job, people, today } = useJobView();
  const shown = { userId: null, fromDate: today, toDate: addDays(today, USUAL_DAYS), scope: 'view', reason: null };
  const command = useCommand({
    touches: [jobOf(job.id)],
    toastText: 'Delegated',
    send: async (call, { changes }: RecordEdit, client) => {
      const { constructionId, userId, fromDate, toDate, scope, reason } = parseInput(delegationInput, {
        ...{ constructionId: job.id, ...shown, ...changes },
      });
      const input = {
        ...{ constructionId, reason },
        userId: Number(userId),
        fromDate: fromDate ?? '',
        toDate: toDate ?? '',
        scope: scope ?? '',
      };
      await call(AddJobDelegationDocument, { input, client });
    },
  });
  const rows = { userId: people.map(({ id, displayName }) => ({ value: String(id), label: displayName })) };
  return (
    <RecordSheet
      {...{
        record: DELEGATION,
        id: null,
        name: null,
        adding: ADDING,
        draft: `delegation-of-job-${String(job.id)}`,
        shown,
        command,
        rows,
        onClose,
      }}
      onSaved={onClose}
      note={() => <p>The delegation is recorded and shown. What the person sees of the job still depends on their role and crew.</p>}
    />
  );
}
