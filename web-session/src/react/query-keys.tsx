// The names under which reads are kept, so that a change can find them.
/** The list of the person's own groups, as its key names it. */
export const OWN_LIST = '';

export const keys = {
  me: () => ['me'] as const,
  /** GET /api/dashboard/fieldwork: without a group all lists; '' is the person's own groups, '0' Admin (ALL). */
  fieldwork: (group?: string) => (group === undefined ? (['fieldwork'] as const) : (['fieldwork', group] as const)),
  /** GET /api/dashboard/completed: of one group choice and period; without them all. */
  completed: (group?: string, months?: number) =>
    group === undefined || months === undefined ? (['completed'] as const) : (['completed', group, months] as const),
  construction: (id: number) => ['construction', id] as const,
  /** Under the job, so that a change of it reads this again as well. */
  jobPreview: (id: number) => ['construction', id, 'preview'] as const,
  /** A list of jobs or tasks by its filter and sort, as text; without it all of them. */
  jobList: (asked?: string) => (asked === undefined ? (['job-list'] as const) : (['job-list', asked] as const)),
  /** The jobs by status; before what they are filtered by. */
  jobBoard: () => ['job-list', 'board'] as const,
  taskList: (asked?: string) => (asked === undefined ? (['task-list'] as const) : (['task-list', asked] as const)),
  /** The views that are saved of a list of the console. */
  savedViews: (list: string) => ['saved-views', list] as const,
  jobFilterOptions: () => ['job-filter-options'] as const,
  /** What the console's page of a job reads, each found by a change of the job. */
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
  /** What the search of everything found for that text. */
  search: (text: string) => ['search', text] as const,
  /** What waits for the office, as figures. */
  waiting: () => ['waiting'] as const,
  /** Lists of projects, one of them, its jobs; without parts all of it. */
  projects: (...parts: readonly (string | number)[]) => ['projects', ...parts] as const,
  serverVersion: () => ['server-version'] as const,
};
