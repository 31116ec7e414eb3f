// The keys of queries, so that a change can find them.
/** The key of the list of the person's own groups. */
export const OWN_LIST = '';

export const keys = {
  me: () => ['me'] as const,
  /** GET /api/dashboard/fieldwork: without a group all lists; '' is the person's own groups, '0' Admin (ALL). */
  fieldwork: (group?: string) => (group === undefined ? (['fieldwork'] as const) : (['fieldwork', group] as const)),
  /** GET /api/dashboard/completed: of one group choice and period; without them all. */
  completed: (group?: string, months?: number) =>
    group === undefined || months === undefined ? (['completed'] as const) : (['completed', group, months] as const),
  /** The potential jobs that this person added or is assigned to. */
  potentialJobs: () => ['potential-jobs'] as const,
  /** The draft of the message that asks the builder of a job, or of a potential job. */
  builderDraft: (kind: 'job' | 'potentialJob', id: number) => ['builder-draft', kind, id] as const,
  construction: (id: number) => ['construction', id] as const,
  settings: (workType?: string) => (workType === undefined ? (['settings'] as const) : (['settings', workType] as const)),
  reference: (name: string) => ['reference', name] as const,
  /** The figures of the office summary. */
  waiting: () => ['waiting'] as const,
  /** Lists of projects, one of them, its jobs; without parts all of it. */
  projects: (...parts: readonly (string | number)[]) => ['projects', ...parts] as const,
  /** Who was signed in as this person, and they have not read of it yet. */
  impersonations: (personId: number) => ['impersonations', personId] as const,
  /** Documents that expire, of which this person is told. */
  documentNotices: (personId: number) => ['document-notices', personId] as const,
  serverVersion: () => ['server-version'] as const,
};
