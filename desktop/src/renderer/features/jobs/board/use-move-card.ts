// A card goes to another column: shown at once, sent as a change of the job's status, taken back with its sentence when it is refused; and undone.
// One that was put on hold by its sheet goes there as well, and that hold is undone as every hold is.
import { useCallback, useEffect, useRef, useState } from 'react';
import { ChangeJobsDocument, GetJobsDocument } from '@lotline/schema/generated/documents/job';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { ApiError } from '@lotline/web-session/api-error';
import { useUndoJobChanges } from '../../../platform/bulk/ways-back.ts';
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
  /** Of the hold that it was put on; null: it was moved. */
  readonly heldBy: string | null;
  readonly end: () => void;
}

export interface MovedCards {
  /** Those that are not answered yet. */
  readonly moves: Moves;
  readonly move: (card: Card, to: string) => void;
  /** It was put on hold by that action, with its reason. */
  readonly held: (card: Card, to: string, actionId: string) => void;
  /** Takes the last one back while it is offered. */
  readonly undo: () => void;
}

export function useMoveCard(readAgain: () => Promise<void>): MovedCards {
  const toast = useToast();
  const { statusOf, setStatus, undoHold } = useJobStatus();
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
  const offer = (card: Card, to: string, heldBy: string | null) => {
    endOffer();
    const take = toast.offer(`${card.workOrder} is now ${to}`, { label: 'Undo', run: undo });
    const timer = setTimeout(endOffer, UNDO_MS);
    const end = () => {
      clearTimeout(timer);
      take();
    };
    offered.current = { card, to, heldBy, end };
  };
  /** A hold was sent by its sheet. */
  const go = async (card: Card, to: string, heldBy: string | null): Promise<void> => {
    endOffer();
    const problem = await carry(card, to, () => (heldBy === null ? setStatus(card.id, to) : Promise.resolve(null)));
    if (problem === null) offer(card, to, heldBy);
    else toast.error(`${card.workOrder} stays ${card.status}. ${problem}`);
  };
  const takeBack = async ({ card, to, heldBy }: Offer): Promise<void> => {
    // a hold is judged where it is undone
    const now = heldBy === null ? await statusOf(card.id) : to;
    const back = () => (heldBy === null ? setStatus(card.id, card.status) : undoHold(card.id, heldBy));
    // somebody has gone on from there: what they did is not undone
    const problem = now === to ? await carry(card, card.status, back) : now === null ? 'It could not be found.' : `It is now ${now}.`;
    if (problem === null) toast.success(`${card.workOrder} is ${card.status} again`);
    else if (problem !== SAID) toast.error(`${card.workOrder} was not moved back. ${problem}`);
  };
  function undo(): void {
    const last = offered.current;
    if (last === null) return;
    endOffer();
    void takeBack(last);
  }
  return { moves, move: (card, to) => void go(card, to, null), held: (card, to, actionId) => void go(card, to, actionId), undo };
}

interface StatusChange {
  readonly id: number;
  readonly status: string;
}

/** Why a hold is not undone, where the command has said so itself. */
const SAID = '';

function useJobStatus() {
  const { ask } = useAsk();
  const undo = useUndoJobChanges();
  const setting = useCommand({
    touches: [],
    send: async (call, { id, status }: StatusChange, client): Promise<string | null> => {
      const input = changeInput({ kind: 'status', value: status, reason: 'Moved on the board' }, [id], false);
      const [verdict] = (await call(ChangeJobsDocument, { input, client })).data.changeJobs;
      return verdict?.isAllowed === true ? null : (verdict?.sentence ?? 'It cannot be changed.');
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
    undoHold: async (id: number, actionId: string): Promise<string | null> => {
      const verdicts = await undo([id], [actionId]);
      if (verdicts === null) return SAID;
      return verdicts.find(({ isAllowed }) => !isAllowed)?.sentence ?? null;
    },
    setStatus: async (id: number, status: string): Promise<string | null> => problemOf(await setting.attempt({ id, status })),
  };
}

/** Null when it went through. */
function problemOf(outcome: Outcome<string | null>): string | null {
  return outcome.isDone ? outcome.answer : sentenceOf(outcome.refusal);
}
