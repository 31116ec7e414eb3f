// Decline, with a reason if there is one: the task leaves the list, so it is asked once.
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { MAX_REASON_LENGTH } from '@lotline/schema/domain/task/task.input';
import { ofTask } from '../../../platform/outbox/action-input.ts';
import { useTaskPage } from '../task-page-context.ts';
import { SheetProblem } from './SheetProblem.tsx';
import { Suggested } from './Suggested.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';

export function DeclineSheet() {
  const { opened, job } = useTaskPage();
  const { value, change, isDirty, leave, enqueue } = useSheetDraft('decline', { reason: '' });
  const save = () => {
    const reason = value.reason.trim();
    const input = { scheduleId: opened.id, reason: reason === '' ? null : reason };
    enqueue({ name: 'decline', input, subject: ofTask(opened, job.id), base: null });
  };
  const footer = (
    <>
      <Button type="submit" kind="danger">
        Decline {opened.name}
      </Button>
      <Button kind="text" onClick={leave}>
        Go back
      </Button>
    </>
  );
  return (
    <Sheet
      title="Decline this task?"
      subtitle={`${opened.name} · WO ${job.workOrder}`}
      footer={footer}
      onSubmit={save}
      onClose={leave}
      unsaved={isDirty}
    >
      <SheetProblem apart of={['decline']} />
      <TextArea
        label="Reason (optional)"
        hint="The office reads it and finds someone else."
        value={value.reason}
        maxLength={MAX_REASON_LENGTH}
        onChange={(reason) => change({ reason })}
      />
      <Suggested list="Decline reason" value={value.reason} maxLength={MAX_REASON_LENGTH} onChange={(reason) => change({ reason })} />
    </Sheet>
  );
}
