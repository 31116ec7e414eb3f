// One change of a job by a sheet, carried out once however often it is sent; its refusal is said in the sheet.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, LOST_SENTENCE } from '@lotline/web-session/api-error';
import type { TypedDocument } from '@lotline/web-session/gql';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';

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

export function useJobAction<Input, Result>(id: number, document: TypedDocument<Result, Variables<Input>>): JobAction<Input, Result> {
  const { calls } = usePlatform();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sendOnce = useSendOnce();
  const send = async (input: Input): Promise<Result | null> => {
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await sendOnce(input, (key) => calls.gqlChange(document, { input, client: { id: key } }));
      void queries.invalidateQueries({ queryKey: keys.construction(id) });
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
