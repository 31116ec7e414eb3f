// Which form a press was made in: it opens again, with what was typed, when the press is refused.
import type { AnyPress } from '../../../platform/presses/press-input.ts';
import type { FieldComment } from '../facts/page-data.ts';
import type { OpenSheet } from '../task-page-context.ts';

/** Null for what is pressed on the page itself. @param comments those of the page */
export function sheetOfPress(press: AnyPress, comments: readonly FieldComment[]): OpenSheet | null {
  switch (press.name) {
    case 'decline':
    case 'comment':
    case 'confirm':
      return { name: press.name };
    case 'completePartially':
      return { name: 'partial' };
    case 'addItem':
      return { name: 'addItem', taskId: press.subject.id };
    case 'changeItem':
      return { name: 'changeItem', taskId: press.subject.id, itemId: press.input.id };
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
      return { name: 'fieldComment', comment: comments.find(({ id }) => id === press.input.id) ?? null };
    default:
      return null;
  }
}
