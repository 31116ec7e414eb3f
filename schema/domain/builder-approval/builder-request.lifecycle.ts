// Asking a builder for access (domain.md §5): which jobs may be asked for, the states of a request, and which answers may follow each other.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { normaliseMobile } from '../kernel/phone.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';

/** One message, one page. */
export const MOST_JOBS = 30;
/** After so many days the link opens nothing. */
export const REQUEST_DAYS = 30;

export interface RequestedJobFacts {
  readonly streetName: string | null;
  readonly suburb: string | null;
  readonly siteContact: string | null;
  readonly siteContactPhone: string | null;
  readonly developer: string | null;
}

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

/** ['suburb', 'valid mobile number']: what the job lacks before its builder can be asked, in the words of the screen. */
export function missingForRequest(job: RequestedJobFacts): string[] {
  const lacks: readonly (readonly [string, boolean])[] = [
    ['street name', isBlank(job.streetName)],
    ['suburb', isBlank(job.suburb)],
    ['site contact', isBlank(job.siteContact)],
    ['valid mobile number', normaliseMobile(job.siteContactPhone ?? '') === null],
    ['developer', isBlank(job.developer)],
  ];
  return lacks.filter(([, isMissing]) => isMissing).map(([name]) => name);
}

/** The office by its claim; the field for the jobs of its own list. */
export function mayRequestApproval(actor: Actor): Verdict {
  const may = hasClaim(actor, 'CAN_ACCESS_BUILDER_APPROVALS') || hasClaim(actor, 'CAN_ACCESS_FIELD_WORK');
  return unless(may, 'CLAIM_REQUIRED', { claim: 'CAN_ACCESS_BUILDER_APPROVALS' });
}

/** Lists, requests and answers that came by phone: the office alone. */
export const mayManageApprovals = (actor: Actor): Verdict =>
  unless(hasClaim(actor, 'CAN_ACCESS_BUILDER_APPROVALS'), 'CLAIM_REQUIRED', { claim: 'CAN_ACCESS_BUILDER_APPROVALS' });

/** @param workOrder names the job where several are asked for */
export function canBeRequested(job: RequestedJobFacts, workOrder: string): Verdict {
  const missing = missingForRequest(job);
  return unless(missing.length === 0, 'BUILDER_REQUEST_INCOMPLETE', { missing, workOrder });
}

export const ANSWERS = ['approved', 'later', 'declined'] as const;
export type Answer = (typeof ANSWERS)[number];

export const REQUEST_STATES = [
  'Queued',
  'Not sent',
  'Sent',
  'Opened',
  'Partly',
  'Approved',
  'Declined',
  'Superseded',
  'Expired',
  'Revoked',
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export interface RequestFacts {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  /** Of each job; null: none yet. */
  readonly answers: readonly (Answer | null)[];
  /** Somebody touched the page; null: nobody did, as far as the page could tell. */
  readonly openedAt: Date | null;
  /** Each of its jobs was asked for again since; its link opens all the same. */
  readonly isSuperseded: boolean;
  /** Of a message that the gateway sends. */
  readonly sms: 'queued' | 'sent' | 'delivered' | 'failed' | null;
}

/** What opens the page of a request. */
export type LinkFacts = Pick<RequestFacts, 'expiresAt' | 'revokedAt'>;

/** What was answered stays so after the link has expired; what nobody answered expires. Whoever opened or answered it has it, whatever the gateway said. */
export function requestState({ expiresAt, revokedAt, answers, openedAt, isSuperseded, sms }: RequestFacts, now: Date): RequestState {
  if (revokedAt !== null) return 'Revoked';
  if (answers.every((answer) => answer === 'approved')) return 'Approved';
  if (answers.every((answer) => answer === 'declined')) return 'Declined';
  const isAnswered = answers.some((answer) => answer !== null);
  if (!isAnswered && openedAt === null && sms === 'failed') return 'Not sent';
  if (!isAnswered && isSuperseded) return 'Superseded';
  if (expiresAt <= now) return 'Expired';
  if (isAnswered) return 'Partly';
  if (openedAt !== null) return 'Opened';
  return sms === 'queued' ? 'Queued' : 'Sent';
}

/** The link opens its page: neither revoked nor past its days. */
export const isOpenRequest = ({ expiresAt, revokedAt }: LinkFacts, now: Date): boolean => revokedAt === null && expiresAt > now;

/** How the builder was asked: by the person's own phone, by a call, which has no link, or by the server's SMS gateway. */
export const CHANNELS = ['message', 'call', 'gateway'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Revoking ends the link; what was answered stays. Refusals: CLAIM_REQUIRED, BUILDER_REQUEST_CLOSED. */
export function canRevokeRequest(actor: Actor, request: LinkFacts & { readonly channel: Channel }, now: Date): Verdict {
  const isOpen = request.channel !== 'call' && isOpenRequest(request, now);
  return all(mayManageApprovals(actor), unless(isOpen, 'BUILDER_REQUEST_CLOSED'));
}

export interface AnsweredFacts {
  readonly workOrder: string;
  readonly isApproved: boolean;
  /** The approval was written down in the office, and the builder has not approved on the page. */
  readonly isApprovedByCall: boolean;
}

/** An answer that came by phone. What the office wrote down it may correct; what the builder approved on the page stays. Refusals: CLAIM_REQUIRED, BUILDER_APPROVED. */
export function canRecordAnswer(actor: Actor, { workOrder, isApproved, isApprovedByCall }: AnsweredFacts): Verdict {
  return all(mayManageApprovals(actor), unless(!isApproved || isApprovedByCall, 'BUILDER_APPROVED', { workOrder }));
}

/** An approval is final; 'not yet' and a refusal may be changed while the link is open. */
export const mayStillAnswer = (answer: Answer | null): boolean => answer !== 'approved';
