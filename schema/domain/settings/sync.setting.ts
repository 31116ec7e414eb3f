// What devices ask for and send by themselves: of the whole company, read by every phone (screens.md §2.21).

export const ORIGINALS_OVER = ['wifi', 'any'] as const;
export type OriginalsOver = (typeof ORIGINALS_OVER)[number];

export interface SyncSetting {
  /** For so many minutes a phone goes by the settings that it has read, unless it hears that one was saved. */
  readonly settingsMinutes: number;
  /** The networks on which original pictures are sent without being asked for. */
  readonly originalsOver: OriginalsOver;
  /** A device that says nothing for more days is not counted among those in use. */
  readonly inUseDays: number;
}

export const DEFAULT_SYNC: SyncSetting = { settingsMinutes: 5, originalsOver: 'wifi', inUseDays: 14 };
