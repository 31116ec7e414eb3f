// Sends the page's mutations: one in flight of a kind, its answer into the page's data, its toast, and the sentence of a refusal (spec 1 §8).
import { useCallback, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CATALOGUE } from '@lotline/schema/errors/catalogue';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { ApiError, type ApiErrorCode } from '@lotline/web-session/api-error';
import { logProblem } from '@lotline/web-session/log';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import type { PageData } from '../facts/page-data.ts';
import { createCallStamps } from './call-stamps.ts';
import { CALL_TOASTS, type CallName } from './call-toasts.ts';
import type { Call } from './task-calls.ts';

export interface CallProblem {
  readonly call: CallName;
  readonly sentence: string;
}

/** 'skipped': the same press was already on its way. */
export type Outcome<Answer> =
  { readonly kind: 'done'; readonly answer: Answer } | { readonly kind: 'failed'; readonly error: ApiError } | { readonly kind: 'skipped' };

interface CallOptions {
  /** Codes that the screen answers itself, without a toast. */
  readonly handles?: readonly ApiErrorCode[];
}

export interface Calls {
  readonly busy: ReadonlySet<CallName>;
  /** The last failure, shown beside what was pressed until the next try. */
  readonly problem: CallProblem | null;
  readonly forget: () => void;
  readonly run: <Answer>(call: Call<Answer>, options?: CallOptions) => Promise<Outcome<Answer>>;
}

const NO_ANSWER: readonly ApiErrorCode[] = ['OFFLINE', 'TIMEOUT', 'UNAVAILABLE', 'FAULT'];
const EMPTY_SENTENCE = 'The server answered without the updated page. It is being loaded again.';

export function useCalls(constructionId: number): Calls {
  const { calls, clock, ids } = usePlatform();
  const client = useQueryClient();
  const toast = useToast();
  const [busy, setBusy] = useState<ReadonlySet<CallName>>(new Set());
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const inFlight = useRef(new Set<CallName>());
  const stamps = useMemo(() => createCallStamps({ newId: ids.fresh, now: clock.now }), [clock, ids]);

  const run = useCallback<Calls['run']>(
    async (call, options = {}) => {
      if (inFlight.current.has(call.name)) return { kind: 'skipped' };
      const words = CALL_TOASTS[call.name];
      inFlight.current.add(call.name);
      setBusy(new Set(inFlight.current));
      setProblem(null);
      const key = keys.construction(constructionId);
      try {
        const answer = await call.send(calls.gql, stamps.stamp(call));
        stamps.settle(call);
        if (answer === null) {
          toast.error(words.empty);
          setProblem({ call: call.name, sentence: EMPTY_SENTENCE });
          void client.invalidateQueries({ queryKey: key });
          return { kind: 'failed', error: new ApiError({ code: 'FAULT', status: 200, message: EMPTY_SENTENCE }) };
        }
        // An older read that is still on its way must not put the old page back.
        await client.cancelQueries({ queryKey: key });
        client.setQueryData<PageData>(key, (data) => (data === undefined ? data : call.keep(data, answer)));
        void client.invalidateQueries({ queryKey: keys.fieldwork() });
        if (words.success !== null) toast.success(words.success);
        return { kind: 'done', answer };
      } catch (thrown) {
        const error = toApiError(thrown);
        if (!NO_ANSWER.includes(error.code)) stamps.settle(call);
        if (isOutdated(error)) void client.invalidateQueries({ queryKey: key });
        if (options.handles?.includes(error.code) !== true) {
          toast.error(words.error);
          setProblem({ call: call.name, sentence: error.message });
        }
        return { kind: 'failed', error };
      } finally {
        inFlight.current.delete(call.name);
        setBusy(new Set(inFlight.current));
      }
    },
    [calls, client, constructionId, stamps, toast],
  );
  const forget = useCallback(() => setProblem(null), []);
  return { busy, problem, forget, run };
}

function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  logProblem('A call of the task page failed', thrown);
  return new ApiError({ code: 'FAULT', status: 0 });
}

/** What is on the screen is no longer so: it is read again. */
function isOutdated(error: ApiError): boolean {
  return error.code !== 'OFFLINE' && CATALOGUE[error.code].retry === 'after-refresh';
}
