// The message that was handed to the phone's own messages: on this device until the person says whether it was sent. The phone may end the browser meanwhile,
// and a message drafted anew has another link than the one that the builder got.
import { useEffect, useState } from 'react';
import { logProblem } from '@lotline/web-session/log';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { Asked, RequestDraft } from './asked.ts';

export interface HandedMessage {
  readonly draft: RequestDraft;
  readonly ids: readonly number[];
  readonly text: string;
}

function isHanded(stored: unknown): stored is HandedMessage {
  if (typeof stored !== 'object' || stored === null) return false;
  const known: Partial<Record<string, unknown>> = { ...stored };
  return typeof known['text'] === 'string' && Array.isArray(known['ids']) && typeof known['draft'] === 'object' && known['draft'] !== null;
}

const notKept = (problem: unknown): void => logProblem('A drafted message could not be kept', problem);

export function useHandedMessage({ kind, id }: Asked) {
  const { formDraftsOf } = usePlatform();
  const { id: personId } = useMe();
  const [drafts] = useState(() => formDraftsOf(personId));
  /** Undefined until the device has been read. */
  const [handed, setHanded] = useState<HandedMessage | null | undefined>(undefined);
  const name = `builder-message.${kind}.${String(id)}`;
  useEffect(() => {
    let isLate = false;
    const show = (stored: unknown): void => {
      if (!isLate) setHanded(isHanded(stored) ? stored : null);
    };
    drafts.find(name).then(show, (problem: unknown) => {
      notKept(problem);
      show(null);
    });
    return () => {
      isLate = true;
    };
  }, [drafts, name]);
  return {
    handed,
    keep: (message: HandedMessage): void => void drafts.keep(name, message).catch(notKept),
    letGo: (): void => void drafts.letGo(name).catch(notKept),
  };
}
