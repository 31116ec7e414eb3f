// Decline, with a reason if there is one: the task leaves the list, so it is asked once.
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { MAX_REASON_LENGTH } from '@lotline/schema/domain/task/task.input';
import { declineTask } from '../calls/task-calls.ts';
import { useTaskPage } from '../task-page-context.ts';
import { SheetProblem } from './SheetProblem.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';

export function DeclineSheet() {
  const { opened, job, calls, offlineBecause } = useTaskPage();
  const { value, change, isDirty, leave } = useSheetDraft('decline', { reason: '' });
  const isBusy = calls.busy.has('decline');
  const save = async () => {
    const reason = value.reason.trim();
    const outcome = await calls.run(declineTask(opened.id, reason === '' ? null : reason));
    if (outcome.kind === 'done') leave();
  };
  const footer = (
    <>
      <Button type="submit" kind="danger" busy={isBusy} refusedBecause={offlineBecause}>
        Decline {opened.name}
      </Button>
      <Button kind="text" onClick={leave} disabled={isBusy}>
        Go back
      </Button>
    </>
  );
  return (
    <Sheet
      title="Decline this task?"
      subtitle={`${opened.name} · WO ${job.workOrder}`}
      footer={footer}
      onSubmit={() => void save()}
      onClose={leave}
      busy={isBusy}
      unsaved={isDirty}
    >
      <SheetProblem apart of={['decline']} />
      <TextArea
        label="Reason, if you like"
        hint="The office reads it and finds somebody else."
        value={value.reason}
        maxLength={MAX_REASON_LENGTH}
        onChange={(reason) => change({ reason })}
      />
    </Sheet>
  );
}
