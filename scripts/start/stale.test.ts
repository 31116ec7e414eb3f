import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtFrom, hashOf, inputFiles, writeStamp } from './stale.mjs';

const files = ['api/src/main.ts', 'api/src/main.test.ts', 'api/README.md', 'api/dist/main.js', 'api/node_modules/x/index.js', 'lock.json'];
let root = '';

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-stale-'));
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), file);
  }
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('what a build is made from', () => {
  it('leaves out tests, prose, other builds and packages', () => {
    expect(inputFiles(root, ['api', 'lock.json', 'nothing-here'])).toEqual(['api/src/main.ts', 'lock.json']);
  });

  it('is the same while contents are, whatever the times say', () => {
    const before = hashOf(root, ['api']);
    fs.utimesSync(path.join(root, 'api/src/main.ts'), 1, 1);
    fs.writeFileSync(path.join(root, 'api/src/main.test.ts'), 'another test');
    expect(hashOf(root, ['api'])).toBe(before);
  });

  it('changes with a content and with a name', () => {
    const before = hashOf(root, ['api']);
    fs.writeFileSync(path.join(root, 'api/src/main.ts'), 'changed');
    const changed = hashOf(root, ['api']);
    fs.renameSync(path.join(root, 'api/src/main.ts'), path.join(root, 'api/src/start.ts'));
    expect(new Set([before, changed, hashOf(root, ['api'])]).size).toBe(3);
  });

  it('is written beside the build, and a build without it is stale', () => {
    const out = path.join(root, 'api/dist');
    expect(builtFrom(out)).toBeNull();
    writeStamp(out, 'abc');
    expect(builtFrom(out)).toBe('abc');
  });
});
