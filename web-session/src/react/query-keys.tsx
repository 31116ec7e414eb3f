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
  construction: (id: number) => ['construction', id] as const,
  /** Under the job, so that a change of the job reads this again as well. */
  jobPreview: (id: number) => ['construction', id, 'preview'] as const,
  /** A list of jobs or tasks by its filter and sort, as text; without it all of them. */
  jobList: (asked?: string) => (asked === undefined ? (['job-list'] as const) : (['job-list', asked] as const)),
  /** The board of jobs; without a filter all boards. */
  jobBoard: () => ['job-list', 'board'] as const,
  taskList: (asked?: string) => (asked === undefined ? (['task-list'] as const) : (['task-list', asked] as const)),
  /** The saved views of a list of the console. */
  savedViews: (list: string) => ['saved-views', list] as const,
  jobFilterOptions: () => ['job-filter-options'] as const,
  /** What the console's job page reads: a change of the job finds each. */
  jobPage: (id: number) => ['construction', id, 'page'] as const,
  /** Of one task of the job, or of all of it. */
  jobComments: (id: number, taskId?: number) =>
    taskId === undefined ? (['construction', id, 'comments'] as const) : (['construction', id, 'comments', taskId] as const),
  taskPreview: (jobId: number, taskId: number) => ['construction', jobId, 'task-preview', taskId] as const,
  jobFolders: (id: number) => ['construction', id, 'folders'] as const,
  jobCosts: (id: number) => ['construction', id, 'costs'] as const,
  jobDelegations: (id: number) => ['construction', id, 'delegations'] as const,
  jobHistory: (id: number, taskId?: number) =>
    taskId === undefined ? (['construction', id, 'history'] as const) : (['construction', id, 'history', taskId] as const),
  settings: (workType?: string) => (workType === undefined ? (['settings'] as const) : (['settings', workType] as const)),
  reference: (name: string) => ['reference', name] as const,
  /** The results of the search of everything for that text. */
  search: (text: string) => ['search', text] as const,
  /** The figures of the office summary. */
  waiting: () => ['waiting'] as const,
  /** Lists of projects, one of them, its jobs; without parts all of it. */
  projects: (...parts: readonly (string | number)[]) => ['projects', ...parts] as const,
  serverVersion: () => ['server-version'] as const,
};
