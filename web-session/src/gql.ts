// A typed GraphQL call over plain fetch: the operation's data, or an ApiError of the first error. Nothing is cached here.
import { toApiError, toGraphqlError, type ApiError } from './api-error.ts';
import { logProblem } from './log.ts';
import { parseJson } from './rest.ts';
import type { Send } from './send.ts';

/** What codegen's TypedDocumentString is to this client: a text that carries its result's and variables' types. */
export interface TypedDocument<Result, Variables> {
  toString: () => string;
  __apiType?: (variables: Variables) => Result;
}

type VariablesArgument<Variables> = Variables extends Record<string, never> ? [variables?: Variables] : [variables: Variables];

export type Gql = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  ...[variables]: VariablesArgument<Variables>
) => Promise<Result>;

/** @param onFailure hears of every answer that is an error. */
export function createGql(send: Send, onFailure: (error: ApiError) => void): Gql {
  return async <Result, Variables>(document: TypedDocument<Result, Variables>, ...[variables]: VariablesArgument<Variables>) => {
    const query = document.toString();
    const answer = await send({
      method: 'POST',
      path: '/graphql',
      accept: 'application/graphql-response+json, application/json',
      body: { query, variables: variables ?? {} },
    });
    const body = parseJson(await answer.text());
    const { data, errors } = readBody(body);
    if (errors.length === 0 && answer.ok && data !== undefined && data !== null) return data as Result;
    const error = errors.length > 0 ? toGraphqlError(answer.status, errors[0]) : toApiError(answer.status, body);
    logProblem(`GraphQL ${nameOf(query)} failed`, error);
    onFailure(error);
    throw error;
  };
}

function readBody(body: unknown): { data: unknown; errors: readonly unknown[] } {
  if (typeof body !== 'object' || body === null) return { data: undefined, errors: [] };
  return { data: 'data' in body ? body.data : undefined, errors: 'errors' in body && Array.isArray(body.errors) ? body.errors : [] };
}

const nameOf = (query: string): string => /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'operation';
