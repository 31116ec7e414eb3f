// What the window may ask of the program, by name alone: the preload has no use for more.
export const CHANNEL_NAMES = [
  'account',
  'signIn',
  'token',
  'signOut',
  'cacheState',
  'syncJobs',
  'readJobs',
  'jobPage',
  'storedAnswer',
  'storeAnswer',
  'saveExport',
  'exportProgress',
  'cancelExport',
  'openDraft',
  'serverAddress',
] as const;

export type ChannelName = (typeof CHANNEL_NAMES)[number];

/** As Electron knows a channel. */
export const ipcNameOf = (name: ChannelName): string => `lotline:${name}`;
