// Ids of what is born on this device: from one place, so that a test can name them.
export interface Ids {
  readonly fresh: () => string;
}

export const randomIds: Ids = { fresh: () => crypto.randomUUID() };
