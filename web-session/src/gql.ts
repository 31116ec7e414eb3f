// A typed GraphQL call over plain fetch: the operation's data, or an ApiError of the first error. Nothing is cached here.
import { toApiError, toGraphqlError, type ApiError } from './api-error.ts';
import { logProblem } from './log.ts';
import { parseJson } from './rest.ts';
import { readText, type Call, type Send } from './send.ts';

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

/** By entity, the versions that a mutation made: the same when its stored answer is sent again. */
export type Versions = Readonly<Record<string, number>>;

/** A mutation's data, and the versions that came of it. */
export type GqlChange = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<{ readonly data: Result; readonly versions: Versions }>;

/** @param onFailure hears of every answer that is an error. */
export function createGql(send: Send, onFailure: (error: ApiError) => void): { readonly gql: Gql; readonly gqlChange: GqlChange } {
  const ask: GqlChange = async <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables) => {
    const query = document.toString();
    const call: Call = {
      method: 'POST',
      path: '/graphql',
      accept: 'application/graphql-response+json, application/json',
      body: { query, variables },
      isChange: /^\s*mutation\b/m.test(query),
    };
    const answer = await send(call);
    const body = parseJson(await readText(answer, call));
    const { data, errors, versions } = readBody(body);
    if (errors.length === 0 && answer.ok && data !== undefined && data !== null) return { data: data as Result, versions };
    const error = errors.length > 0 ? toGraphqlError(answer.status, errors[0]) : toApiError(answer.status, body);
    logProblem(`GraphQL ${nameOf(query)} failed`, error);
    onFailure(error);
    throw error;
  };
  return {
    gql: async <Result, Variables>(document: TypedDocument<Result, Variables>, ...[variables]: VariablesArgument<Variables>) =>
      (await ask(document, variables ?? ({} as Variables))).data,
    gqlChange: ask,
  };
}

interface Body {
  readonly data: unknown;
  readonly errors: readonly unknown[];
  readonly versions: Versions;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function readBody(body: unknown): Body {
  if (!isRecord(body)) return { data: undefined, errors: [], versions: {} };
  const { data, errors, extensions } = body;
  const told = isRecord(extensions) && isRecord(extensions['versions']) ? Object.entries(extensions['versions']) : [];
  const versions = Object.fromEntries(told.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  return { data, errors: Array.isArray(errors) ? errors : [], versions };
}

const nameOf = (query: string): string => /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'operation';
