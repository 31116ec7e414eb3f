// The field app as it is built, in which a page can switch off one protection of photos by its name: what shows that the cases of faults.e2e.ts could
// fail. None of it is in a build that anybody is given.
import { mergeConfig, type Plugin } from 'vite';
import fieldApp from '../../field-pwa/vite.config.ts';

const off = (name: string): string => `(globalThis['unprotected'] === '${name}')`;

interface Changed {
  readonly file: string;
  readonly was: string;
  readonly is: string;
}

const CHANGED: readonly Changed[] = [
  // a lease of a clock that was set back since never ends, and nobody takes over from a tab that is gone
  {
    file: 'attachment/photo-sync.ts',
    was: 'return age >= 0 && age < LEASE_MS;',
    is: `return (${off('lease')} || age >= 0) && age < LEASE_MS;`,
  },
  { file: 'photos/photo-runner.ts', was: 'if (!isAlone) return;', is: `if (${off('lease')} || !isAlone) return;` },
  // what was sent is taken for received, whatever was answered
  {
    file: 'photos/photo-runner.ts',
    was: '.catch(againByItself);',
    is: `.catch((problem) => (${off('confirm')} ? undefined : againByItself(problem)));`,
  },
  {
    file: 'photos/photo-runner.ts',
    was: 'const answer = await calls.complete(attachmentId, photo);',
    is: `const answer = ${off('confirm')} ? { ...photo, state: 'uploaded' } : await calls.complete(attachmentId, photo);`,
  },
  // a newer version of the app does not know that something is on its way
  {
    file: 'photos/photo-runner.ts',
    was: 'this.#parts.underWay(() => sendPhoto(this.#parts, photo))',
    is: `(${off('wait')} ? sendPhoto(this.#parts, photo) : this.#parts.underWay(() => sendPhoto(this.#parts, photo)))`,
  },
  // a photo that the phone could not keep is taken for kept; and a phone without room takes more
  {
    file: 'capture/use-capture.ts',
    was: 'await photos.take(photo);',
    is: `await photos.take(photo).catch((problem) => { if (!${off('keep')}) throw problem; });`,
  },
  { file: 'capture/device-room.ts', was: '=> free === null ||', is: `=> ${off('room')} || free === null ||` },
];

const switches: Plugin = {
  name: 'switches-of-protections',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    return CHANGED.filter((one) => file.endsWith(one.file)).reduce((text, { was, is }) => {
      if (!text.includes(was)) throw new Error(`${file} no longer says: ${was}`);
      return text.replace(was, () => is);
    }, code);
  },
};

export default mergeConfig(fieldApp, { plugins: [switches] });
