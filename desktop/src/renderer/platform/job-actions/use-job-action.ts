// One change of a job by a sheet or a button; its refusal is said there.
import type { TypedTree } from '@lotline/schema/generated/documents/tree';
import { job } from '../data/follows.ts';
import { useCommand, type CommandState } from '../data/use-command.ts';

interface Variables<Input> {
  readonly input: Input;
  readonly client?: { readonly id: string } | null;
}

export function useJobAction<Input, Result>(id: number, document: TypedTree<Result, Variables<Input>>): CommandState<Input, Result> {
  return useCommand({
    touches: [job(id)],
    send: async (call, input: Input, client) => (await call(document, { input, client })).data,
  });
}
