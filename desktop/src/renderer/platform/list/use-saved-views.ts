// A person's views of a list: own ones, and shared ones. The server stores them; those that this device stored before are handed over once.
import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  RemoveViewDocument,
  SavedViewsDocument,
  SaveViewDocument,
  type SavedViewFieldsFragment,
} from '@lotline/schema/generated/operations';
import { ApiError } from '@lotline/web-session/api-error';
import { logProblem } from '@lotline/web-session/log';
import { useActor } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';
import type { SavedColumn } from '../grid/column-setup.ts';
import { forgetHere } from '../grid/local-setup.ts';
import { localViews, VIEWS_HERE } from './local-views.ts';

const STALE_MS = 60_000;
const NONE: readonly SavedView[] = [];

export type SavedView = SavedViewFieldsFragment;

export interface ViewContent {
  /** Null: a new one. */
  readonly id: number | null;
  readonly name: string;
  readonly isShared: boolean;
  readonly query: string;
  readonly columns: readonly SavedColumn[] | null;
}

export interface SavedViews {
  readonly views: readonly SavedView[];
  readonly isFailed: boolean;
  readonly readAgain: () => void;
  /** @throws ApiError where it is refused. */
  readonly save: (content: ViewContent) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
  readonly bringBack: (id: number) => Promise<void>;
}

export function useSavedViews(list: string): SavedViews {
  const { calls } = usePlatform();
  const sendOnce = useSendOnce();
  const client = useQueryClient();
  const queryKey = keys.savedViews(list);
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async () => (await calls.gql(SavedViewsDocument, { list })).savedViews,
    staleTime: STALE_MS,
  });
  const readAgain = () => client.invalidateQueries({ queryKey });
  const send = async ({ columns, ...content }: ViewContent): Promise<void> => {
    const input = { ...content, list, columns: columns === null ? null : [...columns] };
    await sendOnce(input, (key) => calls.gql(SaveViewDocument, { input, client: { id: key } }));
  };
  const setRemoved = async (id: number, removed: boolean): Promise<void> => {
    await sendOnce({ id, removed }, (key) => calls.gql(RemoveViewDocument, { id, removed, client: { id: key } }));
    await readAgain();
  };
  useHandOver(list, data !== undefined, send, () => void readAgain());
  return {
    views: data ?? NONE,
    isFailed: isError,
    readAgain: () => void readAgain(),
    save: async (content) => {
      await send(content);
      await readAgain();
    },
    remove: (id) => setRemoved(id, true),
    bringBack: (id) => setRemoved(id, false),
  };
}

/** Once the server's are known. One whose name exists was handed over by another window, or is another one by now: it is dropped. */
function useHandOver(list: string, isReady: boolean, send: (content: ViewContent) => Promise<void>, onDone: () => void): void {
  const { userId } = useActor();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isReady || hasBegun.current) return;
    hasBegun.current = true;
    const kept = localViews(userId, list);
    if (kept.length === 0) return;
    const handOver = async (): Promise<void> => {
      for (const { name, query } of kept)
        await send({ id: null, name, query, isShared: false, columns: null }).catch((problem: unknown) => {
          // a refusal is an answer: it would come again
          if (!(problem instanceof ApiError) || !REFUSED.has(problem.code)) throw problem;
        });
      forgetHere(VIEWS_HERE, userId, list);
      onDone();
    };
    handOver().catch((problem: unknown) => logProblem('The views of this device could not be handed over', problem));
  }, [isReady, list, userId, send, onDone]);
}

const REFUSED = new Set(['ALREADY_TAKEN', 'INVALID_INPUT']);
