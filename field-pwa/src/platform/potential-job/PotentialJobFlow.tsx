// From the form to what was saved: loaded when it is first opened.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { AnyAction } from '../outbox/action-input.ts';
import BuilderApprovalSheet from '../builder-approval/BuilderApprovalSheet.tsx';
import { potentialJobBy } from './own-potential-jobs.ts';
import { newEntryForm, processForm, refusedForm, type OpenedEntry } from './opened-entry.ts';
import { potentialJobCapturePath } from './potential-job-paths.ts';
import PotentialJobSheet from './PotentialJobSheet.tsx';
import PotentialJobSummary from './PotentialJobSummary.tsx';
import { useOwnPotentialJobs } from './use-own-potential-jobs.ts';

interface PotentialJobFlowProps {
  /** The key of the one that is shown; null: a new one is written down. */
  readonly of: string | null;
  readonly onClose: () => void;
}

export default function PotentialJobFlow({ of, onClose }: PotentialJobFlowProps) {
  const { ids } = usePlatform();
  const navigate = useNavigate();
  const toast = useToast();
  const { jobs } = useOwnPotentialJobs();
  const [form, setForm] = useState<OpenedEntry | null>(() => (of === null ? newEntryForm(ids.fresh) : null));
  const [shown, setShown] = useState(of);
  const [isAsking, setAsking] = useState(false);
  const job = shown === null ? undefined : potentialJobBy(jobs, shown);
  if (form !== null) {
    const saved = ({ id, name, input }: AnyAction, then: 'summary' | 'photos') => {
      const known = name === 'savePotentialJob' && input.id !== undefined ? String(input.id) : (shown ?? id);
      setForm(null);
      setShown(known);
      if (then === 'summary') return;
      toast.success('Saved on this phone');
      void navigate(potentialJobCapturePath(known));
    };
    return (
      <PotentialJobSheet
        key={form.draft}
        of={form}
        onClose={of === null && shown === null ? onClose : () => setForm(null)}
        onSaved={saved}
      />
    );
  }
  if (job === undefined) return null;
  const change = () => {
    if (job.refused !== null) setForm(refusedForm(job.refused));
    else if (job.saved !== null) setForm(processForm(job.saved));
  };
  if (isAsking && job.id !== null)
    return <BuilderApprovalSheet of={{ kind: 'potentialJob', id: job.id }} onClose={() => setAsking(false)} />;
  return <PotentialJobSummary job={job} onClose={onClose} onChange={change} onAsk={() => setAsking(true)} />;
}
