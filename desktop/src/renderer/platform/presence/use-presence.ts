// Who else has this record open: a call at each beat while this page is open, one at its end, and a read whenever the stream reports a change.
import { useEffect, useState } from 'react';
import {
  canBePresent,
  PRESENCE_EVERY_MS,
  presenceOf,
  type PresentEntity,
  type PresentPerson,
} from '@lotline/schema/domain/presence/presence.rules';
import { useActor } from '@lotline/web-session/react/me-context';
import { useReadable } from '@lotline/web-session/react/use-readable';
import { usePlatform } from '@lotline/web-session/react/platform-context';

const NOBODY: readonly PresentPerson[] = [];

export interface Present {
  readonly entity: PresentEntity;
  readonly id: number;
  /** What this window reports to the others. */
  readonly isEditing: boolean;
}

export function usePresence({ entity: of, id: recordId, isEditing }: Present): readonly PresentPerson[] {
  const { calls, ids, followChanges, session } = usePlatform();
  const isOwn = useReadable(session).impersonation === null;
  const mayBe = canBePresent(useActor(), of).ok && isOwn;
  const [people, setPeople] = useState(NOBODY);
  useEffect(() => {
    if (!mayBe) return undefined;
    const windowId = ids.fresh();
    let hasLeft = false;
    let lastWord: Promise<void> = Promise.resolve();
    const stay = async (): Promise<void> => {
      try {
        const call = { method: 'PUT', isChange: false, body: { windowId, isEditing } } as const;
        const { people: others } = await calls.rest<{ people: readonly PresentPerson[] }>(`/api/presence/${of}/${String(recordId)}`, call);
        if (!hasLeft) setPeople(others);
      } catch {
        // logged where it failed; nobody is shown while nobody knows, and the next beat asks again
        if (!hasLeft) setPeople(NOBODY);
      }
    };
    const word = (): void => {
      lastWord = stay();
    };
    const leave = (): void => {
      const call = { method: 'DELETE', isChange: false, outlivesPage: true } as const;
      // if it is lost, the lease ends by itself
      calls.rest(`/api/presence/${windowId}`, call).catch(() => undefined);
    };
    word();
    const beat = setInterval(word, PRESENCE_EVERY_MS);
    const unfollow = followChanges({
      onChanges: (changes) => {
        if (changes.some(({ entity, id }) => entity === presenceOf(of) && id === recordId)) word();
      },
      onCaughtUp: word,
    });
    window.addEventListener('pagehide', leave);
    return () => {
      hasLeft = true;
      clearInterval(beat);
      unfollow();
      window.removeEventListener('pagehide', leave);
      // a call on its way would take the lease again
      void lastWord.then(leave);
    };
  }, [calls, ids, followChanges, of, recordId, isEditing, mayBe]);
  return people;
}
