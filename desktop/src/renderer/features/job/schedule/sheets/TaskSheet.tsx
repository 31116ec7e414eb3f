// The frame of every office move on a task: it names the task and its job, says a refusal, and keeps what was typed.
import type { ReactNode } from 'react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import type { ApiError } from '@lotline/web-session/api-error';
import { TypedBefore } from '../../../../platform/form/TypedBefore.tsx';
import type { DraftEnds } from '../../../../platform/form/use-form-draft.ts';
import { useJobView } from '../../job-context.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';

interface TaskSheetProps {
  readonly title: string;
  readonly verb: string;
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  /** What is still to be filled in. */
  readonly lacks?: string | undefined;
  /** What is typed in it; left out, it has nothing to type. */
  readonly draft?: DraftEnds;
  readonly isDanger?: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function TaskSheet({ title, verb, isBusy, problem, lacks, draft, isDanger = false, onSave, onClose, children }: TaskSheetProps) {
  const { job } = useJobView();
  return (
    <Sheet
      title={title}
      subtitle={`Job ${job.workOrder}`}
      onClose={draft?.close ?? onClose}
      onSubmit={() => {
        if (lacks === undefined && !isBusy) onSave();
      }}
      // a refused one may be closed while the record is read again
      busy={isBusy && problem === null}
      unsaved={draft?.isUnsaved}
      footer={
        <Button kind={isDanger ? 'danger' : 'primary'} type="submit" busy={isBusy} refusedBecause={lacks} reason="onPress">
          {verb}
        </Button>
      }
    >
      <div className={layout.stack}>
        {problem === null ? null : <Banner tone="bad">{problem.message}</Banner>}
        {draft === undefined ? null : <TypedBefore draft={draft} />}
        {children}
      </div>
    </Sheet>
  );
}
