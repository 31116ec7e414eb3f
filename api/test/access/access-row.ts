// One row of the access matrix: an operation, how to call it on a target, and what each role must be answered on its own and on a foreign record.
import type { BootedApi } from '../booted-api.ts';
import type { PersonName } from '../world.ts';

export const ROLES = ['field', 'sub', 'scheduler', 'office', 'finance', 'admin'] as const satisfies readonly PersonName[];
export type Role = (typeof ROLES)[number];
export type Ownership = 'own' | 'foreign';

export interface Cell {
  readonly api: BootedApi;
  readonly role: Role;
  /** The group that the record belongs to: one of the person's own, or one it is not in. */
  readonly group: string;
  readonly groupId: number;
}

/** 'OK', or the code of the refusal. */
export type Answer = string;

export interface AccessRow {
  /** 'Query.me', 'Mutation.x', 'GET /dashboard/fieldwork' (path within its router). */
  readonly operation: string;
  readonly call: (cell: Cell) => Promise<Answer>;
  readonly own: Readonly<Record<Role, Answer>>;
  /** Answers on a record of another group; who may see every group is answered as on its own. */
  readonly foreign: Readonly<Record<Role, Answer>>;
}

/** Field and sub are shut out of foreign records with NOT_FOUND; the others hold CAN_VIEW_ALL_GROUPS. */
export function row(operation: string, call: AccessRow['call'], own: Readonly<Record<Role, Answer>>): AccessRow {
  return { operation, call, own, foreign: { ...own, field: 'NOT_FOUND', sub: 'NOT_FOUND' } };
}

/** The record does not matter: everybody is answered alike on any. */
export function openRow(operation: string, call: AccessRow['call'], own: Readonly<Record<Role, Answer>>): AccessRow {
  return { operation, call, own, foreign: own };
}

export const everybody = (answer: Answer): Readonly<Record<Role, Answer>> => ({
  field: answer,
  sub: answer,
  scheduler: answer,
  office: answer,
  finance: answer,
  admin: answer,
});

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
