// What was answered and is not handed over yet: kept on the device with each change, so that it outlives the browser. What was handed over leaves the
// draft once its action is on the device.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '@lotline/schema/domain/ticket/ticket';
import { logProblem } from '@lotline/web-session/log';
import type { Platform } from '@lotline/web-session/platform';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useEntries } from '../../../platform/outbox/outbox-context.ts';

/** By the question's key; null takes an answer away. */
export type ChangedAnswers = Readonly<Record<string, Answer | null>>;

interface StoredDraft {
  readonly answers: ChangedAnswers;
  /** The step that was open. */
  readonly step: string | null;
}

export interface TicketDraft extends StoredDraft {
  readonly change: (answers: ChangedAnswers, step: string) => void;
  readonly open: (step: string) => void;
  /** The ticket is begun anew. */
  readonly drop: () => void;
  /** These answers are in an action now. */
  readonly handed: (actionId: string) => void;
}

type Drafts = ReturnType<Platform['ticketDraftsOf']>;

const NOTHING: StoredDraft = { answers: {}, step: null };

const isKept = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'answers' in value &&
  typeof value.answers === 'object' &&
  value.answers !== null &&
  'step' in value;

/** Null until the device has been asked. */
export function useTicketDraft(taskId: number, personId: number): TicketDraft | null {
  const { ticketDraftsOf } = usePlatform();
  const [drafts] = useState(() => ticketDraftsOf(personId));
  const [draft, setDraft] = useState<StoredDraft | null>(null);
  const latest = useRef(NOTHING);
  const [handed, setHanded] = useState<{ readonly id: string; readonly answers: ChangedAnswers } | null>(null);
  const isOnDevice = useIsOnDevice(handed?.id ?? null);

  const show = useCallback((found: StoredDraft) => {
    latest.current = found;
    setDraft(found);
  }, []);
  useFound(drafts, taskId, show);

  /** @param beside what is in an action that the device has not kept yet */
  const write = useCallback(
    (beside: ChangedAnswers) => {
      const { answers, step } = latest.current;
      drafts
        .keep(taskId, { answers: { ...beside, ...answers }, step })
        .catch((problem: unknown) => logProblem('A ticket’s draft could not be kept', problem));
    },
    [drafts, taskId],
  );

  useEffect(() => {
    if (handed === null || !isOnDevice) return;
    write({});
    setHanded(null);
  }, [handed, isOnDevice, write]);

  const put = (next: StoredDraft, beside: ChangedAnswers) => {
    latest.current = next;
    setDraft(next);
    write(beside);
  };
  if (draft === null) return null;
  const beside = handed?.answers ?? {};
  return {
    ...draft,
    change: (answers, step) => put({ step, answers: { ...latest.current.answers, ...answers } }, beside),
    drop: () => put({ ...latest.current, answers: {} }, {}),
    open: (step) => put({ ...latest.current, step }, beside),
    handed: (id) => {
      const answers = { ...beside, ...latest.current.answers };
      setHanded({ id, answers });
      put({ ...latest.current, answers: {} }, answers);
    },
  };
}

/** Or past that already: sent and answered. */
function useIsOnDevice(actionId: string | null): boolean {
  const entry = useEntries().find(({ action }) => action.id === actionId);
  return entry?.place !== 'keeping';
}

/** What lies there is asked for once; where it cannot be had, nothing does. */
function useFound(drafts: Drafts, taskId: number, show: (found: StoredDraft) => void): void {
  useEffect(() => {
    let isLate = false;
    const found = (row: unknown) => {
      if (!isLate) show(isKept(row) ? row : NOTHING);
    };
    drafts.find(taskId).then(found, (problem: unknown) => {
      logProblem('A ticket’s draft could not be read', problem);
      found(null);
    });
    return () => {
      isLate = true;
    };
  }, [drafts, taskId, show]);
}
