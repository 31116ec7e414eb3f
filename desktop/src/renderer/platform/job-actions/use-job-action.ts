// One change of a job by a sheet: sent once for each press, its refusal said in the sheet.
import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, LOST_SENTENCE } from '@lotline/web-session/api-error';
import type { TypedDocument } from '@lotline/web-session/gql';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

interface Variables<Input> {
  readonly input: Input;
  readonly client?: { readonly id: string } | null;
}

export interface JobAction<Input, Result> {
  readonly isBusy: boolean;
  /** Of the last press, until the next one. */
  readonly problem: string | null;
  /** Null when it was refused. */
  readonly send: (input: Input) => Promise<Result | null>;
}

export function useJobAction<Input, Result>(id: number, document: TypedDocument<Result, Variables<Input>>): JobAction<Input, Result> {
  const { calls, ids } = usePlatform();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const press = useRef({ of: '', id: '' });
  const send = async (input: Input): Promise<Result | null> => {
    const of = JSON.stringify(input);
    if (press.current.of !== of) press.current = { of, id: ids.fresh() };
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await calls.gqlChange(document, { input, client: { id: press.current.id } });
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
