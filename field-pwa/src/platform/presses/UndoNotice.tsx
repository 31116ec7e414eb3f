// The notice with Undo for an action that ends something, until it is sent.
import { useEffect } from 'react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { heldForMs } from './next-in-lane.ts';
import { useEntries, usePresses } from './presses-context.ts';
import type { PressName } from './press-input.ts';

const SAID: Partial<Record<PressName, string>> = {
  decline: 'Task declined.',
  complete: 'Task completed.',
  completePartially: 'Task partially completed.',
  submit: 'Task submitted.',
};

export function UndoNotice() {
  const { undo, isOwn } = usePresses();
  const { clock } = usePlatform();
  const toast = useToast();
  const held = useEntries().findLast(({ press, sendAfter, tries }) => sendAfter !== null && tries === 0 && isOwn(press.id));
  const { press, sendAfter = null } = held ?? {};
  const id = press?.id;
  const text = press === undefined ? undefined : SAID[press.name];
  useEffect(() => {
    if (id === undefined || text === undefined) return;
    const forMs = heldForMs({ sendAfter }, clock.now());
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
