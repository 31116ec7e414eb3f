// A phone that loses its line in the middle of an upload is no fault of ours: nothing is counted or logged as one, nothing is left.
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { createLog } from '../src/platform/http/request-log.ts';
import { bootApi, type BootedApi } from './booted-api.ts';
import { until } from './until.ts';
import { announced, announcement, photo } from './uploads.ts';
import { createJobs } from './world.ts';

const lines: string[] = [];
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ log: createLog('debug', { write: (line: string) => void lines.push(line) }) });
  await createJobs(api.sequelize);
});
afterAll(() => api.stop());

test('an upload that breaks off is neither a warning nor an error of the database (quality.md §1)', async () => {
  const file = photo(200_000);
  const { uploadUrl } = await announced(api, 'sub', announcement(file));
  const { hostname, port, pathname } = new URL(uploadUrl);
  const socket = connect(Number(port), hostname);
  socket.write(`PUT ${pathname} HTTP/1.1\r\nHost: x\r\nContent-Type: image/jpeg\r\nContent-Length: ${file.sizeBytes}\r\n\r\n`);
  socket.write(file.bytes.subarray(0, 50_000));
  const incoming = path.join(api.dataDir, 'files', 'incoming');
  await until('the upload has begun', async () => (await readdir(incoming).catch(() => [])).length === 1);
  socket.destroy();
  await until('the log says so', () => lines.some((line) => line.includes('broken off by the sender')));
  expect(lines.filter((line) => /"level":(40|50)/.test(line))).toEqual([]);
  expect((await (await fetch(`${api.url}/metrics`)).text()).match(/lotline_errors_total\{code="UNAVAILABLE"\}/)).toBeNull();
  await until('nothing is left', async () => (await readdir(incoming)).length === 0);
});
