import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchApi } from './api-process.mjs';
import { welcomeText } from './welcome.mjs';

describe('the API as a child', () => {
  it.each([
    ['LOTLINE_FAILED PORT is taken.', () => 'PORT is taken.'],
    ['LOTLINE_FAILED ', (log: string) => `The server could not start: the last line of its log, ${log}, says why.`],
  ])('that ends with %j is explained', async (line, sentence) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-api-'));
    const entry = path.join(folder, 'main.mjs');
    fs.writeFileSync(entry, `console.log(${JSON.stringify(line)}); process.exitCode = 1;`);
    const logFile = path.join(folder, 'api.log');
    expect(await launchApi({ env: process.env, logFile, entry }).ended).toBe(sentence(logFile));
    fs.rmSync(folder, { recursive: true });
  });
});

describe('what npm start says when it is ready', () => {
  it('has every warning of the API on a line of its own', () => {
    const ready = (warnings: string[]) =>
      welcomeText({ url: 'http://localhost:4000', warnings }, { place: '.data', logFile: 'api.log', seconds: '1.0' });
    expect(ready(['S3_BUCKET does not answer.']).split('\n')).toContain('  S3_BUCKET does not answer.');
    expect(ready([])).not.toContain('S3');
  });
});
