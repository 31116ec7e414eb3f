// The normalised cache of the console: each record once, by type and id, for one person, as long as the page lives (decision 081).
import { InMemoryCache, type FieldPolicy, type TypePolicies } from '@apollo/client';
import { cacheSizes } from '@apollo/client/utilities';

// A page of a job has some hundreds of objects, a page of a list 200. Reading one screen must not push out what another one shows.
cacheSizes['inMemoryCache.executeSelectionSet'] = 20_000;
// An entry references the whole list that it was made of, so few of them are kept.
cacheSizes['inMemoryCache.executeSubSelectedArray'] = 500;

/** The types that are records of their own: one object for each id, whichever read it came by. */
export const RECORDS: ReadonlySet<string> = new Set([
  'ActivityEntry',
  'AppError',
  'Attachment',
  'Boq',
  'BuilderApprovalRow',
  'Construction',
  'ChildCodeRow',
  'ConstructionCodeRow',
  'ConstructionEdit',
  'ContractorRow',
  'FieldComment',
  'Group',
  'GroupRow',
  'InternalComment',
  'ItemCode',
  'JobCost',
  'JobDelegation',
  'JobRow',
  'JobRun',
  'SentMessage',
  'ContractorPaymentRow',
  'Payment',
  'PaymentItem',
  'PersonDetail',
  'PersonRow',
  'PotentialJobRow',
  'Project',
  'ProjectComment',
  'ProjectJob',
  'ProjectRow',
  'SavedOperation',
  'SavedView',
  'Schedule',
  'ScheduleItem',
  'SignIn',
  'SiteContact',
  'TaskRow',
  'TaskUser',
  'User',
]);

/** A list comes whole: the new one replaces the old one. */
const WHOLE: FieldPolicy = { merge: false };
const whole = (...names: readonly string[]): Record<string, FieldPolicy> => Object.fromEntries(names.map((name) => [name, WHOLE]));

const typePolicies: TypePolicies = {
  Construction: { fields: whole('boqs', 'schedules', 'payments', 'attachments', 'siteContacts', 'customFields') },
  Schedule: { fields: whole('items', 'taskUsers') },
  Payment: { fields: whole('paymentItems') },
  User: { fields: whole('claims', 'groupUsers', 'roles') },
  // no record of its own, and read with other fields on another screen
  Contact: { merge: true },
  FilterOptions: { merge: true },
};

/** Whatever is not listed is part of the object that it stands in. A verdict on a job has the job's id and is no job. */
const dataIdFromObject = ({ __typename: type, id }: { readonly __typename?: string; readonly id?: unknown }): string | undefined =>
  type !== undefined && RECORDS.has(type) && typeof id === 'number' ? recordId(type, id) : undefined;

/** As the cache names a record. */
export const recordId = (type: string, id: number): string => `${type}:${String(id)}`;

export const createCache = (): InMemoryCache => new InMemoryCache({ typePolicies, dataIdFromObject });
