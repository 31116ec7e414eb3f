// The reads of a job's page that the copy on this computer answers, though nobody has opened the job here: made of the page that the sync brought, and of the
// names that every page shows.
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import type { JobReviewParts } from '@lotline/schema/domain/sync/job-lines';
import type { ResultOf } from '../../../../ipc/contract.ts';

type Variables = Readonly<Record<string, unknown>>;
type Data = Readonly<Record<string, unknown>>;
export type StoredPage = NonNullable<ResultOf<'jobPage'>>;

/** What JobPageNames answers. */
interface Names {
  readonly users: readonly unknown[];
  readonly groups: readonly unknown[];
  readonly systemSettings: readonly { readonly name: string }[];
}
const NO_NAMES: Names = { users: [], groups: [], systemSettings: [] };

/** Null: the page does not know. */
type PageAnswer = (page: StoredPage, names: Names, variables: Variables) => Data | null;

/** The types of what stands under these names: the server sends none with the sync. */
const TYPES: Readonly<Record<string, string>> = {
  ...{ construction: 'Construction', financialContact: 'Contact', boqs: 'Boq', schedules: 'Schedule', items: 'ScheduleItem' },
  ...{ taskUsers: 'TaskUser', user: 'User', payments: 'Payment', paymentItems: 'PaymentItem', attachments: 'Attachment' },
  ...{ siteContacts: 'SiteContact', jobFieldComments: 'FieldComment', jobInternalComments: 'InternalComment' },
  ...{ jobCosts: 'JobCosts', boms: 'JobCost', expenses: 'JobCost', receipt: 'CostReceipt' },
  ...{ jobDelegations: 'JobDelegation', plannedStatus: 'PlannedStatus' },
};

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

function typed(value: unknown, type: string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => typed(one, type));
  return isObject(value) ? { __typename: type, ...withTypes(value) } : value;
}

const withTypes = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const type = TYPES[name];
      return [name, type === undefined ? value : typed(value, type)];
    }),
  );

interface OneComment {
  readonly scheduleId: number | null;
}

/** The newest, as they are asked for. Of one task they are known where all of the job's are. */
function said(text: string, { scheduleId = null, first, before = null }: Variables): readonly OneComment[] | null {
  if (before !== null) return null;
  const all = JSON.parse(text) as readonly OneComment[];
  if (scheduleId !== null && all.length > COMMENT_PAGE) return null;
  const found = scheduleId === null ? all : all.filter((one) => one.scheduleId === scheduleId);
  return typeof first === 'number' ? found.slice(-first) : found;
}

interface ReviewedJob {
  readonly schedules: readonly { readonly id: number; readonly items: readonly { readonly id: number }[] }[];
}

/** The job with what its review reads besides. */
function reviewed(jobText: string, reviewText: string): Data {
  const job = JSON.parse(jobText) as Data & ReviewedJob;
  const { tasks, items } = JSON.parse(reviewText) as JobReviewParts;
  const movesOf = new Map(tasks.map(({ id, allowedMoves }) => [id, allowedMoves]));
  const decidedOf = new Map(items.map(({ id, approvedDate }) => [id, approvedDate]));
  const schedules = job.schedules.map((task) => ({
    ...task,
    allowedMoves: movesOf.get(task.id) ?? [],
    items: task.items.map((item) => ({ ...item, approvedDate: decidedOf.get(item.id) ?? null })),
  }));
  return { ...job, schedules };
}

const settings = ({ systemSettings }: Names, names: readonly string[]): Names['systemSettings'] =>
  systemSettings.filter(({ name }) => names.includes(name));

const PAGE_ANSWERS: Readonly<Record<string, PageAnswer>> = {
  ConstructionQuery: ({ job, fieldComments }, names) => ({
    // a history is read from the server alone
    construction: { ...(JSON.parse(job) as Data), eventCount: null },
    ...{ users: names.users, groups: names.groups, systemSettings: settings(names, ['Address Type']) },
    jobFieldComments: JSON.parse(fieldComments) as unknown,
  }),
  JobPreview: ({ job, fieldComments }, names) => ({
    construction: JSON.parse(job) as unknown,
    systemSettings: settings(names, ['Address Type', 'Optional Construction Fields']),
    jobFieldComments: said(fieldComments, { first: 1 }),
  }),
  JobFieldComments: ({ fieldComments }, _names, variables) => {
    const jobFieldComments = said(fieldComments, variables);
    return jobFieldComments === null ? null : { jobFieldComments };
  },
  JobInternalComments: ({ internalComments }, _names, variables) => {
    const jobInternalComments = internalComments === null ? null : said(internalComments, variables);
    return jobInternalComments === null ? null : { jobInternalComments };
  },
  ReviewTaskQuery: ({ job, review }, { groups }) => ({ construction: reviewed(job, review), groups }),
  GetJobDelegations: ({ delegations }) => (delegations === null ? null : { jobDelegations: JSON.parse(delegations) as unknown }),
  PlannedStatus: ({ plannedStatus }) => ({ plannedStatus: plannedStatus === null ? null : (JSON.parse(plannedStatus) as unknown) }),
  JobFolders: ({ folders }) => ({ jobFolders: JSON.parse(folders) as unknown }),
  GetJobCosts: ({ costs }) => (costs === null ? null : { jobCosts: JSON.parse(costs) as unknown }),
};

export const isOfPage = (operation: string): boolean => operation in PAGE_ANSWERS;

/** As the server answers that operation. @param names JSON of what JobPageNames answered; null: it was not asked yet */
export function pageAnswer(operation: string, page: StoredPage, names: string | null, variables: Variables): Data | null {
  const data = PAGE_ANSWERS[operation]?.(page, names === null ? NO_NAMES : (JSON.parse(names) as Names), variables) ?? null;
  return data === null ? null : withTypes(data);
}
