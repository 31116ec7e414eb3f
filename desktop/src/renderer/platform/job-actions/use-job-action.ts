// One change of a job by a sheet, carried out once however often it is sent; its refusal is said in the sheet.
import { useState } from 'react';
import type { TypedTree } from '@lotline/schema/generated/documents';
import { ApiError, LOST_SENTENCE } from '@lotline/web-session/api-error';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';
import { job } from '../data/follows.ts';
import { useChange } from '../data/use-change.ts';

interface Variables<Input> {
  readonly input: Input;
  readonly client?: { readonly id: string } | null;
}

export interface JobAction<Input, Result> {
  readonly isBusy: boolean;
  /** The refusal of the last one, until the next one. */
  readonly problem: string | null;
  /** Null when it was refused. */
  readonly send: (input: Input) => Promise<Result | null>;
}

export function useJobAction<Input, Result>(id: number, document: TypedTree<Result, Variables<Input>>): JobAction<Input, Result> {
  const { change, readAgain } = useChange();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sendOnce = useSendOnce();
  const send = async (input: Input): Promise<Result | null> => {
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await sendOnce(input, (key) => change(document, { input, client: { id: key } }));
      void readAgain(job(id));
      return data;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.code === 'OFFLINE' ? LOST_SENTENCE : error.message);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, send };
}
