// A job that was never opened on this computer, without a network: what the list's copy holds of it, and what it does not (decision 085).
import { RotateCw } from 'lucide-react';
import { formatDate, formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { GetJobsDocument } from '@lotline/schema/generated/documents/job';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { job as followed } from '../../platform/data/follows.ts';
import { LocalNoteText } from '../../platform/data/LocalNoteText.tsx';
import { useLocalNote } from '../../platform/data/use-local-note.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { useTitle } from '../../platform/frame/use-title.ts';
import type { JobRow } from '../../platform/job-list/job-row.ts';
import { useFieldNames } from '../../platform/job-list/use-field-names.ts';
import { PreviewFacts } from '../../platform/list/PreviewPane.tsx';
import { StatusMark } from '../../platform/list/StatusMark.tsx';
import page from '../../platform/frame/Page.module.css';
import styles from './CopiedJob.module.css';

interface CopiedJobProps {
  readonly id: number;
  /** Why the job itself was not read. */
  readonly sentence: string;
  readonly retry: () => void;
}

export function CopiedJob({ id, sentence, retry }: CopiedJobProps) {
  const variables = { filter: { ids: [id] }, first: 1 };
  const note = useLocalNote('GetJobs', variables);
  const { data, error, isPending } = useRead(GetJobsDocument, { variables, follows: [followed(id)] });
  const row = data?.jobs.rows[0];
  useTitle(row === undefined ? 'Job' : `Job ${row.workOrder}`);
  const again = (
    <Button icon={RotateCw} onClick={retry}>
      Try again
    </Button>
  );
  if (row === undefined)
    return (
      <main id="main" tabIndex={-1} className={page.page}>
        <h1>Job</h1>
        {isPending ? (
          <SkeletonRows label="Looking on this computer" rows={4} />
        ) : (
          <Banner tone="bad" title="The job could not be loaded." action={again}>
            {error?.message ?? sentence} There is no copy of it on this computer.
          </Banner>
        )}
      </main>
    );
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <div className={styles.parts}>
        <header>
          <h1>
            {row.workOrder} · {row.address}
          </h1>
          <StatusMark status={row.status} isFull />
          <p className={page.meta}>
            <LocalNoteText note={note} />
          </p>
        </header>
        <Banner title="Only part of this job is on this computer." action={again}>
          Its tasks, items, photos, comments and costs were not loaded here. Nothing can be changed until the server is reached.
        </Banner>
        <Facts row={row} />
      </div>
    </main>
  );
}

const day = (value: string | null): string | null => (value === null ? null : formatDate(value));

function Facts({ row }: { readonly row: JobRow }) {
  const { nameOf } = useFieldNames();
  const zone = browserZone();
  const instant = (value: string | null): string | null => (value === null ? null : formatDateClock(value, zone));
  const next = row.nextTask;
  return (
    <PreviewFacts
      facts={[
        [nameOf('workType'), row.workType],
        [nameOf('suburb'), [row.suburb, row.state].filter((part) => part !== null).join(' ')],
        ['Due', day(row.dueDate)],
        ['Booked', day(row.bookedDate)],
        ['Next task', next === null ? null : [next.name, next.group].filter((part) => part !== null).join(' · ')],
        [nameOf('financialContact'), row.customer],
        [nameOf('customerRef'), row.customerRef],
        [nameOf('contract'), row.contract],
        [nameOf('region'), row.region],
        [nameOf('developer'), row.developer],
        [nameOf('scheduler'), row.scheduler],
        [nameOf('siteContact'), row.siteContact],
        [nameOf('siteContactPhone'), row.siteContactPhone === null ? null : formatMobile(row.siteContactPhone)],
        [nameOf('dbydExpiryDate'), day(row.dbydExpiryDate)],
        ['Builder asked', instant(row.builderApprovalSentDate)],
        ['Builder approved', instant(row.builderApprovedDate)],
        ['Files', String(row.attachmentCount)],
        ['Rejected items', String(row.rejectedItemCount)],
      ]}
    />
  );
}
