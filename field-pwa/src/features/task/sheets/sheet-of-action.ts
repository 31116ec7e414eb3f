// Which form an action was made in: it opens again, with what was typed, when the action is refused.
import type { AnyAction } from '../../../platform/outbox/action-input.ts';
import type { FieldComment } from '../facts/page-data.ts';
import type { OpenSheet } from '../task-page-context.ts';

/** Null for what is pressed on the page itself. @param comments those of the page */
export function sheetOfAction(action: AnyAction, comments: readonly FieldComment[]): OpenSheet | null {
  switch (action.name) {
    case 'decline':
    case 'comment':
    case 'confirm':
      return { name: action.name };
    case 'completePartially':
      return { name: 'partial' };
    case 'addItem':
      return { name: 'addItem', taskId: action.subject.id };
    case 'changeItem':
      return { name: 'changeItem', taskId: action.subject.id, itemId: action.input.id };
    case 'setStatus':
      return { name: 'status' };
    case 'setDeveloper':
      return { name: 'developer' };
    case 'setContacts':
      return { name: 'contacts' };
    case 'addComment':
      return { name: 'fieldComment', comment: null };
    case 'editComment':
    case 'deleteComment':
      return { name: 'fieldComment', comment: comments.find(({ id }) => id === action.input.id) ?? null };
    default:
      return null;
  }
}
