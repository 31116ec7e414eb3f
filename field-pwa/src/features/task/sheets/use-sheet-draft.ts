// A sheet's typed text and its way out: closed by the person the draft goes, and the last failure is forgotten with it.
import { useTaskPage } from '../task-page-context.ts';
import { useDraft, type Draft } from '../use-draft.ts';

export interface SheetDraft<T extends Readonly<Record<string, string>>> extends Draft<T> {
  /** Saved, or discarded by the person: the sheet asks before that when something was typed. */
  readonly leave: () => void;
}

/** @param name of the sheet and the record it is about, so that two records never share a draft. */
export function useSheetDraft<T extends Readonly<Record<string, string>>>(name: string, initial: T): SheetDraft<T> {
  const { actor, opened, close, calls } = useTaskPage();
  const draft = useDraft(`${String(actor.userId)}.${String(opened.id)}.${name}`, initial);
  const leave = () => {
    draft.clear();
    calls.forget();
    close();
  };
  return { ...draft, leave };
}
