// Where each protection of photos stands in the product, and the same with a switch that a page may throw: what the soak of unprotected.e2e.ts builds.
const off = (name: string): string => `(globalThis['unprotected'] === '${name}')`;
const unless = (name: string): string => `.catch((problem) => { if (!${off(name)}) throw problem; });`;

export interface SwitchedOff {
  /** From the project's root. */
  readonly file: string;
  readonly was: string;
  readonly is: string;
}

const RUNNER = 'field-pwa/src/platform/photos/photo-runner.ts';
const QUESTION = 'field-pwa/src/features/task/capture/use-photo-question.ts';

export const SWITCHED_OFF: readonly SwitchedOff[] = [
  // a lease of a clock that was set back since never ends, and nobody takes over from a tab that is gone
  {
    file: 'schema/domain/attachment/photo-sync.ts',
    was: 'return age >= 0 && age < LEASE_MS;',
    is: `return (${off('lease')} || age >= 0) && age < LEASE_MS;`,
  },
  { file: RUNNER, was: 'if (!isAlone) return;', is: `if (${off('lease')} || !isAlone) return;` },
  // what was sent is taken for received, whatever was answered
  { file: RUNNER, was: '.catch(againByItself);', is: `.catch((problem) => (${off('confirm')} ? undefined : againByItself(problem)));` },
  {
    file: RUNNER,
    was: 'const answer = await calls.complete(attachmentId, photo);',
    is: `const answer = ${off('confirm')} ? { ...photo, state: 'uploaded' } : await calls.complete(attachmentId, photo);`,
  },
  // a newer version of the app does not know that something is on its way
  {
    file: RUNNER,
    was: 'this.#parts.underWay(() => sendPhoto(this.#parts, photo))',
    is: `(${off('wait')} ? sendPhoto(this.#parts, photo) : this.#parts.underWay(() => sendPhoto(this.#parts, photo)))`,
  },
  // a photo that the phone could not keep is taken for kept; and a phone without room takes more
  { file: QUESTION, was: 'await photos.take(photo, { isDoubtful });', is: `await photos.take(photo, { isDoubtful })${unless('keep')}` },
  { file: QUESTION, was: 'await photos.askAgain(held.photo.id);', is: `await photos.askAgain(held.photo.id)${unless('keep')}` },
  {
    file: 'field-pwa/src/features/task/capture/device-room.ts',
    was: '=> free === null ||',
    is: `=> ${off('room')} || free === null ||`,
  },
];
