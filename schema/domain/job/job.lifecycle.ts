// What may be changed on a job from the field (specification 1 §4, §6; domain.md §2 "Other moves"), and who may give it a task.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';
import type { FieldWorkListSetting } from '../settings/field-work-list.setting.ts';
import type { JobStatusSettings } from '../settings/job-status.setting.ts';
import { goesOnHold } from './hold-status.rules.ts';

type JobStatus = JobStatusSettings['statuses'][number];

const isOffice = (actor: Actor): boolean => hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION');

/** [assume] allowedNext of the current status narrows what the field may choose; the office is free. */
function isFieldChoice(status: JobStatus, currentStatus: string, settings: JobStatusSettings): boolean {
  const allowedNext = settings.statuses.find((s) => s.statusName === currentStatus)?.allowedNext;
  return status.fieldEdit && (allowedNext === undefined || allowedNext.includes(status.statusName));
}

/** The statuses this person may come to, holds too, the current one among them: the field's in fieldOrder, the office's in sortOrder. */
function reachableStatuses(actor: Actor, currentStatus: string, settings: JobStatusSettings): string[] {
  const office = isOffice(actor);
  const orderOf = (status: JobStatus) => (office ? status.sortOrder : status.fieldOrder);
  const names = settings.statuses
    .filter((status) => office || status.statusName === currentStatus || isFieldChoice(status, currentStatus, settings))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((status) => status.statusName);
  return names.includes(currentStatus) ? names : [currentStatus, ...names];
}

/** Those of them that are set by their name alone: a hold asks for its reason and its end. */
export function editableStatuses(actor: Actor, currentStatus: string, settings: JobStatusSettings): string[] {
  return reachableStatuses(actor, currentStatus, settings).filter((status) => !goesOnHold(settings, currentStatus, status));
}

function mustBeAmong(choices: readonly string[], currentStatus: string, newStatus: string): Verdict {
  return unless(choices.includes(newStatus), 'STATUS_NOT_ALLOWED', { allowed: choices.filter((name) => name !== currentStatus) });
}

/** By whatever way, a hold with its reason and end. Unchanged is always allowed; otherwise STATUS_NOT_ALLOWED names those that are. */
export function mustBeReachableStatus(actor: Actor, currentStatus: string, newStatus: string, settings: JobStatusSettings): Verdict {
  return mustBeAmong(reachableStatuses(actor, currentStatus, settings), currentStatus, newStatus);
}

/** By its name alone; refused as a status that is not reachable is. */
export function mustBeEditableStatus(actor: Actor, currentStatus: string, newStatus: string, settings: JobStatusSettings): Verdict {
  return mustBeAmong(editableStatuses(actor, currentStatus, settings), currentStatus, newStatus);
}

/** The status edit control appears only if some configured status has fieldEdit. */
export function hasEditableStatus(settings: JobStatusSettings): boolean {
  return settings.statuses.some((status) => status.fieldEdit);
}

export type ContactField = 'developer' | 'siteContact';
const FIELD_LABELS: Readonly<Record<ContactField, string>> = { developer: 'Developer', siteContact: 'Site Contact' };

/** One of the two fields: the work type's Field Work List marks it canEdit, or the person works in the office. */
export function canEditContactField(actor: Actor, list: FieldWorkListSetting, field: ContactField): Verdict {
  const isMarked = list.fields.some((f) => f.fieldName === field && f.canEdit);
  return unless(isOffice(actor) || isMarked, 'FIELD_NOT_EDITABLE', { field: FIELD_LABELS[field] });
}

/** Opens the form: at least one of the two may be edited. */
export function canEditDeveloperAndSiteContact(actor: Actor, list: FieldWorkListSetting): Verdict {
  const either = canEditContactField(actor, list, 'developer').ok || canEditContactField(actor, list, 'siteContact').ok;
  return either ? allowed : refused('FIELD_NOT_EDITABLE', { field: 'Developer and Site Contact' });
}

/** Add a task to a job that the person may change. */
export const canAddTask = (actor: Actor): Verdict =>
  unless(hasClaim(actor, 'CAN_EDIT_CONSTRUCTION'), 'CLAIM_REQUIRED', { claim: 'CAN_EDIT_CONSTRUCTION' });
