// A server with given answers for tests. The caller says the type of an answer, as with a real one.
import type { GqlChange, TypedDocument, Versions } from '../gql.ts';
import type { Rest } from '../rest.ts';

export function restBy(answer: (...asked: Parameters<Rest>) => Promise<unknown>): Rest {
  return <Result>(...asked: Parameters<Rest>) => answer(...asked) as Promise<Result>;
}

export function gqlChangeBy(answer: (query: string, variables: unknown) => Promise<unknown>): GqlChange {
  return <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables) =>
    answer(document.toString(), variables) as Promise<{ data: Result; versions: Versions }>;
}
