// The presses of who is signed in: kept in this page, sent, and their answers put where what is shown is read from.
import { useEffect, useState, type ReactNode } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { CATALOGUE } from '@lotline/schema/errors/catalogue';
import type { CommentFieldsFragment, ConstructionFieldsFragment } from '@lotline/schema/generated/operations';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import type { ApiError } from '@lotline/web-session/api-error';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { letGo, putAllBack, putBack } from './handed-text.ts';
import { layOverList, type Who } from './lay-over.ts';
import type { AnyPress } from './press-input.ts';
import type { PressAnswer } from './press-send.ts';
import { pressesInMemory, type Entry } from './press-store.ts';
import { PRESS_TOASTS, toastsOf } from './press-toasts.ts';
import { createPresses, type Presses } from './presses.ts';
import { PressesContext, useWho } from './presses-context.ts';

/** What the list's first sight does not need: fetched behind it, before anything is pressed. */
const sending = () => import('./press-send.ts');

interface PageShown {
  readonly construction: ConstructionFieldsFragment | null;
  readonly jobFieldComments: CommentFieldsFragment[];
}

export function PressesRoot({ children }: { readonly children: ReactNode }) {
  const { calls, clock, ids } = usePlatform();
  const client = useQueryClient();
  const toast = useToast();
  const who = useWho();
  const [presses] = useState((): Presses => {
    const store = pressesInMemory();
    return createPresses({
      store,
      send: async (press, sentAt) => (await sending()).sendPress(calls.gqlChange, press, sentAt),
      freshId: ids.fresh,
      now: clock.now,
      onAnswer: async (press, answer) => {
        await showAnswer(client, { press, answer, who });
        const entry = store.read().find((kept) => kept.press.id === press.id);
        if (entry?.from.draft != null) letGo(entry.from.draft);
        const { success } = entry === undefined ? PRESS_TOASTS[press.name] : toastsOf(entry);
        if (success !== null) toast.success(success);
      },
      onEmpty: (entry) => {
        takeBack(entry);
        toast.error(toastsOf(entry).empty);
        readAgain(client, entry.press);
      },
      onRefused: (entry, error) => {
        takeBack(entry);
        if (isOutdated(error)) readAgain(client, entry.press);
        if (!isShownInForm(entry.press, error)) toast.error(toastsOf(entry).error);
      },
    });
  });
  useEffect(putAllBack, []);
  useEffect(() => void sending().catch(() => undefined), []);
  return <PressesContext value={presses}>{children}</PressesContext>;
}

function takeBack({ from }: Entry): void {
  if (from.draft !== null) putBack(from.draft);
}

/** A quantity that somebody else changed meanwhile is asked about where it was typed: nothing has failed. */
const isShownInForm = ({ name }: AnyPress, { code }: ApiError): boolean => name === 'changeItem' && code === 'STALE_VERSION';

/** What is on the screen is no longer so: it is read again. */
const isOutdated = ({ code }: ApiError): boolean => code !== 'OFFLINE' && CATALOGUE[code].retry === 'after-refresh';

function readAgain(client: QueryClient, { subject }: AnyPress): void {
  const queryKey = subject.jobId === null ? keys.fieldwork() : keys.construction(subject.jobId);
  void client.invalidateQueries({ queryKey });
}

interface Answered {
  readonly press: AnyPress;
  readonly answer: PressAnswer;
  readonly who: Who;
}

/** The page gets what was answered, the list what the press makes of it until it is read again. */
async function showAnswer(client: QueryClient, { press, answer, who }: Answered): Promise<void> {
  const { jobId } = press.subject;
  // An older read that is still on its way must not put the old state back.
  await client.cancelQueries({ queryKey: keys.fieldwork() });
  if (jobId !== null) {
    await client.cancelQueries({ queryKey: keys.construction(jobId) });
    client.setQueryData<PageShown>(keys.construction(jobId), (page) => (page === undefined ? page : kept(page, answer)));
  }
  client.setQueriesData<FieldWork>({ queryKey: keys.fieldwork() }, (work) => (work === undefined ? work : layOverList(work, [press], who)));
  void client.invalidateQueries({ queryKey: keys.fieldwork() });
}

function kept(page: PageShown, answer: PressAnswer): PageShown {
  switch (answer.kind) {
    case 'job':
      return { ...page, construction: answer.job };
    case 'comment':
      return { ...page, jobFieldComments: [...page.jobFieldComments.filter(({ id }) => id !== answer.comment.id), answer.comment] };
    case 'commentGone':
      return { ...page, jobFieldComments: page.jobFieldComments.filter(({ id }) => id !== answer.id) };
    case 'ticked':
      return page;
  }
}
