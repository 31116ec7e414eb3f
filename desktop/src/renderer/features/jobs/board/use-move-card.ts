// A card goes to another column: shown at once, sent as a change of the job's status, taken back with its sentence when it is refused; and undone.
// One that was put on hold by its sheet goes there as well, and is released when it is taken back.
import { useCallback, useEffect, useRef, useState } from 'react';
import { ChangeJobsDocument, GetJobsDocument } from '@lotline/schema/generated/documents/job';
import { ReleaseConstructionDocument } from '@lotline/schema/generated/documents/job-edit';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { ApiError } from '@lotline/web-session/api-error';
import { useAsk } from '../../../platform/data/use-ask.ts';
import { sentenceOf, useCommand, type Outcome } from '../../../platform/data/use-command.ts';
import { UNDO_MS } from '../../../platform/data/use-undo-offer.ts';
import { changeInput } from '../bulk/bulk-change.ts';
import type { JobRow } from '../../../platform/job-list/job-row.ts';
import { NO_MOVES, type Moves } from './board.ts';

type Card = Pick<JobRow, 'id' | 'workOrder' | 'status'>;

interface Offer {
  readonly card: Card;
  readonly to: string;
  readonly isHeld: boolean;
  readonly end: () => void;
}

export interface MovedCards {
  /** Those that are not answered yet. */
  readonly moves: Moves;
  readonly move: (card: Card, to: string) => void;
  /** It was put on hold, with its reason. */
  readonly held: (card: Card, to: string) => void;
  /** Takes the last one back while it is offered. */
  readonly undo: () => void;
}

export function useMoveCard(readAgain: () => Promise<void>): MovedCards {
  const toast = useToast();
  const { statusOf, setStatus, release } = useJobStatus();
  const [moves, setMoves] = useState(NO_MOVES);
  const offered = useRef<Offer | null>(null);
  const endOffer = useCallback(() => {
    offered.current?.end();
    offered.current = null;
  }, []);
  useEffect(() => endOffer, [endOffer]);

  /** Null once it stands, else why it does not. */
  const carry = async ({ id }: Card, to: string, send: () => Promise<string | null>): Promise<string | null> => {
    setMoves((now) => new Map(now).set(id, to));
    const problem = await send();
    await readAgain();
    setMoves((now) => (now.get(id) === to ? new Map([...now].filter(([moved]) => moved !== id)) : now));
    return problem;
  };
  const offer = (card: Card, to: string, isHeld: boolean) => {
    endOffer();
    const take = toast.offer(`${card.workOrder} is now ${to}`, { label: 'Undo', run: undo });
    const timer = setTimeout(endOffer, UNDO_MS);
    const end = () => {
      clearTimeout(timer);
      take();
    };
    offered.current = { card, to, isHeld, end };
  };
  /** A hold was sent by its sheet. */
  const go = async (card: Card, to: string, isHeld: boolean): Promise<void> => {
    endOffer();
    const problem = await carry(card, to, () => (isHeld ? Promise.resolve(null) : setStatus(card.id, to)));
    if (problem === null) offer(card, to, isHeld);
    else toast.error(`${card.workOrder} stays ${card.status}. ${problem}`);
  };
  const takeBack = async ({ card, to, isHeld }: Offer): Promise<void> => {
    const now = await statusOf(card.id);
    // somebody has gone on from there: what they did is not undone
    const back = () => (isHeld ? release(card.id) : setStatus(card.id, card.status));
    const problem = now === to ? await carry(card, card.status, back) : now === null ? 'It could not be found.' : `It is now ${now}.`;
    if (problem === null) toast.success(`${card.workOrder} is ${card.status} again`);
    else toast.error(`${card.workOrder} was not moved back. ${problem}`);
  };
  function undo(): void {
    const last = offered.current;
    if (last === null) return;
    endOffer();
    void takeBack(last);
  }
  return { moves, move: (card, to) => void go(card, to, false), held: (card, to) => void go(card, to, true), undo };
}

interface StatusChange {
  readonly id: number;
  readonly status: string;
}

function useJobStatus() {
  const { ask } = useAsk();
  const setting = useCommand({
    touches: [],
    send: async (call, { id, status }: StatusChange, client): Promise<string | null> => {
      const input = changeInput({ kind: 'status', value: status, reason: 'Moved on the board' }, [id], false);
      const [verdict] = (await call(ChangeJobsDocument, { input, client })).data.changeJobs;
      return verdict?.isAllowed === true ? null : (verdict?.sentence ?? 'It cannot be changed.');
    },
  });
  const releasing = useCommand({
    touches: [],
    send: async (call, id: number, client): Promise<null> => {
      await call(ReleaseConstructionDocument, { input: { id }, client });
      return null;
    },
  });
  return {
    /** Null when it cannot be read. */
    statusOf: async (id: number): Promise<string | null> => {
      try {
        const { jobs } = await ask(GetJobsDocument, { filter: { ids: [id] }, first: 1 });
        return jobs.rows[0]?.status ?? null;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return null;
      }
    },
    setStatus: async (id: number, status: string): Promise<string | null> => problemOf(await setting.attempt({ id, status })),
    release: async (id: number): Promise<string | null> => problemOf(await releasing.attempt(id)),
  };
}

/** Null when it went through. */
function problemOf(outcome: Outcome<string | null>): string | null {
  return outcome.isDone ? outcome.answer : sentenceOf(outcome.refusal);
}
