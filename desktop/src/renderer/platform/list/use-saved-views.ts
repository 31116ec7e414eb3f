// A person's views of a list: own ones, and shared ones. The server stores them; those that this device stored before are handed over once.
import { useEffect, useRef } from 'react';
import { RemoveViewDocument, SavedViewsDocument, SaveViewDocument } from '@lotline/schema/generated/documents/view';
import { ApiError } from '@lotline/web-session/api-error';
import { logProblem } from '@lotline/web-session/log';
import { useActor } from '@lotline/web-session/react/me-context';
import type { Followed } from '../data/follows.ts';
import { useAsk } from '../data/use-ask.ts';
import { useCommand, type Outcome } from '../data/use-command.ts';
import { useRead } from '../data/use-read.ts';
import { forgetHere } from '../grid/local-setup.ts';
import { asSaved, useHoped, type SavedView, type ViewContent } from './hoped-views.ts';
import { localViews, VIEWS_HERE } from './local-views.ts';

const FRESH_MS = 60_000;
const NONE: readonly SavedView[] = [];
const VIEWS: readonly Followed[] = [{ entity: 'saved_view' }];

export interface SavedViews {
  readonly views: readonly SavedView[];
  readonly isFailed: boolean;
  readonly readAgain: () => void;
  /** @throws ApiError where it is refused. */
  readonly save: (content: ViewContent) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
  readonly bringBack: (view: SavedView) => Promise<void>;
}

export function useSavedViews(list: string): SavedViews {
  const { readAgain } = useAsk();
  const { data, error } = useRead(SavedViewsDocument, { variables: { list }, follows: VIEWS, freshForMs: FRESH_MS });
  const hoped = useHoped();
  const saving = useCommand({
    touches: VIEWS,
    isDoneWhenRead: true,
    send: async (call, { columns, ...content }: ViewContent, client): Promise<void> => {
      const input = { ...content, list, columns: columns === null ? null : [...columns] };
      await call(SaveViewDocument, { input, client });
    },
  });
  const removing = useCommand({
    touches: VIEWS,
    isDoneWhenRead: true,
    send: async (call, { id, removed }: Removal, client): Promise<void> => {
      await call(RemoveViewDocument, { id, removed, client });
    },
  });
  const all = data?.savedViews ?? NONE;
  const save = (content: ViewContent): Promise<void> => hoped.until(asSaved(content, all), async () => done(await saving.attempt(content)));
  useHandOver(list, data !== undefined, save);
  const leave = (id: number, removed: boolean) => async () => done(await removing.attempt({ id, removed }));
  return {
    views: hoped.over(all),
    isFailed: error !== null,
    readAgain: () => void readAgain(...VIEWS),
    save,
    remove: (id) => hoped.until({ id, isGone: true }, leave(id, true)),
    bringBack: (view) => hoped.until(view, leave(view.id, false)),
  };
}

interface Removal {
  readonly id: number;
  readonly removed: boolean;
}

/** @throws ApiError the refusal */
function done(outcome: Outcome<void>): void {
  if (!outcome.isDone) throw outcome.refusal;
}

/** Once the server's are known. One whose name exists was handed over by another window, or is another one by now: it is dropped. */
function useHandOver(list: string, isReady: boolean, send: (content: ViewContent) => Promise<void>): void {
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
    };
    handOver().catch((problem: unknown) => logProblem('The views of this device could not be handed over', problem));
  }, [isReady, list, userId, send]);
}

const REFUSED = new Set(['ALREADY_TAKEN', 'INVALID_INPUT']);
