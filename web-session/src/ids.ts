// Ids of rows that this device creates, from one place, so that a test can set them.
export interface Ids {
  readonly fresh: () => string;
}

export const randomIds: Ids = { fresh: () => crypto.randomUUID() };
