// Whether a job is ready for the field, point by point (screens.md §2.6): what is there, what runs out, what is missing. Pure: today is given.
import { formatDate } from '../kernel/date-format.ts';
import { daysBetween, type CalendarDay } from '../kernel/dates.ts';
import { isJobEnded } from './job-complete.rules.ts';
import { DBYD_SOON_DAYS } from './key-dates.rules.ts';
import { primaryContact } from './site-contact.rules.ts';

export type ReadinessPoint = 'address' | 'contact' | 'dbyd' | 'builderApproval' | 'items' | 'crew';

export interface ReadinessLine {
  readonly point: ReadinessPoint;
  readonly label: string;
  readonly state: 'ready' | 'soon' | 'missing';
  readonly note: string;
}

export interface AddressOfJob {
  readonly streetName: string | null;
  readonly suburb: string | null;
  readonly state: string | null;
  readonly postCode: string | null;
  /** Structured: street, suburb, state and postcode each have a field; otherwise one line is enough. */
  readonly hasStructuredAddress: boolean;
  readonly address: string;
}

export interface ReadinessFacts extends AddressOfJob {
  readonly siteContact: string | null;
  readonly siteContactPhone: string | null;
  readonly siteContacts: readonly { readonly name: string | null; readonly phone: string | null; readonly sortOrder: number }[];
  readonly dbydExpiryDate: CalendarDay | null;
  readonly builderApprovedDay: CalendarDay | null;
  readonly builderApprovalSentDay: CalendarDay | null;
  readonly boqs: readonly unknown[];
  readonly schedules: readonly TaskOfJob[];
}

interface TaskOfJob {
  readonly name: string;
  readonly groupId: number | null;
  readonly ignored: boolean;
  readonly completedDate: unknown;
  readonly declinedDate: unknown;
}

const isSet = (text: string | null): boolean => text !== null && text.trim() !== '';

/** What is there and what is yet to be got. Nothing of a job that has ended: it goes to the field no more, and what it lacked is no task of anybody. */
export function readiness(job: ReadinessFacts & { readonly status: string }, today: CalendarDay): readonly ReadinessLine[] {
  return isJobEnded(job) ? [] : readinessPoints(job, today);
}

/** Whatever the status of the job: a task of an ended one can still be sent out. */
export function readinessPoints(job: ReadinessFacts, today: CalendarDay): readonly ReadinessLine[] {
  return [address(job), contact(job), dbyd(job.dbydExpiryDate, today), builderApproval(job), items(job), crew(job)];
}

/** The parts that the address lacks; 'address' where it is one line and empty. */
export function missingAddress({ hasStructuredAddress, address: line, streetName, suburb, state, postCode }: AddressOfJob): string[] {
  const parts = hasStructuredAddress ? { street: streetName, suburb, state, postcode: postCode } : { address: line };
  return Object.entries(parts)
    .filter(([, text]) => !isSet(text))
    .map(([name]) => name);
}

function address(job: ReadinessFacts): ReadinessLine {
  const line = { point: 'address', label: 'Address' } as const;
  const missing = missingAddress(job);
  if (!job.hasStructuredAddress)
    return missing.length === 0 ? { ...line, state: 'ready', note: 'in one line' } : { ...line, state: 'missing', note: 'not set' };
  if (missing.length > 0) return { ...line, state: 'missing', note: `no ${missing.join(', ')}` };
  return { ...line, state: 'ready', note: `${String(job.state)} ${String(job.postCode)}` };
}

function contact(job: ReadinessFacts): ReadinessLine {
  const line = { point: 'contact', label: 'Site contact' } as const;
  const primary = primaryContact(job.siteContacts) ?? { name: job.siteContact, phone: job.siteContactPhone };
  if (!isSet(primary.name) && !isSet(primary.phone)) return { ...line, state: 'missing', note: 'nobody named' };
  if (!isSet(primary.phone)) return { ...line, state: 'missing', note: `${String(primary.name)}, no phone` };
  return { ...line, state: 'ready', note: primary.name ?? primary.phone ?? '' };
}

function dbyd(day: CalendarDay | null, today: CalendarDay): ReadinessLine {
  const line = { point: 'dbyd', label: 'DBYD plans' } as const;
  if (day === null) return { ...line, state: 'missing', note: 'not lodged' };
  const left = daysBetween(today, day);
  if (left < 0) return { ...line, state: 'missing', note: `expired ${formatDate(day)}` };
  return left <= DBYD_SOON_DAYS
    ? { ...line, state: 'soon', note: `renew by ${formatDate(day)}` }
    : { ...line, state: 'ready', note: formatDate(day) };
}

function builderApproval({ builderApprovedDay, builderApprovalSentDay }: ReadinessFacts): ReadinessLine {
  const line = { point: 'builderApproval', label: 'Builder approval' } as const;
  if (builderApprovedDay !== null) return { ...line, state: 'ready', note: formatDate(builderApprovedDay) };
  if (builderApprovalSentDay !== null) return { ...line, state: 'soon', note: `asked ${formatDate(builderApprovalSentDay)}` };
  return { ...line, state: 'missing', note: 'not asked yet' };
}

function items({ boqs }: ReadinessFacts): ReadinessLine {
  const line = { point: 'items', label: 'Items' } as const;
  if (boqs.length === 0) return { ...line, state: 'missing', note: 'none planned' };
  return { ...line, state: 'ready', note: boqs.length === 1 ? '1 line' : `${String(boqs.length)} lines` };
}

/** Tasks that somebody has yet to do, and nobody holds. A declined one is with nobody again. */
function crew({ schedules }: ReadinessFacts): ReadinessLine {
  const line = { point: 'crew', label: 'Crew' } as const;
  const open = schedules.filter((task) => !task.ignored && task.completedDate === null);
  if (schedules.length === 0) return { ...line, state: 'missing', note: 'no task yet' };
  const without = open.filter((task) => task.groupId === null || task.declinedDate !== null);
  if (without.length > 0) return { ...line, state: 'missing', note: `${without.map(({ name }) => name).join(', ')}: nobody` };
  return { ...line, state: 'ready', note: open.length === 0 ? 'all tasks done' : 'every open task has one' };
}
