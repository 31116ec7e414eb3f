// How much may be under way at the same moment (decision 020 says why each figure).
import { Slots } from './slots.ts';

const MB = 1024 * 1024;

export function createBounds() {
  return {
    /** Calls of signed-in people; a console's busiest page sends about ten. Event streams have a limit of their own. */
    calls: new Slots('calls', { each: 24, all: 256 }),
    /** Files by signed link: a gallery asks for all its pictures at once where the proxy speaks HTTP/2. */
    files: new Slots('files', { each: 64, all: 512 }),
    /** Pages and sign-in, by address: a whole office may have one. */
    pages: new Slots('pages', { each: 256, all: 1024 }),
    /** Exports, until their last statement has ended: hanging up frees the call's slot at once, and the database still works for it. */
    exports: new Slots('exports', { each: 2, all: 8 }),
    /** Papers of tickets that are looked up, wait for the thread or are made: a stored one takes 3 ms, others 0.1 s, the largest two. */
    papers: new Slots('papers', { each: 2, all: 8 }),
    /** Large tickets that are read and compared: each waits within its transaction, so that four hold four connections of the pool. */
    tickets: new Slots('tickets', { each: 2, all: 4 }),
    /** Previews of a setting: one counts up to a million tasks, page by page. */
    previews: new Slots('previews', { each: 2, all: 4 }),
    /** A large body is a ticket of work, which a device sends one after the other. Each rests after its answer: two are one save in two seconds. */
    largeBodies: new Slots('large_bodies', { each: 2, all: 16 }),
    /** Bytes of large answers that are not yet read. */
    answerBytes: new Slots('answer_bytes', { each: 32 * MB, all: 128 * MB }),
  };
}

/** How long a slot rests after its use, in milliseconds. */
export interface Rests {
  /** A large body costs everybody about 40 ms, and nobody writes two tickets of work in four seconds. */
  readonly largeBody: number;
  /** Nobody opens twenty papers in a second; those that are stored cost 3 ms each. */
  readonly paper: number;
}
export const RESTS: Rests = { largeBody: 4_000, paper: 100 };

export type Bounds = ReturnType<typeof createBounds>;
