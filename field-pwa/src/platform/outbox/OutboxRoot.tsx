// The signed-in person's outbox: actions are stored on this device and sent by one tab, and their answers update what is shown.
import { useEffect, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { errorEntry } from '@lotline/schema/errors/catalogue';
import { useToast, type Toaster } from '@lotline/shared-ui/components/Toast/toast-context';
import { logProblem } from '@lotline/web-session/log';
import { anyChance } from '@lotline/web-session/backoff';
import type { Platform } from '@lotline/web-session/platform';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { usePuller } from '../replica/use-replica.ts';
import { aboutAction, refusalOnCache, taskFactsInCache, type FactsOf } from './cached-facts.ts';
import { findAside, letGo, putBack } from './handed-text.ts';
import type { Entry } from './outbox-entry.ts';
import type { ActionName } from './action-input.ts';
import { createOutboxStore } from './outbox-store.ts';
import { toastsOf } from './action-toasts.ts';
import { createOutbox, type Outbox, type OutboxMessage } from './outbox.ts';
import { OutboxContext, useWho } from './outbox-context.ts';
import { keepNumber } from './keep-number.ts';
import { keepAnswer, readAgain, showAnswer } from './show-answer.ts';
import { askToStay } from './stay-on-device.ts';
import { UndoNotice } from './UndoNotice.tsx';
import { askForSync, wakeUps } from './wake-ups.ts';

/** Code that the list's first view does not need: loaded after it, before anything is sent. */
const sending = () => import('./send-action.ts');
const comparing = () => import('./read-record.ts');

interface OutboxRootProps {
  /** The facts of a task for the lifecycle, from the wire. */
  readonly factsOf: FactsOf;
  readonly children: ReactNode;
}

export function OutboxRoot({ factsOf, children }: OutboxRootProps) {
  const { calls, clock, ids, outboxOf, raisedJobsOf, connection, session, keepsWork } = usePlatform();
  const client = useQueryClient();
  const toast = useToast();
  const who = useWho();
  const puller = usePuller();
  const [actions] = useState((): Outbox => {
    const { actor } = who;
    const outbox = outboxOf(actor.userId);
    return createOutbox({
      outbox,
      store: createOutboxStore(outbox, clock.now),
      prepare: sending,
      send: async (action, sentAt) => (await sending()).sendAction(calls.gqlChange, action, sentAt),
      keepsWork,
      canSend: () => maySend({ connection, session }),
      schedule,
      chance: anyChance,
      freshId: ids.fresh,
      now: clock.now,
      known: { actor, factsOf: (action) => taskFactsInCache(client, action, factsOf) },
      refusalOf: (action) => refusalOnCache(client, action, { actor, factsOf }),
      heldAlready: async (action, reason) => (await comparing()).answerOfRecord(calls.gql, { action, reason, userId: actor.userId }),
      aboutOf: (action) => aboutAction(client, action),
      keepAnswer: async (entry, answer) => {
        await keepNumber(raisedJobsOf(actor.userId), entry, answer);
        await keepAnswer(puller, { action: entry.action, answer, who });
      },
      onAnswer: async (action, answer) =>
        answer === null ? readAgain(client, action) : showAnswer(client, { action, answer, who, puller }),
      onRefusing: takeBack,
      onRefused: (entry) => {
        if (isOutdated(entry)) readAgain(client, entry.action);
      },
      onMessage: (entry, what) => showMessage(toast, entry, what),
      onKept: ({ from }) => {
        if (from.draft !== null) letGo(from.draft, from.text ?? null);
      },
    });
  });
  useEffect(() => {
    const putAllBack = findAside();
    void actions.start().then(putAllBack);
    const stop = wakeUps({ connection, session }, actions);
    return () => {
      stop();
      actions.stop();
    };
  }, [actions, connection, session]);
  useEffect(() => {
    const { store } = actions;
    let isAsked = false;
    return store.subscribe(() => {
      if (isAsked || !store.read().some(isLeftBehind(maySend({ connection, session })))) return;
      isAsked = true;
      void askToStay();
      askForSync().catch((problem: unknown) => logProblem('Background Sync was not asked for', problem));
    });
  }, [actions, connection, session]);
  useEffect(() => void sending().catch(() => undefined), []);
  return (
    <OutboxContext value={actions}>
      {children}
      <UndoNotice />
    </OutboxContext>
  );
}

function schedule(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Without a network nothing is sent, so nothing can have arrived. */
function maySend({ connection, session }: Pick<Platform, 'connection' | 'session'>): boolean {
  const { status, mustSignInAgain } = session.get();
  return connection.get().hasNetwork && status === 'signed-in' && !mustSignInAgain;
}

/** The action could not be sent as it was made. */
const isLeftBehind =
  (maySendNow: boolean) =>
  ({ state }: Entry): boolean =>
    state.kind === 'unanswered' || (state.kind === 'waiting' && !maySendNow);

function takeBack({ from }: Entry): void {
  if (from.draft !== null) putBack(from.draft, from.text ?? null);
}

/** The screen shows old data: it is read again. */
const isOutdated = ({ state }: Entry): boolean =>
  state.kind === 'refused' && state.code !== 'OFFLINE' && errorEntry(state.code).retry === 'after-refresh';

const ASKED_WHERE_TYPED: readonly ActionName[] = ['changeItem', 'saveTicket'];

function showMessage(toast: Toaster, { action, from }: Entry, what: OutboxMessage): void {
  const { success, error, empty } = toastsOf({ action, from });
  if (what.kind === 'done') {
    if (success !== null) toast.success(success);
  } else if (what.kind === 'empty') toast.error(empty);
  // A clash is asked about where the value was typed: nothing has failed.
  else if (!ASKED_WHERE_TYPED.includes(action.name) || what.code !== 'STALE_VERSION')
    toast.error(error.replace('{message}', what.sentence));
}
