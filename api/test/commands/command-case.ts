// A command as its tests need it: on what it is tried, who is denied, what refuses it, and what its event has to say.
import { z } from 'zod';
import { QueryTypes } from 'sequelize';
import type { BootedApi } from '../booted-api.ts';
import type { PersonName } from '../world.ts';

/** The server's clock stands still: what a command dates is this instant. */
export const AT = '2026-11-20T02:10:00.000Z';

/** Rows that no other test touches. */
export interface Target {
  /** What the command is about. */
  readonly id: number;
  readonly constructionId: number | null;
  readonly scheduleId: number | null;
  /** Of a job that is not there yet: its events are found by it. */
  readonly workOrder?: string;
  readonly [fact: string]: unknown;
}

export interface Sent {
  /** 'OK' or the refusal's code. */
  readonly code: string;
  readonly details: unknown;
  readonly answer: unknown;
}

export interface Client {
  readonly id: string;
  readonly occurredAt?: string;
  readonly expectedVersion?: number;
}

export interface Attempt {
  readonly api: BootedApi;
  readonly by: PersonName;
  readonly target: Target;
  readonly client?: Client;
}

type Begin = (api: BootedApi) => Promise<Target>;
type Send = (attempt: Attempt) => Promise<Sent>;

/** What the event says beside who, when and of which job. */
export interface Says {
  readonly move: string;
  readonly entity: string;
  /** The target's id where nothing is said. */
  readonly entityId?: number;
  /** The target's job where nothing is said; of a job that it brought into being, that one. */
  readonly constructionId?: number;
  /** The target's task where nothing is said, and none for what is of a whole job. */
  readonly scheduleId?: number | null;
  /** Of a row that is gone; else the row's own. */
  readonly version?: number;
  readonly before: unknown;
  readonly after: unknown;
  readonly detail?: unknown;
  readonly why?: string;
  /** What followed from it, told before it by events of their own. */
  readonly follows?: readonly string[];
}

export interface CommandCase {
  /** As `runCommand` calls it: a mutation's name, or that of a call of /api. */
  readonly operation: string;
  /** Where one operation does several things. */
  readonly what?: string;
  readonly by: PersonName;
  readonly begin: Begin;
  readonly send: Send;
  /** Somebody who may not, though they see it, or `nobody`, who has no claim at all. */
  readonly denied: { readonly by: PersonName; readonly code: string };
  /** What another group is answered; NOT_FOUND where nothing is said. */
  readonly foreign?: string;
  /** Null: there is no state in which it is refused. */
  readonly refused: {
    readonly begin?: Begin;
    readonly send?: Send;
    readonly by?: PersonName;
    readonly code: string;
    readonly details?: object;
  } | null;
  /** By what the client's id is sent; null: this call has none, and says again what it did. */
  readonly replay: 'client' | null;
  /** The entity whose version it compares; null: it overwrites nothing that another may have written. */
  readonly stale: string | null;
  /** The device's own instant goes along. */
  readonly hasOccurredAt: boolean;
  /** Asked before and after the call. */
  readonly says: (api: BootedApi, target: Target, before: Row) => Promise<Says> | Says;
  /** The row as it is before the call, for `says`. */
  readonly rowBefore?: (api: BootedApi, target: Target) => Promise<Row>;
}

export type Row = Readonly<Record<string, unknown>>;

/** The first row. @throws Error where there is none. */
export async function one(api: BootedApi, sql: string, bind: Row): Promise<Row> {
  const [row] = await api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });
  if (row === undefined) throw new Error(`nothing answers ${sql}`);
  return row;
}

/** The same, and it is there as an id. */
export const idOf = async (api: BootedApi, sql: string, bind: Row): Promise<number> => Number((await one(api, sql, bind))['id']);

/** A mutation of these arguments. */
export function mutation(operation: string, args: (target: Target) => string, selection = '{ id }'): Send {
  return async ({ api, by, target, client }) => {
    const { id, ...more } = client ?? {};
    const facts = Object.entries(more).map(([name, value]) => `, ${name}: ${JSON.stringify(value)}`);
    const sent = id === undefined ? '' : `, client: { id: "${id}"${facts.join('')} }`;
    const { errors, data } = await api.gql(by, `mutation { ${operation}(${args(target)}${sent}) ${selection} }`);
    return { code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details, answer: data };
  };
}

const verdicts = z.record(z.string(), z.array(z.object({ code: z.string().nullable() })));

/** A change of many, of which there is one: what refuses it stands in its verdict. */
export const ofMany =
  (operation: string, facts: (target: Target) => string): CommandCase['send'] =>
  async (attempt) => {
    const sent = await mutation(operation, (target) => `input: { ids: [${target.id}], ${facts(target)} }`, '{ code }')(attempt);
    const [verdict] = verdicts.nullish().parse(sent.answer)?.[operation] ?? [];
    return { ...sent, code: verdict?.code ?? sent.code };
  };

/** A call of /api; what differs from answer to answer, such as a signed link, is left out by `keep`. */
export function call(
  method: string,
  path: (target: Target) => string,
  body: (target: Target, client: Client | undefined) => object | undefined,
  keep: (answer: Row) => unknown = (answer) => answer,
): Send {
  return async ({ api, by, target, client }) => {
    const answer = await api.rest(by, method, path(target), body(target, client));
    const said = (typeof answer.body === 'object' ? answer.body : {}) as Row;
    if (answer.status >= 400) return { code: String(said['code']), details: said['details'], answer: null };
    return { code: 'OK', details: undefined, answer: keep(said) };
  };
}
