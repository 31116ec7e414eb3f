// Asked once before a task is submitted while shots are not taken. A shot that the task must have needs a reason, which is kept with the submit as a
// comment on the task (decision 041).
import { Send } from 'lucide-react';
import { missingPhotosComment, missingShots } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { sayError } from '@lotline/schema/errors/catalogue';
import { ofTask, taskAction } from '../../../platform/outbox/action-input.ts';
import { newComment } from '../chat/chat-lines.ts';
import { MissingShots } from '../items/MissingShots.tsx';
import { useTaskPage } from '../task-page-context.ts';
import { useSheetDraft } from './use-sheet-draft.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';

const MAX_REASON_LENGTH = 1000;

export function SubmitSheet() {
  const { opened, job, actor, may, actions, photosOf, areSettingsRead, close } = useTaskPage();
  const { value, change, isDirty, leave, enqueue } = useSheetDraft('submit', { reason: '' });
  const missing = missingShots(photosOf(opened));
  const reason = value.reason.trim();
  const verdict = may('submit');
  const mustSay = missing.some(({ required }) => required);
  const submit = () => {
    // all may have been taken meanwhile, in another tab
    if (reason === '' || missing.length === 0) {
      actions.enqueue(taskAction('submit', opened, job.id));
      leave();
      return;
    }
    const input = newComment(missingPhotosComment(missing, reason), 'task', { taskId: opened.id, jobId: job.id, userId: actor.userId });
    enqueue({ name: 'addComment', input, subject: ofTask(opened, job.id), base: null }, () => {
      actions.enqueue(taskAction('submit', opened, job.id));
      close();
    });
  };
  const needs = mustSay && reason === '' ? 'Give a reason.' : undefined;
  const footer = (
    <Button
      type="submit"
      kind="primary"
      icon={Send}
      refusedBecause={verdict.ok ? needs : sayError(verdict.code, verdict.details)}
      reason={isDirty ? 'needs' : 'onPress'}
    >
      Submit anyway
    </Button>
  );
  return (
    <Sheet
      title={areSettingsRead ? 'Photos are missing' : 'Photos may be missing'}
      subtitle={opened.name}
      footer={footer}
      onSubmit={submit}
      onClose={leave}
      unsaved={isDirty}
    >
      <div className={layout.stack}>
        {areSettingsRead ? null : <p>The list of photos for this task is not on this phone yet.</p>}
        {missing.length === 0 && !areSettingsRead ? null : <p>{missing.length === 0 ? 'All photos are taken.' : 'Not taken yet:'}</p>}
        <MissingShots task={opened} />
        <TextArea
          label="Reason for submitting without them"
          hint="The office reads it in the field chat."
          required={mustSay}
          value={value.reason}
          maxLength={MAX_REASON_LENGTH}
          onChange={(text) => change({ reason: text })}
        />
      </div>
    </Sheet>
  );
}
