// How phones make and keep photos: of the whole company, read by every phone (screens.md §2.21, specification 1 §9).

/** person: each phone's own choice. */
export const ORIGINALS = ['person', 'always', 'never'] as const;
export type Originals = (typeof ORIGINALS)[number];

export interface PhotosSetting {
  /** Longest side of the stamped picture, in pixels, without its bars. */
  readonly edgePx: number;
  /** Of its JPEG, of 100. */
  readonly quality: number;
  /** What stands in its bars. */
  readonly stampJob: boolean;
  readonly stampPlace: boolean;
  readonly stampTime: boolean;
  /** Whether the camera's picture is kept beside the stamped one. */
  readonly originals: Originals;
  /** Originals of finished work are kept for so many days; none: for good. Left out of the default: a phone that has read no such setting goes by the rest. */
  readonly originalDays?: number | null | undefined;
  /** The stamped ones. */
  readonly stampedDays?: number | null | undefined;
}

export const DEFAULT_PHOTOS: PhotosSetting = {
  ...{ edgePx: 1024, quality: 85 },
  ...{ stampJob: true, stampPlace: true, stampTime: true },
  originals: 'person',
};
