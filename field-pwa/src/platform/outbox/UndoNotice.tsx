// The notice with Undo for an action that ends something, until it is sent. Where it cannot be sent it says that it is saved here (screens.md §1).
import { useEffect } from 'react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { isOnline } from '@lotline/web-session/connection';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useConnection } from '@lotline/web-session/react/use-connection';
import { undoWindowMs } from './next-in-lane.ts';
import type { Entry } from './outbox-entry.ts';
import { useEntries, useOutbox } from './outbox-context.ts';
import { wordsOfEntry } from './outbox-state.ts';
import type { ActionName } from './action-input.ts';

const SAID: Partial<Record<ActionName, string>> = {
  decline: 'Task declined.',
  complete: 'Task completed.',
  completePartially: 'Task partially completed.',
  submit: 'Task submitted.',
};

function wordsOf(entry: Entry, isSentSoon: boolean): string | undefined {
  const said = SAID[entry.action.name];
  return said === undefined || isSentSoon ? said : `${wordsOfEntry(entry, false)}. ${said}`;
}

export function UndoNotice() {
  const { undo, isOwn } = useOutbox();
  const { clock } = usePlatform();
  const toast = useToast();
  const undoable = useEntries().findLast(({ action, sendAfter, tries }) => sendAfter !== null && tries === 0 && isOwn(action.id));
  const { action, sendAfter = null } = undoable ?? {};
  const id = action?.id;
  const isSentSoon = isOnline(useConnection());
  const text = undoable === undefined ? undefined : wordsOf(undoable, isSentSoon);
  useEffect(() => {
    if (id === undefined || text === undefined) return;
    const forMs = undoWindowMs({ sendAfter }, clock.now());
    if (forMs === 0) return;
    const take = toast.offer(text, { label: 'Undo', run: () => void undo(id) });
    const timer = setTimeout(take, forMs);
    return () => {
      clearTimeout(timer);
      take();
    };
  }, [id, text, sendAfter, clock, toast, undo]);
  return null;
}
