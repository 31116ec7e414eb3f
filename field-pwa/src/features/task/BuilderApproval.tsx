// 'Builder Approval' of the task page: only where all is there that the message needs (specification 2 §4). Its form is loaded when it is first asked for.
import { lazy, Suspense, useState } from 'react';
import { ShieldCheck } from 'lucide-react';
import { missingForRequest } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useTaskPage } from './task-page-context.ts';

const BuilderApprovalSheet = lazy(() => import('../../platform/builder-approval/BuilderApprovalSheet.tsx'));

export function BuilderApproval() {
  const { job, isJobAssigned } = useTaskPage();
  const [isOpen, setOpen] = useState(false);
  const canAsk = isJobAssigned && job.builderApprovedDate === null && missingForRequest(job).length === 0;
  return (
    <>
      {canAsk ? (
        <Button wide icon={ShieldCheck} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Builder Approval
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <BuilderApprovalSheet of={{ kind: 'job', id: job.id }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
