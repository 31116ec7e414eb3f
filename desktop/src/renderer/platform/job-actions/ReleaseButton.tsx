// Releases a job's hold before its day; a refusal is shown beside it.
import { Play } from 'lucide-react';
import { ReleaseConstructionDocument } from '@lotline/schema/generated/documents/job-edit';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useOffer } from '../frame/page-actions.ts';
import { ActionProblem } from './ActionProblem.tsx';
import type { ActedJob } from './acted-job.ts';
import { useJobAction } from './use-job-action.ts';

export function ReleaseButton({ job }: { readonly job: ActedJob }) {
  const { isBusy, sentence, run } = useJobAction(job.id, ReleaseConstructionDocument);
  useOffer([{ id: 'release', label: 'Release from hold', also: 'resume end', icon: Play, run: () => void run({ id: job.id }) }]);
  return (
    <>
      <Button busy={isBusy} onClick={() => void run({ id: job.id })}>
        Release
      </Button>
      <ActionProblem problem={sentence} />
    </>
  );
}
