// How `npm run desktop` fetches Electron: by Electron's own downloader from a server that is slow, refuses, or is cut off in the middle.
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import { Failure } from '../process/failure.mjs';
import { projectDir } from '../process/project.mjs';
import { electronProgram, fetchElectron } from './fetch-electron.mjs';

const OURS = path.join(projectDir, 'node_modules/electron');
const VERSION = '45.4.1';
const PROGRAM =
  process.platform === 'darwin' ? 'Electron.app/Contents/MacOS/Electron' : process.platform === 'win32' ? 'electron.exe' : 'electron';
const MEGABYTE = 1_000_000;
/** Packed by nothing, so that its size is that of its files. */
const BINARY = Buffer.from(
  zipSync({ [PROGRAM]: [randomBytes(4 * MEGABYTE), { level: 0 }], version: [Buffer.from(VERSION), { level: 0 }] }),
);

type Answer = (response: http.ServerResponse) => void;

const whole: Answer = (response) => void response.writeHead(200, { 'content-length': BINARY.length }).end(BINARY);
const refused: Answer = (response) => void response.writeHead(503).end();
const cutOff: Answer = (response) => {
  response.writeHead(200, { 'content-length': BINARY.length });
  response.write(BINARY.subarray(0, 2 * MEGABYTE), () => response.destroy());
};
const tampered: Answer = (response) => void response.writeHead(200).end(BINARY.subarray(0, 3 * MEGABYTE));

let folder: string;
let electronDir: string;
let server: http.Server;
let answer: Answer;
let asked: number;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-fetch-'));
  electronDir = path.join(folder, 'electron');
  fs.mkdirSync(electronDir);
  fs.symlinkSync(path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  fs.copyFileSync(path.join(OURS, 'install.js'), path.join(electronDir, 'install.js'));
  fs.writeFileSync(path.join(electronDir, 'package.json'), JSON.stringify({ name: 'electron', version: VERSION }));
  const sum = createHash('sha256').update(BINARY).digest('hex');
  const name = `electron-v${VERSION}-${process.platform}-${process.arch}.zip`;
  fs.writeFileSync(path.join(electronDir, 'checksums.json'), JSON.stringify({ [name]: sum }));
  asked = 0;
  server = http.createServer((_request, response) => {
    asked += 1;
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(folder, { recursive: true, force: true });
});

const env = (): NodeJS.ProcessEnv => {
  const { ELECTRON_EXEC_PATH: _named, ...rest } = process.env;
  const { port } = server.address() as AddressInfo;
  return { ...rest, ELECTRON_MIRROR: `http://127.0.0.1:${String(port)}/`, electron_config_cache: path.join(folder, 'cache') };
};
const fetched = (said: string[] = [], hear: (line: string) => void = () => undefined): Promise<void> =>
  fetchElectron({
    electronDir,
    env: env(),
    sayEveryMs: 20,
    say: (line) => {
      said.push(line);
      hear(line);
    },
  });

/** Files of what was fetched, wherever they could be taken for whole. */
const left = (): string[] =>
  [path.join(folder, 'cache'), path.join(electronDir, 'dist'), path.join(electronDir, '.fetching')]
    .flatMap((at) => (fs.existsSync(at) ? fs.readdirSync(at, { recursive: true, withFileTypes: true }) : []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('it says what it fetches and how much is here while that comes slowly, and a second start asks nobody', async () => {
  let goOn = (): void => undefined;
  answer = (response) => {
    response.writeHead(200, { 'content-length': BINARY.length });
    response.write(BINARY.subarray(0, 2 * MEGABYTE));
    // the rest comes once the person was told of this part
    goOn = () => response.end(BINARY.subarray(2 * MEGABYTE));
  };
  const said: string[] = [];
  await fetched(said, (line) => (line === 'Fetching Electron: 2 of about 120 MB' ? goOn() : undefined));
  expect(said[0]).toBe(`Fetching Electron ${VERSION} (about 120 MB, once)`);
  expect(said).toContain('Fetching Electron: 2 of about 120 MB');
  const program = electronProgram(electronDir, env());
  expect(program).toBe(path.join(electronDir, 'dist', PROGRAM));
  expect(fs.statSync(program ?? '').size).toBe(4 * MEGABYTE);
  const again: string[] = [];
  await fetched(again);
  expect([asked, again]).toEqual([1, []]);
});

test.each([
  ['a server that refuses', () => refused, '503'],
  ['a line that is cut off in the middle', () => cutOff, 'terminated'],
  ['a file that is another than the package has the sum of', () => tampered, 'checksum'],
])('%s ends in a sentence, nothing half lies under the final name, and the next start fetches it', async (_what, given, why) => {
  answer = given();
  const problem = await fetched().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(problem).toBeInstanceOf(Failure);
  expect(String(problem)).toContain('Electron could not be fetched: check the network, or set ELECTRON_EXEC_PATH');
  expect(String(problem).toLowerCase()).toContain(why);
  expect([electronProgram(electronDir, env()), left()]).toEqual([null, []]);
  answer = whole;
  await fetched();
  expect(electronProgram(electronDir, env())).not.toBeNull();
});
