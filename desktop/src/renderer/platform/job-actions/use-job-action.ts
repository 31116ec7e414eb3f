// One change of a job by a sheet; its refusal is said in the sheet.
import type { TypedTree } from '@lotline/schema/generated/documents/tree';
import { job } from '../data/follows.ts';
import { useCommand } from '../data/use-command.ts';

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
  const { run, isBusy, sentence } = useCommand({
    touches: [job(id)],
    send: async (call, input: Input, client) => (await call(document, { input, client })).data,
  });
  return { isBusy, problem: sentence, send: run };
}
