// What every effect is given beside the facts that it changes: who did it, when, and the id of what it brings into being.

/** The server works with Date, a screen with the wire's text. */
export type Instant = string | Date;

/** An action as an effect sees it. */
export interface Pressed<I extends Instant> {
  readonly actor: { readonly userId: number };
  readonly at: I;
  /** The action's UUID: what it brings into being carries it as its clientId. Null only where the caller named none. */
  readonly id: string | null;
}
