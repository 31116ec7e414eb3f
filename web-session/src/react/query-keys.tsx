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
  settings: (workType?: string) => (workType === undefined ? (['settings'] as const) : (['settings', workType] as const)),
  reference: (name: string) => ['reference', name] as const,
  serverVersion: () => ['server-version'] as const,
};
