// A repeated tap does not do the next step: where something was tapped and something else has appeared, taps do nothing for a moment. The moment
// ends, however often one taps: who goes on for longer means it. It goes by the spot, so it holds for buttons, links and rows, across sheets and
// pages.

/** A tired thumb taps again at half a second; nobody reads and decides about the next step in less than this. */
export const STANDS_MS = 1_500;
/** The size of a touch target: a thumb does not hit the same point twice. */
const THUMB_PX = 48;
/** A mouse that clicks again has not moved. */
const MOUSE_PX = 8;

export interface Tap {
  /** 'keys' has no coordinates: the same spot is where the last key was pressed, until another key or pointer. */
  readonly by: 'touch' | 'mouse' | 'keys';
  readonly x: number;
  readonly y: number;
  /** When the finger came down, in milliseconds: what appears under a resting finger is not activated by lifting it. */
  readonly at: number;
  /** A key that is held down. */
  readonly isHeld: boolean;
  /** The control and its words: the same again may be used as often as one likes. */
  readonly control: unknown;
  readonly says: string;
}

export interface DeafSpot {
  /** True when the tap must do nothing. */
  readonly isDeafTo: (tap: Tap) => boolean;
  /** Another page is shown: whatever is at the spot is new. */
  readonly turn: (at: number) => void;
  /** The person has typed or gone elsewhere since: the next tap counts. */
  readonly end: () => void;
}

export function createDeafSpot(): DeafSpot {
  let last: Tap | null = null;
  let since = 0;
  /** The first of the taps without effect that meet the same words. */
  let first: Tap | null = null;
  return {
    isDeafTo: (tap) => {
      if (tap.isHeld) return true;
      const isAgain = last !== null && isSameSpot(last, tap) && !isSameThing(last, tap);
      if (isAgain && tap.at - since <= STANDS_MS) {
        if (first === null || !isSameThing(first, tap)) {
          first = tap;
          since = Math.max(since, tap.at);
        }
        return true;
      }
      last = tap;
      since = tap.at;
      first = null;
      return false;
    },
    turn: (at) => {
      since = at;
      first = null;
    },
    end: () => {
      last = null;
    },
  };
}

function isSameSpot(a: Tap, b: Tap): boolean {
  if (a.by !== b.by) return false;
  return a.by === 'keys' || Math.hypot(a.x - b.x, a.y - b.y) <= (a.by === 'mouse' ? MOUSE_PX : THUMB_PX);
}

const isSameThing = (a: Tap, b: Tap): boolean => a.control === b.control && a.says === b.says;
