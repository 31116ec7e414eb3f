// A sheet's typed text and its ways out: closed by the person the draft goes, and the last failure is forgotten with it; saved it is handed over,
// and comes back with what was typed when that is refused.
import { putAside } from '../../../platform/outbox/handed-text.ts';
import type { NewAction } from '../../../platform/outbox/action-input.ts';
import { useTaskPage } from '../task-page-context.ts';
import { useDraft, type Draft } from '../use-draft.ts';

export interface SheetDraft<T extends Readonly<Record<string, string>>> extends Draft<T> {
  /** Discarded by the person: the sheet asks before that when something was typed. */
  readonly leave: () => void;
  /** Closes the sheet, or goes where `then` says. */
  readonly enqueue: (action: NewAction, then?: () => void) => void;
}

/** @param name of the sheet and the record it is about, so that two records never share a draft. */
export function useSheetDraft<T extends Readonly<Record<string, string>>>(name: string, initial: T): SheetDraft<T> {
  const { actor, opened, close, actions } = useTaskPage();
  const key = `${String(actor.userId)}.${String(opened.id)}.${name}`;
  const draft = useDraft(key, initial);
  const leave = () => {
    draft.clear();
    actions.forget();
    close();
  };
  const enqueue = (action: NewAction, then = close) => {
    putAside(key);
    actions.enqueue(action, { isSheet: true, draft: key });
    then();
  };
  return { ...draft, leave, enqueue };
}
