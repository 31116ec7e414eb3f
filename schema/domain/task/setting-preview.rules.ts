// What another setting does to a task that is there: what the phone and the office show of it and what they refuse, once under the setting that holds and once
// under the one that is not saved yet, by the rules that they go by themselves (screens.md §2.21).
import type { Actor } from '../kernel/actor.ts';
import type { CalendarDay } from '../kernel/dates.ts';
import { isSameTitle } from '../attachment/photo.rules.ts';
import { missingShots, photoForecast } from '../attachment/expected-photos.rules.ts';
import { isOnHold } from '../job/hold-status.rules.ts';
import { parseJobValue } from '../job/job-edit.input.ts';
import { canEditContactField, editableStatuses, type ContactField } from '../job/job.lifecycle.ts';
import { scopingBonus } from '../job/site-contact.rules.ts';
import { visitBooking } from '../job/visit-booking.rules.ts';
import { fieldListSettings } from '../settings/field-job-status.setting.ts';
import type { SettingName } from '../settings/setting-for.ts';
import { tileText, type TileJob } from '../settings/task-tiles.rules.ts';
import { RefusalError } from '../../errors/refusal-error.ts';
import { unmetGate, type GateFacts } from './onsite-gates.rules.ts';
import { fieldListGroup } from './field-list.rules.ts';
import { delayEffects, needEffects, type StandingJob } from './status-preview.rules.ts';
import type { TypeSettings } from './type-settings.ts';

/** What the effects read of a task and its job, as the database writes it. */
export interface PreviewTask extends StandingJob {
  readonly id: number;
  readonly jobId: number;
  readonly name: string;
  readonly workOrder: string;
  readonly workType: string;
  /** That the save would give the job; left out: it keeps its own. */
  readonly statusAfter?: string;
  /** It stands in the work of somebody's list. */
  readonly isListed: boolean;
  readonly isSubmitted: boolean;
  readonly completedDate: string | null;
  readonly scheduledStartTime: string | null;
  readonly dueDate: CalendarDay | null;
  /** Read for settings that ask for it alone. */
  readonly job?: TileJob & { readonly siteContactPhone: string | null; readonly streetName: string | null };
  readonly siteContacts?: readonly { readonly name: string | null; readonly phone: string | null; readonly sortOrder: number }[];
  readonly customFields?: Readonly<Record<string, unknown>>;
  /** Names of the task's photos that the server has. */
  readonly photos?: readonly string[];
  /** Somebody has begun it. */
  readonly hasTicket?: boolean;
  readonly groupId?: number | null;
  /** Its document is that of the group's contractor. */
  readonly gateFacts?: Omit<GateFacts, 'status'>;
  /** Of the group: whose own mandatory document, or their own contractor's, has expired. */
  readonly expiredPeople?: readonly number[];
}

export const EFFECT_KINDS = [
  'moved',
  'status',
  'section',
  'place',
  'hold',
  'colour',
  'choice',
  'fact',
  'factOrder',
  'column',
  'label',
  'edit',
  'address',
  'bonus',
  'booking',
  'value',
  'answer',
  'missing',
  'photo',
  'call',
  'asked',
  'blocked',
  'needs',
  'delay',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** Told of the job, whichever of its tasks. */
export const isOfJob = (kind: EffectKind): boolean => kind === 'moved' || kind === 'needs' || kind === 'delay';

/** `before` and `after` are '' where it is not there. */
export interface Effect {
  readonly kind: EffectKind;
  /** The status, fact, column, field or photo that it is about; '' where the kind says it all. */
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** Whom it concerns, where these are not all of the task's group. */
  readonly userIds?: readonly number[];
}

export interface Day {
  readonly today: CalendarDay;
  /** IANA, the company's. */
  readonly zone: string;
}

type Judge = (task: PreviewTask, before: TypeSettings, after: TypeSettings, day: Day) => readonly Effect[];

/** Somebody of a crew, without a right of the office. */
export const CREW: Actor = { userId: 0, claims: new Set(['CAN_ACCESS_FIELD_WORK']), groupIds: new Set(), isSubcontractor: false };
const YES = 'yes';
const NO = 'no';
const says = (isSo: boolean): string => (isSo ? YES : NO);

const effectOf = (kind: EffectKind, what: string, before: string, after: string): readonly Effect[] =>
  before === after ? [] : [{ kind, what, before, after }];

/** What one of the two has and the other has not, and what both have under other words. */
function differences(
  kind: EffectKind,
  labelKind: EffectKind,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly Effect[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was !== undefined && is !== undefined) return effectOf(labelKind, was, was, is);
    return effectOf(kind, was ?? is ?? key, says(was !== undefined), says(is !== undefined));
  });
}

const nextStatus = ({ status, statusAfter = status }: PreviewTask): string => statusAfter;

const sectionOf: Judge = (task, before, after, { today, zone }) => {
  if (!task.isListed) return [];
  const next = nextStatus(task);
  const at = (status: string, { tracking, statuses }: TypeSettings) =>
    fieldListGroup({ ...task, status }, fieldListSettings(tracking, statuses), today, zone);
  const [was, is] = [at(task.status, before), at(next, after)];
  const orderOf = (status: string, { statuses }: TypeSettings) =>
    statuses.statuses.find(({ statusName }) => statusName === status)?.fieldOrder;
  const [first, second] = [orderOf(task.status, before), orderOf(next, after)];
  if (was !== is || is !== 'By Status' || first === second) return effectOf('section', '', was, is);
  return effectOf('place', next === task.status ? next : '', String(first ?? ''), String(second ?? ''));
};

const holdOf: Judge = (task, before, after) => {
  const next = nextStatus(task);
  const [was, is] = [isOnHold(before.statuses, task.status), isOnHold(after.statuses, next)];
  return effectOf('hold', is ? next : task.status, says(was), says(is));
};

/** Jobs that the save gives another status are told of as a whole (`moved`), also those without a task. */
const strandedOf: Judge = ({ status, statusAfter }, before, after) => {
  if (statusAfter !== undefined) return [];
  const has = ({ statuses }: TypeSettings) => statuses.statuses.some(({ statusName }) => statusName === status);
  return has(before) ? effectOf('status', status, YES, says(has(after))) : [];
};

const choicesOf: Judge = (task, before, after) => {
  if (task.isSubmitted) return [];
  const next = nextStatus(task);
  const choices = (status: string, { statuses }: TypeSettings) =>
    new Map(
      editableStatuses(CREW, status, statuses)
        .filter((name) => name !== task.status && name !== next)
        .map((name) => [name, name]),
    );
  return differences('choice', 'choice', choices(task.status, before), choices(next, after));
};

const colourOf: Judge = ({ status, isListed }, before, after) => {
  const colour = ({ tracking }: TypeSettings) =>
    tracking.useJobStatus ? (tracking.statusColours.find(({ statusName }) => statusName === status)?.colour.toLowerCase() ?? '') : '';
  return isListed ? effectOf('colour', status, colour(before), colour(after)) : [];
};

const factsOf: Judge = ({ job }, before, after) => {
  if (job === undefined) return [];
  const shown = ({ tiles }: TypeSettings) =>
    new Map(tiles.filter(({ name }) => tileText(job, name) !== null).map(({ name, label }) => [name, label]));
  const [was, is] = [shown(before), shown(after)];
  const common = (facts: typeof was, other: typeof was) => [...facts.keys()].filter((name) => other.has(name)).join();
  const moved = common(was, is) === common(is, was) ? [] : effectOf('factOrder', '', NO, YES);
  return [...differences('fact', 'label', was, is), ...moved];
};

const columnsOf: Judge = ({ isListed }, before, after) => (isListed ? differences('column', 'label', before.columns, after.columns) : []);

const CONTACT_FIELDS = ['developer', 'siteContact'] as const satisfies readonly ContactField[];

const editsOf: Judge = ({ isSubmitted }, before, after) =>
  isSubmitted
    ? []
    : CONTACT_FIELDS.flatMap((field) => {
        const may = ({ list }: TypeSettings) => says(canEditContactField(CREW, list, field).ok);
        return effectOf('edit', field === 'developer' ? 'Developer' : 'Site Contact', may(before), may(after));
      });

const addressOf: Judge = ({ job }, before, after) => {
  if (job === undefined) return [];
  const settingOf = ({ address }: TypeSettings) => address.addressSetting;
  const bonus = (settings: TypeSettings) => scopingBonus(job, settingOf(settings).hasScopingBonus);
  const to = settingOf(after).addressType;
  const without = to === 'structured' && (job.streetName ?? '').trim() === '' ? 'without a street' : '';
  return [...effectOf('address', without, settingOf(before).addressType, to), ...effectOf('bonus', '', bonus(before), bonus(after))];
};

/** The line of a task that is yet to be done: whether it is there, and whether there is somebody to call. */
const bookingOf: Judge = ({ job, siteContacts = [], isSubmitted, completedDate }, before, after) => {
  if (job === undefined || isSubmitted || completedDate !== null) return [];
  const state = ({ address }: TypeSettings) => visitBooking({ ...job, siteContacts }, address.addressSetting.bookable).state;
  return effectOf('booking', '', state(before), state(after));
};

const isWritten = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Open jobs that lack what a field of their own asks for: their form asks when it is changed. */
const missingOf: Judge = ({ customFields = {}, completedDate }, before, after) => {
  if (completedDate !== null) return [];
  const asks = ({ custom }: TypeSettings, field: string) =>
    custom.templates.some(({ fieldName, required }) => fieldName === field && required);
  return after.custom.templates
    .filter(({ fieldName }) => !isWritten(customFields[fieldName]))
    .flatMap(({ fieldName }) => effectOf('missing', fieldName, says(asks(before, fieldName)), says(asks(after, fieldName))));
};

/** What stands in the job's own fields: whether anybody is shown it, and whether the form would take it again. */
const valuesOf: Judge = ({ customFields = {} }, before, after) =>
  Object.entries(customFields).flatMap(([field, value]) => {
    if (!isWritten(value)) return [];
    const templateOf = ({ custom }: TypeSettings) => custom.templates.find(({ fieldName }) => fieldName === field);
    const [was, is] = [templateOf(before), templateOf(after)];
    if (was === undefined || is === undefined) return effectOf('value', field, says(was !== undefined), says(is !== undefined));
    const seen = effectOf('value', `${field} on the phone`, says(was.isFieldWork), says(is.isFieldWork));
    const isTaken = ({ custom }: TypeSettings) => takes(field, value, custom.templates);
    const isSameRule = was.fieldType === is.fieldType && String(was.options) === String(is.options);
    return [...seen, ...(isSameRule ? [] : effectOf('answer', field, says(isTaken(before)), says(isTaken(after))))];
  });

function takes(field: string, value: unknown, templates: TypeSettings['custom']['templates']): boolean {
  try {
    parseJobValue(`customFields.${field}`, value, templates);
    return true;
  } catch (error) {
    if (error instanceof RefusalError) return false;
    throw error;
  }
}

/** 'required': the phone submits it with a reason alone. */
const photosOf: Judge = ({ name, photos = [], isSubmitted }, before, after) => {
  if (isSubmitted) return [];
  const missing = (settings: TypeSettings) =>
    missingShots(photoForecast(settings.photos, { taskName: name, received: photos, waiting: [] }));
  const [was, is] = [missing(before), missing(after)];
  const stateOf = (shots: typeof was, title: string) => {
    const shot = shots.find((one) => isSameTitle(one.title, title));
    return shot === undefined ? '' : shot.required ? 'required' : 'asked for';
  };
  const titles = [...was, ...is.filter(({ title }) => !was.some((one) => isSameTitle(one.title, title)))].map(({ title }) => title);
  return titles.flatMap((title) => effectOf('photo', title, stateOf(was, title), stateOf(is, title)));
};

const callOf: Judge = ({ isSubmitted }, before, after) => {
  const whom = ({ ticket }: TypeSettings) => [ticket.supervisorName, ticket.supervisorPhone].filter((part) => part !== '').join(', ');
  return isSubmitted ? [] : effectOf('call', '', whom(before), whom(after));
};

/** A ticket that has been begun keeps its questions. */
const askedOf: Judge = ({ isSubmitted, hasTicket = false }, before, after) =>
  isSubmitted || hasTicket ? [] : effectOf('asked', '', NO, says(before.asked !== after.asked));

/** Not yet done, in somebody's list: who has it may want to go onsite. */
const isAhead = ({ isListed, completedDate }: PreviewTask): boolean => isListed && completedDate === null;

/** A document of somebody's own, whichever: it holds that person up, not the group. */
export const OWN_DOCUMENTS = 'ownDocuments';

/** Who could go onsite and no longer can, or can again: `what` is the gate, or OWN_DOCUMENTS. */
const gatesOf: Judge = (task, before, after, { today }) => {
  const { gateFacts, status, expiredPeople = [] } = task;
  if (gateFacts === undefined || !isAhead(task)) return [];
  const unmet = (settings: TypeSettings, expiredDocument = gateFacts.expiredDocument) =>
    unmetGate({ ...gateFacts, status, expiredDocument }, settings, today)?.gate ?? '';
  const [was, is] = [unmet(before), unmet(after)];
  if (was !== '' && is !== '') return [];
  if (was === '' && is === '' && expiredPeople.length > 0) {
    const isHeld = (settings: TypeSettings) => says(unmet(settings, OWN_DOCUMENTS) !== '');
    return effectOf('blocked', OWN_DOCUMENTS, isHeld(before), isHeld(after)).map((effect) => ({ ...effect, userIds: expiredPeople }));
  }
  return effectOf('blocked', was === '' ? is : was, says(was !== ''), says(is !== ''));
};

/** A status that becomes a hold holds up whoever may not go onsite during one. */
const heldUpOf: Judge = (task, before, after) => {
  const isHeldUp = (status: string, { gates, statuses }: TypeSettings) => gates.notOnHold && isOnHold(statuses, status);
  if (!isAhead(task)) return [];
  return effectOf('blocked', 'notOnHold', says(isHeldUp(task.status, before)), says(isHeldUp(nextStatus(task), after)));
};

/** Whose next step would be refused, or would no longer be. A job that the save gives another status is told of by that. */
const needsFirstOf: Judge = (job, before, after) =>
  job.statusAfter !== undefined ? [] : needEffects(job, before, after).map((effect) => ({ kind: 'needs', ...effect }));

const delayedOf: Judge = (job, before, after) =>
  job.statusAfter !== undefined ? [] : delayEffects(job, before, after).map((effect) => ({ kind: 'delay', ...effect }));

/** Task templates say what is added from then on: nothing that is there changes. */
const JUDGES: Readonly<Record<SettingName, readonly Judge[]>> = {
  'Job Status Settings': [strandedOf, sectionOf, holdOf, choicesOf, heldUpOf, needsFirstOf, delayedOf],
  'Field Job Status': [sectionOf, colourOf, columnsOf],
  'Field Work Task': [factsOf],
  'Field Work List': [columnsOf, editsOf],
  'Optional Construction Fields': [factsOf, columnsOf],
  'Address Type': [addressOf, bookingOf],
  'Custom Construction Fields': [valuesOf, missingOf, columnsOf],
  'Expected Photos': [photosOf],
  'Task Templates': [],
  'Ticket of Work': [callOf, askedOf],
  'Onsite Gates': [gatesOf],
  // of the whole company: they say how apps work, not what stands on a task
  ...{ Photos: [], Sync: [], Security: [], Numbering: [] },
};

/** What saving that setting does to the task. */
export const effectsOn = (name: SettingName, task: PreviewTask, before: TypeSettings, after: TypeSettings, day: Day): readonly Effect[] =>
  JUDGES[name].flatMap((judge) => judge(task, before, after, day));
