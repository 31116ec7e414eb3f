// The present instant for screens, from one place, so that a test can set it.
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
