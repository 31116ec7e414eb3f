// One row of the access matrix: an operation, the record that it is tried on, how it is called, and what each role must be answered on its own
// record, on a foreign one and on one that its group has left.
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import type { BootedApi } from '../booted-api.ts';
import type { PersonName } from '../world.ts';

export const ROLES = ['field', 'sub', 'scheduler', 'office', 'finance', 'admin'] as const satisfies readonly PersonName[];
export type Role = (typeof ROLES)[number];
/** Left: a task that the group completed and that another group has since been given, and a job that is seen through such a task alone. */
export const OWNERSHIPS = ['own', 'foreign', 'left'] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

export interface Cell {
  readonly api: BootedApi;
  readonly role: PersonName;
  /** The group that the record belongs to: one of the person's own, or one it is not in. */
  readonly group: string;
  readonly groupId: number;
  /** Who has been given the group's task since it was completed, if anybody. */
  readonly leftTo: number | null;
}

/** The ids that a call names. */
export interface Target {
  readonly id: number;
  /** Of a task with items: the job and its first item. */
  readonly constructionId?: number;
  readonly itemId?: number;
  /** Of a job with a history. */
  readonly eventId?: number;
  /** Of a job whose builder was asked. */
  readonly requestId?: number;
}

/** 'OK', or the code of the refusal. */
export type Answer = string;
export type Answers = Readonly<Record<Role, Answer>>;

export interface AccessRow {
  /** 'Query.me', 'Mutation.x', 'GET /dashboard/fieldwork' (path within its router); what tells two rows of one apart stands in brackets. */
  readonly operation: string;
  /** Makes the record; without it the operation names none. */
  readonly target: ((cell: Cell) => Promise<Target>) | null;
  readonly call: (cell: Cell, target: Target) => Promise<Answer>;
  readonly own: Answers;
  /** Answers on a record of another group; who may see every group is answered as on its own. */
  readonly foreign: Answers;
  readonly left: Answers;
}

/** What a person with one claim alone is answered (one-claim.db.test). */
export interface OneClaimLine {
  /** With no claim, and with each claim that is not named. */
  readonly otherwise: Answer;
  /** Where that is OK, by which right: a member's, of the tasks of their group (022); a person's, of their own; anybody's, signed in or not. */
  readonly by?: 'membership' | 'own' | 'anybody';
  readonly but: Readonly<Partial<Record<Answer, readonly Claim[]>>>;
  readonly operations: readonly string[];
}

type On = Pick<AccessRow, 'target' | 'call'>;

const shutOut = (answers: Answers, code: Answer): Answers => ({ ...answers, field: code, sub: code });

/** Field and sub are shut out of foreign records alone: a read, or what cannot be left. The others hold CAN_VIEW_ALL_GROUPS. */
export function readRow(operation: string, on: On, own: Answers): AccessRow {
  return { operation, ...on, own, foreign: shutOut(own, 'NOT_FOUND'), left: own };
}

/** @param completed what the others are answered where it matters that a task that was left has been completed. */
export function writeRow(operation: string, on: On, own: Answers, completed: Answers = own): AccessRow {
  return { operation, ...on, own, foreign: shutOut(own, 'NOT_FOUND'), left: shutOut(completed, 'TASK_LEFT') };
}

/** The record does not matter, or it has no group that could leave it: everybody is answered alike on any. */
export function openRow(operation: string, on: On | AccessRow['call'], own: Answers): AccessRow {
  return { operation, ...(typeof on === 'function' ? { target: null, call: on } : on), own, foreign: own, left: own };
}

export const everybody = (answer: Answer): Answers => ({
  field: answer,
  sub: answer,
  scheduler: answer,
  office: answer,
  finance: answer,
  admin: answer,
});

/** Whoever holds CAN_EDIT_CONSTRUCTION. */
export const EDITORS_ALONE: Answers = { ...everybody('CLAIM_REQUIRED'), scheduler: 'OK', office: 'OK', admin: 'OK' };

/** Who works in the field, the office's people among them; finance does not. */
export const fieldWork = (answer: Answer, but: Partial<Record<Role, Answer>> = {}) => ({
  ...everybody(answer),
  finance: 'CLAIM_REQUIRED',
  ...but,
});

export async function gqlAnswer({ api, role }: Cell, query: string): Promise<Answer> {
  const { status, errors } = await api.gql(role, query);
  if (status >= 500) return `HTTP ${status}`;
  return errors[0]?.extensions.code ?? 'OK';
}

export async function restAnswer({ api, role }: Cell, method: string, path: string, body?: unknown): Promise<Answer> {
  const { status, body: answer } = await api.rest(role, method, path, body);
  if (status >= 500) return `HTTP ${status}`;
  return status < 400 ? 'OK' : ((answer as { code?: string }).code ?? `HTTP ${status}`);
}
