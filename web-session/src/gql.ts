// A typed GraphQL call over plain fetch: the operation's data, or an ApiError of the first error. Nothing is cached here.
import { toApiError, toGraphqlError, type ApiError } from './api-error.ts';
import { logProblem } from './log.ts';
import { parseJson } from './rest.ts';
import { readText, type Call, type Send } from './send.ts';

/** What an operation is to this client: its kind and name with its result's and variables' types, and the id by which the server knows it. */
export interface TypedDocument<Result, Variables> {
  /** Its text; its beginning alone ('query Me') where the text is read apart. */
  toString: () => string;
  /** The whole text, loaded when a server does not know the id; undefined where there is none. */
  readText?: (() => Promise<string | undefined>) | undefined;
  readonly __meta__?: Readonly<Record<string, unknown>> | undefined;
  __apiType?: (variables: Variables) => Result;
}

type VariablesArgument<Variables> = Variables extends Record<string, never> ? [variables?: Variables] : [variables: Variables];

export type Gql = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  ...[variables]: VariablesArgument<Variables>
) => Promise<Result>;

/** The versions that a mutation made, by entity: the same when its stored answer is repeated. */
export type Versions = Readonly<Record<string, number>>;

/** A mutation's data, and the versions that it made. */
export type GqlChange = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<{ readonly data: Result; readonly versions: Versions }>;

/** Any operation, with a way to cancel it: nobody waits for its answer any more. */
export type Ask = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<{ readonly data: Result; readonly versions: Versions }>;

export interface GqlCalls {
  readonly ask: Ask;
  readonly gql: Gql;
  readonly gqlChange: GqlChange;
}

/** @param onFailure is called for every answer that is an error. */
export function createGql(send: Send, onFailure: (error: ApiError) => void): GqlCalls {
  // documents whose id the server does not know, since it has another version: their text is sent from then on
  const unknownIds = new Set<string>();
  const post = async (query: string, body: object, signal: AbortSignal | undefined): Promise<Answered> => {
    const call: Call = {
      method: 'POST',
      path: '/graphql',
      accept: 'application/graphql-response+json, application/json',
      body,
      signal,
      isChange: /^\s*mutation\b/m.test(query),
    };
    const answer = await send(call);
    return { answer, body: parseJson(await readText(answer, call)) };
  };
  const askFor = async ({ head, documentId, readText, variables, signal }: Asked): Promise<Answered> => {
    const operationName = nameOf(head);
    if (typeof documentId === 'string' && !unknownIds.has(documentId)) {
      const answered = await post(head, { documentId, operationName, variables }, signal);
      if (answered.answer.ok || !UNREAD.has(errorOf(answered).code)) return answered;
      unknownIds.add(documentId);
    }
    const query = await readText();
    return post(query, { query, operationName, variables }, signal);
  };
  const ask: Ask = async <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables, signal?: AbortSignal) => {
    const head = document.toString();
    const readText = async () => (await document.readText?.()) ?? head;
    const { answer, body } = await askFor({ head, documentId: document.__meta__?.['id'], readText, variables, signal });
    const { data, errors, versions } = readBody(body);
    if (errors.length === 0 && answer.ok && data !== undefined && data !== null) return { data: data as Result, versions };
    const error = errorOf({ answer, body });
    logProblem(`GraphQL ${nameOf(head) ?? 'operation'} failed`, error);
    onFailure(error);
    throw error;
  };
  return {
    gql: async <Result, Variables>(document: TypedDocument<Result, Variables>, ...[variables]: VariablesArgument<Variables>) =>
      (await ask(document, variables ?? ({} as Variables))).data,
    gqlChange: (document, variables) => ask(document, variables),
    ask,
  };
}

interface Asked {
  readonly head: string;
  readonly documentId: unknown;
  readonly readText: () => Promise<string>;
  readonly variables: unknown;
  readonly signal: AbortSignal | undefined;
}

interface Answered {
  readonly answer: Response;
  readonly body: unknown;
}

/** A server of another version does not have the document, or does not know ids at all: nothing was executed. */
const UNREAD: ReadonlySet<string> = new Set(['OPERATION_UNKNOWN', 'MALFORMED_REQUEST']);

function errorOf({ answer, body }: Answered): ApiError {
  const [first] = readBody(body).errors;
  return first === undefined ? toApiError(answer.status, body) : toGraphqlError(answer.status, first);
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

const nameOf = (head: string): string | undefined => /\b(?:query|mutation)\s+(\w+)/.exec(head)?.[1];
