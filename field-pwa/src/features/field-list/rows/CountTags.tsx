// How many comments and files a task has; nothing where it has none (specification 2 §2).
import { MessageCircle, Paperclip } from 'lucide-react';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { Tag } from '@lotline/shared-ui/components/Tag/Tag';

export function CountTags({ task }: { readonly task: Pick<FieldTask, 'fieldCommentCount' | 'attachmentCount'> }) {
  return (
    <>
      {task.fieldCommentCount === 0 ? null : (
        <Tag icon={MessageCircle} label="field comments">
          {task.fieldCommentCount}
        </Tag>
      )}
      {task.attachmentCount === 0 ? null : (
        <Tag icon={Paperclip} label="attachments">
          {task.attachmentCount}
        </Tag>
      )}
    </>
  );
}
