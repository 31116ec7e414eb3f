// Asked before a task is submitted without a photo that it must have: the reason is kept with the submit as a comment on the task (decision 041).
import { Camera, Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import { missingPhotosComment, requiredMissing } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { sayError } from '@lotline/schema/errors/catalogue';
import { ofTask, taskAction } from '../../../platform/outbox/action-input.ts';
import { newComment } from '../chat/chat-lines.ts';
import { capturePath } from '../items/door-paths.ts';
import { useTaskPage } from '../task-page-context.ts';
import { useSheetDraft } from './use-sheet-draft.ts';

const MAX_REASON_LENGTH = 1000;

export function SubmitSheet() {
  const { opened, job, actor, may, actions, photosOf, close } = useTaskPage();
  const { value, change, isDirty, leave, enqueue } = useSheetDraft('submit', { reason: '' });
  const missing = requiredMissing(photosOf(opened));
  const reason = value.reason.trim();
  const verdict = may('submit');
  const submit = () => {
    // taken meanwhile, in another tab
    if (missing.length === 0) {
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
  const needs = missing.length > 0 && reason === '' ? sayError('COMMENT_REQUIRED') : undefined;
  const footer = (
    <Button
      type="submit"
      kind="primary"
      icon={Send}
      refusedBecause={verdict.ok ? needs : sayError(verdict.code, verdict.details)}
      reason={isDirty ? 'needs' : 'onPress'}
    >
      Submit all the same
    </Button>
  );
  return (
    <Sheet title="Photos are missing" subtitle={opened.name} footer={footer} onSubmit={submit} onClose={leave} unsaved={isDirty}>
      <p>Not taken yet: {missing.join(', ')}.</p>
      <Link className={buttonClass({ wide: true })} to={capturePath(job.id, opened.id)}>
        <Icon of={Camera} />
        Capture Images
      </Link>
      <TextArea
        label="Why it is submitted without"
        hint="The office reads it in the field chat."
        required
        value={value.reason}
        maxLength={MAX_REASON_LENGTH}
        onChange={(text) => change({ reason: text })}
      />
    </Sheet>
  );
}
