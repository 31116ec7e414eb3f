// A card goes to another column: shown at once, sent as a change of the job's status, taken back with its sentence when it is refused; and undone.
import { useCallback, useEffect, useRef, useState } from 'react';
import { ChangeJobsDocument, GetJobsDocument } from '@lotline/schema/generated/operations';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { ApiError, LOST_SENTENCE } from '@lotline/web-session/api-error';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { changeInput } from '../bulk/bulk-change.ts';
import type { JobRow } from '../job-row.ts';
import { NO_MOVES, type Moves } from './board.ts';

/** As long as it may be undone from where it is said. */
const OFFER_MS = 10_000;

type Card = Pick<JobRow, 'id' | 'workOrder' | 'status'>;

interface Offer {
  readonly card: Card;
  readonly to: string;
  readonly end: () => void;
}

export interface MovedCards {
  /** Those that are not answered yet. */
  readonly moves: Moves;
  readonly move: (card: Card, to: string) => void;
  /** Takes the last one back while it is offered. */
  readonly undo: () => void;
}

export function useMoveCard(readAgain: () => Promise<void>): MovedCards {
  const toast = useToast();
  const { statusOf, setStatus } = useJobStatus();
  const [moves, setMoves] = useState(NO_MOVES);
  const offered = useRef<Offer | null>(null);
  const endOffer = useCallback(() => {
    offered.current?.end();
    offered.current = null;
  }, []);
  useEffect(() => endOffer, [endOffer]);

  /** Null once it stands, else why it does not. */
  const carry = async ({ id }: Card, to: string): Promise<string | null> => {
    setMoves((now) => new Map(now).set(id, to));
    const problem = await setStatus(id, to);
    await readAgain();
    setMoves((now) => (now.get(id) === to ? new Map([...now].filter(([moved]) => moved !== id)) : now));
    return problem;
  };
  const offer = (card: Card, to: string) => {
    endOffer();
    const take = toast.offer(`${card.workOrder} is ${to} now`, { label: 'Undo', run: undo });
    const timer = setTimeout(endOffer, OFFER_MS);
    const end = () => {
      clearTimeout(timer);
      take();
    };
    offered.current = { card, to, end };
  };
  const move = async (card: Card, to: string): Promise<void> => {
    endOffer();
    const problem = await carry(card, to);
    if (problem === null) offer(card, to);
    else toast.error(`${card.workOrder} stays ${card.status}. ${problem}`);
  };
  const takeBack = async ({ card, to }: Offer): Promise<void> => {
    const now = await statusOf(card.id);
    // somebody has gone on from there: what they did is not undone
    const problem = now === to ? await carry({ ...card, status: to }, card.status) : `It is ${now ?? 'not there'} by now.`;
    if (problem === null) toast.success(`${card.workOrder} is ${card.status} again`);
    else toast.error(`${card.workOrder} was not taken back. ${problem}`);
  };
  function undo(): void {
    const last = offered.current;
    if (last === null) return;
    endOffer();
    void takeBack(last);
  }
  return { moves, move: (card, to) => void move(card, to), undo };
}

function useJobStatus() {
  const { calls, ids, clock } = usePlatform();
  return {
    /** Null when it cannot be read. */
    statusOf: async (id: number): Promise<string | null> => {
      try {
        const { jobs } = await calls.gql(GetJobsDocument, { filter: { ids: [id] }, first: 1 });
        return jobs.rows[0]?.status ?? null;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return null;
      }
    },
    setStatus: async (id: number, status: string): Promise<string | null> => {
      const input = changeInput({ kind: 'status', value: status, reason: '' }, [id], false);
      const client = { id: ids.fresh(), occurredAt: clock.now().toISOString() };
      try {
        const [verdict] = (await calls.gqlChange(ChangeJobsDocument, { input, client })).data.changeJobs;
        return verdict?.isAllowed === true ? null : (verdict?.sentence ?? 'It cannot be changed.');
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return error.code === 'OFFLINE' ? LOST_SENTENCE : error.message;
      }
    },
  };
}
