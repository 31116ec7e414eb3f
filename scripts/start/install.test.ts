import { missingPackages } from './install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  api: { version: '0.1.0' },
  'node_modules/pg': { version: '8.23.1' },
  'node_modules/jest': { version: '30.5.2', dev: true },
  'node_modules/@swc/core-linux-x64-gnu': { version: '1.0.0', optional: true },
  'node_modules/@lotline/api': { link: true },
  'field-pwa/node_modules/react-is': { version: '18.0.0' },
};
const all = { ...wanted };

describe('missingPackages (what npm start installs)', () => {
  it('finds nothing when all that the lock names is there', () => {
    expect(missingPackages(wanted, all, true)).toEqual([]);
  });

  it('wants development packages only for tests', () => {
    const { 'node_modules/jest': _jest, ...present } = all;
    expect(missingPackages(wanted, present, false)).toEqual([]);
    expect(missingPackages(wanted, present, true)).toEqual(['node_modules/jest']);
  });

  it('wants a package again when the lock names another version', () => {
    expect(missingPackages(wanted, { ...all, 'node_modules/pg': { version: '8.0.0' } }, false)).toEqual(['node_modules/pg']);
  });

  it('sees packages that lie inside a room, and links to the rooms', () => {
    expect(missingPackages(wanted, { 'node_modules/pg': { version: '8.23.1' } }, false)).toEqual([
      'node_modules/@lotline/api',
      'field-pwa/node_modules/react-is',
    ]);
  });

  it('leaves optional packages to npm, which knows this machine', () => {
    const { 'node_modules/@swc/core-linux-x64-gnu': _native, ...present } = all;
    expect(missingPackages(wanted, present, true)).toEqual([]);
  });
});
