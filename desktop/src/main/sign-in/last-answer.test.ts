// How people sign in, as the server said it last.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lastAnswer } from './last-answer.ts';

it('is asked for each time, and without a network it is what was answered last', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-answer-'));
  const file = path.join(folder, 'sign-in.json');
  const offline = () => Promise.reject(new Error('offline'));
  await expect(lastAnswer(file, offline)).rejects.toThrow('offline');
  expect(await lastAnswer(file, () => Promise.resolve({ clientId: 'one' }))).toEqual({ clientId: 'one' });
  expect(await lastAnswer(file, () => Promise.resolve({ clientId: 'two' }))).toEqual({ clientId: 'two' });
  expect(await lastAnswer(file, offline)).toEqual({ clientId: 'two' });
  fs.rmSync(folder, { recursive: true });
});
