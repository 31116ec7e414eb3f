// One write: one transaction that holds the idempotency claim, the change, its event and the stored answer (house style, steps 5 and 6).
import { createHash } from 'node:crypto';
import { QueryTypes, type Transaction } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { EventEntity } from '@lotline/schema/domain/history/event-shapes';
import { actionInstant, type InstantBy } from '@lotline/schema/domain/kernel/action-instant';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { mayRunAgain } from '../db/pg-errors.ts';
import { prepared } from '../db/prepared.ts';
import { writeEnd } from './append-event.ts';
import type { CommandContext, Versions, WrittenEvent } from './command-context.ts';
import type { RequestContext } from './request-context.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface Command<R extends Json> {
  /** The mutation's name: part of the idempotency claim. */
  readonly operation: string;
  readonly input: unknown;
  readonly client: ClientMutation | null | undefined;
  readonly work: (command: CommandContext) => Promise<R>;
}

const CLAIM = prepared(
  'claim',
  `insert into idempotency (user_id, client_id, operation, input_hash) values ($userId, $clientId, $operation, $hash)
     on conflict (user_id, client_id) do nothing returning client_id`,
);
const ATTEMPTS = 3;
/** What is read from `cachedReads` (decision 028). */
const CACHED: ReadonlySet<EventEntity> = new Set<EventEntity>(['app_user', 'role', 'work_group', 'system_setting', 'lookup_value']);

/**
 * Runs the work once for each `client.id` and person. The same id with the same input gets the stored answer; with another input it is
 * refused with IDEMPOTENCY_MISMATCH. Deadlocks are retried; everything else rolls back whole.
 */
export function runCommand<R extends Json>(context: RequestContext, command: Command<R>): Promise<R> {
  return attempted(context, (transaction) => runOnce(context, command, transaction));
}

/** The same where nobody sends it twice: its answer may be anything, and is not stored. */
export function runUnremembered<R>(context: RequestContext, work: (command: CommandContext) => Promise<R>): Promise<R> {
  return attempted(context, (transaction) => runToEnd(context, commandContext(context, null, transaction), work));
}

/** What it answers, and the events that it wrote. */
interface Ran<R> {
  readonly result: R;
  readonly events: readonly WrittenEvent[];
}

async function attempted<R>({ sequelize, cachedReads }: RequestContext, work: (transaction: Transaction) => Promise<Ran<R>>): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { result, events } = await sequelize.transaction(work);
      // who saves reads what he saved, also before the database's own notice has come back to this process
      if (events.some(({ entity }) => CACHED.has(entity))) cachedReads.drop();
      return result;
    } catch (error) {
      if (attempt >= ATTEMPTS || !mayRunAgain(error)) throw error;
    }
  }
}

async function runToEnd<R>(
  context: RequestContext,
  running: CommandContext,
  work: (command: CommandContext) => Promise<R>,
): Promise<Ran<R>> {
  const result = await work(running);
  await writeEnd(running, null);
  collectVersions(context, running.versions);
  return { result, events: running.events };
}

async function runOnce<R extends Json>(context: RequestContext, command: Command<R>, transaction: Transaction): Promise<Ran<R>> {
  const { client } = command;
  const running = commandContext(context, client, transaction);
  if (client === null || client === undefined) return runToEnd(context, running, command.work);
  const claim = { userId: context.actor.userId, clientId: client.id, operation: command.operation, hash: hashInput(command.input) };
  const claimed = await context.sequelize.query(CLAIM, { bind: claim, transaction, type: QueryTypes.SELECT });
  if (claimed.length === 0) return { result: await storedResult<R>(context, claim, transaction), events: [] };
  const result = await command.work(running);
  await writeEnd(running, JSON.stringify(resultToStore(result, running.versions)));
  collectVersions(context, running.versions);
  return { result, events: running.events };
}

interface ResultWithVersions<R> {
  readonly result: R;
  readonly versions: Versions;
}

/** As it is stored: with the versions of what was written, where there are some. */
function resultToStore<R extends Json>(result: R, versions: Versions): R | ResultWithVersions<R> {
  return Object.keys(versions).length === 0 ? result : { result, versions };
}

function hasVersions<R extends Json>(kept: R | ResultWithVersions<R>): kept is ResultWithVersions<R> {
  return typeof kept === 'object' && kept !== null && 'versions' in kept && 'result' in kept;
}

/** With the answer, also when it is sent again (platform/graphql/versions.ts). */
function collectVersions({ versions }: RequestContext, written: Versions): void {
  if (versions !== undefined) Object.assign(versions, written);
}

function commandContext(context: RequestContext, client: ClientMutation | null | undefined, transaction: Transaction): CommandContext {
  let at: Date | undefined;
  let instantBy: InstantBy | null = null;
  const clocks = { occurredAt: client?.occurredAt ?? null, sentAt: client?.sentAt ?? null };
  const now = (): Date => (at ??= context.now());
  return {
    ...context,
    transaction,
    events: [],
    versions: {},
    ...clocks,
    clientId: client?.id ?? null,
    batchId: client?.batchId ?? null,
    expectedVersion: client?.expectedVersion ?? null,
    get at() {
      return now();
    },
    get instantBy() {
      return instantBy;
    },
    datedAt: (notBefore) => {
      const { instant, by } = actionInstant({ ...clocks, received: now(), notBefore });
      instantBy = by;
      return instant;
    },
  };
}

interface Claim {
  readonly userId: number;
  readonly clientId: string;
  readonly operation: string;
  readonly hash: string;
}

async function storedResult<R extends Json>(context: RequestContext, claim: Claim, transaction: Transaction): Promise<R> {
  const [stored] = await context.sequelize.query<{ operation: string; input_hash: string; result: R | ResultWithVersions<R> }>(
    'select operation, input_hash, result from idempotency where user_id = $userId and client_id = $clientId',
    { bind: { userId: claim.userId, clientId: claim.clientId }, transaction, type: QueryTypes.SELECT },
  );
  if (stored === undefined || stored.operation !== claim.operation || stored.input_hash !== claim.hash) refuse('IDEMPOTENCY_MISMATCH');
  if (!hasVersions(stored.result)) return stored.result;
  collectVersions(context, stored.result.versions);
  return stored.result.result;
}

/** The order of keys does not matter; left out and null are the same. */
function hashInput(input: unknown): string {
  return createHash('sha256').update(canonical(input)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
