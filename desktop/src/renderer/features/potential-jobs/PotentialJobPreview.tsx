// A potential job beside its list: what was written down, its photos, what may be the same site, its history, and what comes next.
import type { ReactNode } from 'react';
import { POTENTIAL_JOB_LIST } from '@lotline/schema/domain/potential-job/potential-job.columns';
import { POTENTIAL_JOB } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { useActor } from '@lotline/web-session/react/me-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { declaredFacts } from '../../platform/list/declared-columns.tsx';
import { PreviewFacts, PreviewPane, PreviewSection } from '../../platform/list/PreviewPane.tsx';
import { RecordHistory } from '../../platform/record/RecordHistory.tsx';
import { PotentialJobPhotos } from './PotentialJobPhotos.tsx';
import { SiteMatches } from './SiteMatches.tsx';
import { usePotentialJob, type PotentialJobRow } from './use-potential-jobs.ts';

const FACTS = [
  'builder',
  'siteContactName',
  'siteContactPhone',
  'addressFromField',
  'comments',
  'reason',
  'raisedBy',
  'createdUtc',
  'assignedTo',
  'builderApprovalSentDate',
  'builderApprovedDate',
  'workOrder',
] as const;

interface PotentialJobPreviewProps {
  readonly id: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly actions: (row: PotentialJobRow) => ReactNode;
}

export function PotentialJobPreview({ id, onStep, onClose, actions }: PotentialJobPreviewProps) {
  const { row, ...read } = usePotentialJob(id);
  const title = row?.address ?? 'Potential job';
  return (
    <PreviewPane
      label={row === null ? 'the potential job' : `potential job ${row.address}`}
      title={title}
      mark={row === null ? undefined : <PlainTag>{row.status}</PlainTag>}
      isBusy={row === null && read.error === null}
      onStep={onStep}
      onClose={onClose}
      footer={row === null ? null : actions(row)}
    >
      {row === null ? (
        <Unread read={read} title="The potential job could not be loaded." loading={<Ghost width="70%" />} />
      ) : (
        <Known row={row} />
      )}
    </PreviewPane>
  );
}

function Known({ row }: { readonly row: PotentialJobRow }) {
  const actor = useActor();
  return (
    <>
      <PreviewFacts facts={declaredFacts(POTENTIAL_JOB_LIST, actor, row, FACTS)} />
      <PreviewSection title="Photos">
        <PotentialJobPhotos id={row.id} />
      </PreviewSection>
      {row.duplicateScore === 0 ? null : (
        <PreviewSection title="At the same site">
          <SiteMatches id={row.id} />
        </PreviewSection>
      )}
      <PreviewSection title="History">
        <RecordHistory entity={POTENTIAL_JOB.entity} id={row.id} />
      </PreviewSection>
    </>
  );
}
