// The colour of surfaces. By itself, so that the browser's own bar can have it without the other tokens.

/** Dark follows the system; data-theme on the root sets it. */
export interface Pair {
  readonly light: string;
  readonly dark: string;
}

export const SURFACE: Pair = { light: '#ffffff', dark: '#17232b' };
