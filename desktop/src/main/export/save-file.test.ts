// A file on disk: whole under its name, or not there at all.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { saveFile } from './save-file.ts';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-export-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const target = () => path.join(folder, 'Jobs 2026-11-25.csv');
const save = (body: AsyncIterable<Uint8Array>, signal = new AbortController().signal, onBytes: (bytes: number) => void = () => undefined) =>
  saveFile({ path: target(), body, signal, onBytes });

test('stands under its name once it is whole, and says how far it is meanwhile', async () => {
  const told: number[] = [];
  const names: string[][] = [];
  await save(
    (async function* () {
      yield bytes('a,b\r\n');
      await new Promise((resolve) => setImmediate(resolve));
      names.push(fs.readdirSync(folder));
      yield bytes('1,2\r\n');
    })(),
    undefined,
    (count) => told.push(count),
  );
  expect(names.flat().map((name) => path.extname(name))).toEqual(['.part']);
  expect([fs.readFileSync(target(), 'utf8'), told, fs.readdirSync(folder)]).toEqual(['a,b\r\n1,2\r\n', [5, 10], [path.basename(target())]]);
});

test.each(['a broken stream', 'a cancel'])('of %s nothing is left, and what stood there before stays', async (how) => {
  fs.writeFileSync(target(), 'yesterday');
  const stop = new AbortController();
  const body = (async function* () {
    yield bytes('half');
    await new Promise((resolve) => setImmediate(resolve));
    if (how === 'a cancel') stop.abort();
    else throw new Error('terminated');
    yield bytes('never');
  })();
  await expect(save(body, stop.signal)).rejects.toThrow();
  expect([fs.readFileSync(target(), 'utf8'), fs.readdirSync(folder)]).toEqual(['yesterday', [path.basename(target())]]);
});
