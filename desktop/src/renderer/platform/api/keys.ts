// The names under which reads are kept, so that a change can find them.
export const keys = {
  /** GET /api/dashboard/fieldwork; '' is the person's own groups, '0' all of them. */
  fieldwork: (group?: string) => (group === undefined ? (['fieldwork'] as const) : (['fieldwork', group] as const)),
  settings: () => ['settings'] as const,
  serverVersion: () => ['server-version'] as const,
};
