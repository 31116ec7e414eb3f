// A command from a screen: sent as one action however often it is sent, busy while it is on its way, its refusal kept until the next try, and what it touches
// read again. Every mutation that a screen sends goes through here, a change of many records in parts (platform/bulk) too: `npm run check -- declared`.
import { useMemo, useRef, useState } from 'react';
import { CATALOGUE, isErrorCode, type ErrorKind } from '@lotline/schema/errors/catalogue';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { ApiError, LOST_SENTENCE } from '@lotline/web-session/api-error';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';
import { useData } from './DataRoot.tsx';
import type { Followed } from './follows.ts';
import { sendingBy, type SendChange } from './send-change.ts';

/** Names the action and says when it was taken. */
export interface ClientStamp {
  readonly id: string;
  /** The whole that it is a part of. */
  readonly batchId?: string;
  readonly occurredAt: string;
  readonly sentAt: string;
}

interface Command<Input, Answer> {
  /** @param stampOf for a command that is sent in parts: a stamp for each of them */
  readonly send: (call: SendChange, input: Input, client: ClientStamp, stampOf: (part: string) => ClientStamp) => Promise<Answer>;
  /** Read again once it is done, and where somebody else was faster. */
  readonly touches: readonly Followed[];
  /** What is touched is read again before it counts as done: a screen that goes on needs it. */
  readonly isDoneWhenRead?: boolean;
  /** The toast's words once it is done; null: what follows says it. */
  readonly toastText?: string | null;
  /** No form to say the refusal in: a toast says it. */
  readonly isFormless?: boolean;
  readonly onDone?: (answer: Answer) => void;
  readonly onRefused?: (error: ApiError) => void;
}

export type Outcome<Answer> = { readonly isDone: true; readonly answer: Answer } | { readonly isDone: false; readonly refusal: ApiError };

export interface CommandState<Input, Answer> {
  /** For a screen that makes something of the refusal itself. */
  readonly attempt: (input: Input) => Promise<Outcome<Answer>>;
  /** Null when it was refused or got no answer: `problem` says why. */
  readonly run: (input: Input) => Promise<Answer | null>;
  readonly isBusy: boolean;
  /** Of the last try, until the next one. */
  readonly problem: ApiError | null;
  /** The same as a sentence; after a lost answer it says that nobody knows. */
  readonly sentence: string | null;
}

const OF_THE_RECORD: ReadonlySet<ErrorKind> = new Set<ErrorKind>(['conflict', 'refused', 'missing']);
/** The refusal says that the record is not as the screen shows it. */
const isOfTheRecord = ({ code }: ApiError): boolean => isErrorCode(code) && OF_THE_RECORD.has(CATALOGUE[code].kind);

/** A refusal as it is said; after a lost answer nobody knows whether it was done. */
export const sentenceOf = ({ code, message }: ApiError): string => (code === 'OFFLINE' ? LOST_SENTENCE : message);

export function useCommand<Input, Answer>(command: Command<Input, Answer>): CommandState<Input, Answer> {
  const { send, touches, isDoneWhenRead = false, toastText = null, isFormless = false, onDone, onRefused } = command;
  const { client, reads } = useData();
  const change = useMemo(() => sendingBy(client), [client]);
  const { clock } = usePlatform();
  const toast = useToast();
  const sendOnce = useSendOnce();
  const [underWay, setUnderWay] = useState(0);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const last = useRef(0);

  const attempt = async (input: Input): Promise<Outcome<Answer>> => {
    last.current += 1;
    const mine = last.current;
    setUnderWay((count) => count + 1);
    setProblem(null);
    const now = clock.now().toISOString();
    const stamp = (id: string): ClientStamp => ({ id, occurredAt: now, sentAt: now });
    try {
      const answer = await sendOnce(input, (key, keyOfPart) => send(change, input, stamp(key), (part) => stamp(keyOfPart(part))));
      const reading = reads.onOwnChange(touches);
      if (isDoneWhenRead) await reading;
      if (toastText !== null) toast.success(toastText);
      onDone?.(answer);
      return { isDone: true, answer };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // an older try says nothing about the newer one
      if (mine === last.current) setProblem(error);
      if (isFormless) toast.error(error.message);
      onRefused?.(error);
      // what stands there now is shown beside what was typed, and the next try is against it
      if (isOfTheRecord(error)) await reads.onOwnChange(touches);
      return { isDone: false, refusal: error };
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  const run = async (input: Input): Promise<Answer | null> => {
    const outcome = await attempt(input);
    return outcome.isDone ? outcome.answer : null;
  };
  return { run, attempt, isBusy: underWay > 0, problem, sentence: problem === null ? null : sentenceOf(problem) };
}
