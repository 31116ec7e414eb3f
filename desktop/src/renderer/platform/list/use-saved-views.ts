// A person's views of a list: own ones, and shared ones. The server stores them; those that this device stored before are handed over once.
import { useEffect, useRef } from 'react';
import { RemoveViewDocument, SavedViewsDocument, SaveViewDocument } from '@lotline/schema/generated/documents';
import type { SavedViewFieldsFragment } from '@lotline/schema/generated/operations';
import { ApiError } from '@lotline/web-session/api-error';
import { logProblem } from '@lotline/web-session/log';
import { useActor } from '@lotline/web-session/react/me-context';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';
import { useChange } from '../data/use-change.ts';
import { useRead } from '../data/use-read.ts';
import type { SavedColumn } from '../grid/column-setup.ts';
import { forgetHere } from '../grid/local-setup.ts';
import { localViews, VIEWS_HERE } from './local-views.ts';

const FRESH_MS = 60_000;
const NONE: readonly SavedView[] = [];
const VIEWS = [{ entity: 'saved_view' }];

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
  const { change, readAgain: readViews } = useChange();
  const sendOnce = useSendOnce();
  const { data, error } = useRead(SavedViewsDocument, { variables: { list }, follows: VIEWS, freshForMs: FRESH_MS });
  const readAgain = () => readViews(...VIEWS);
  const send = async ({ columns, ...content }: ViewContent): Promise<void> => {
    const input = { ...content, list, columns: columns === null ? null : [...columns] };
    await sendOnce(input, (key) => change(SaveViewDocument, { input, client: { id: key } }));
  };
  const setRemoved = async (id: number, removed: boolean): Promise<void> => {
    await sendOnce({ id, removed }, (key) => change(RemoveViewDocument, { id, removed, client: { id: key } }));
    await readAgain();
  };
  useHandOver(list, data !== undefined, send, () => void readAgain());
  return {
    views: data?.savedViews ?? NONE,
    isFailed: error !== null,
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
