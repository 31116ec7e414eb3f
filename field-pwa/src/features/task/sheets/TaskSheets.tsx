// The sheet that is open on the task page (specification 1 §2, "Modals").
import { MoreSheet } from '@lotline/shared-ui/components/OptionList/MoreSheet';
import { taskOf, useTaskPage, type OpenSheet } from '../task-page-context.ts';
import { AddItemSheet } from './AddItemSheet.tsx';
import { ChangeItemSheet } from './ChangeItemSheet.tsx';
import { CompleteSheet } from './CompleteSheet.tsx';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { ContactsSheet } from './ContactsSheet.tsx';
import { DeclineSheet } from './DeclineSheet.tsx';
import { DeveloperSheet } from './DeveloperSheet.tsx';
import { ElsewhereSheet } from './ElsewhereSheet.tsx';
import { FieldCommentSheet } from './FieldCommentSheet.tsx';
import { moreOptions } from './more-options.ts';
import { PartialSheet } from './PartialSheet.tsx';
import { StartCardSheet } from './StartCardSheet.tsx';
import { StatusSheet } from './StatusSheet.tsx';
import { SubmitSheet } from './SubmitSheet.tsx';
import { TaskCommentSheet } from './TaskCommentSheet.tsx';

export function TaskSheets({ sheet }: { readonly sheet: OpenSheet }) {
  const page = useTaskPage();
  switch (sheet.name) {
    case 'more':
      return <TaskMoreSheet />;
    case 'addItem': {
      const task = taskOf(page, sheet.taskId);
      return task === undefined ? null : <AddItemSheet task={task} />;
    }
    case 'changeItem': {
      const task = taskOf(page, sheet.taskId);
      const item = task?.items.find(({ id }) => id === sheet.itemId);
      return task === undefined || item === undefined ? null : <ChangeItemSheet task={task} item={item} />;
    }
    case 'confirm':
      return <ConfirmSheet thenSubmits={sheet.thenSubmits === true} />;
    case 'fieldComment':
      return <FieldCommentSheet comment={sheet.comment} />;
    default: {
      const Simple = SIMPLE[sheet.name];
      return <Simple />;
    }
  }
}

const SIMPLE = {
  status: StatusSheet,
  developer: DeveloperSheet,
  contacts: ContactsSheet,
  comment: TaskCommentSheet,
  partial: PartialSheet,
  complete: CompleteSheet,
  elsewhere: ElsewhereSheet,
  startCard: StartCardSheet,
  decline: DeclineSheet,
  submit: SubmitSheet,
} as const;

function TaskMoreSheet() {
  const page = useTaskPage();
  return <MoreSheet title="More" subtitle={page.opened.name} options={moreOptions(page)} onClose={page.close} />;
}
