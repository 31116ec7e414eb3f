// Which answers of the server are stored as they are, for the days without a network: what a job's page, its preview and its review are made of. Whatever is not
// named is never written to this computer.
const OF_A_JOB = [
  ...['ConstructionQuery', 'JobPreview', 'ReviewTaskQuery', 'GetJobCosts', 'GetJobDelegations', 'PlannedStatus'],
  ...['JobFolders', 'PotentialJobOfJob', 'JobFieldComments', 'JobInternalComments', 'JobEvents'],
] as const;
const OF_NO_JOB = [
  'SystemSettingsQuery',
  'JobStatuses',
  'JobFieldNames',
  'JobPageNames',
  'ListGroups',
  'SavedViews',
  'TasksToReview',
  'Schedulers',
] as const;

const jobs: ReadonlySet<string> = new Set(OF_A_JOB);
const others: ReadonlySet<string> = new Set(OF_NO_JOB);

type Variables = Readonly<Record<string, unknown>>;

export const isStored = (operation: string): boolean => jobs.has(operation) || others.has(operation);

/** Null: of none. */
export function jobOf(operation: string, { constructionId, jobId, id }: Variables): number | null {
  const found = constructionId ?? jobId ?? id;
  return jobs.has(operation) && typeof found === 'number' ? found : null;
}

/** An answer of a job is stored where it names its job alone. */
export const isStorable = (operation: string, variables: Variables): boolean =>
  others.has(operation) || (jobs.has(operation) && jobOf(operation, variables) !== null);

/** As it is stored: whatever order the variables were written in, and whether what is null was given. */
export function answerKey(operation: string, variables: Variables): string {
  const given = Object.entries(variables)
    .filter(([, value]) => value !== null && value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${operation} ${JSON.stringify(given)}`;
}
