// The largest file that is accepted, sent as fast as loopback carries it, while others go on working (quality.md §1, case 13).
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { Failure } from '../process/failure.mjs';
import { keepToStop } from '../process/started.mjs';
import { openBenchDatabases } from './bench-databases.mjs';
import { memoryOf, startApi } from './contenders.mjs';
import { asksFor } from './field-list.mjs';
import { closeConnections, median, percentile, send } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'upload';
const what =
  '1,048,576,000 bytes as fast as the API takes them, in one PUT and in parts of 8 MiB with their completion, while one person asks for the field list again and again';
const FILE_BYTES = 1_048_576_000;
const UPLOADS = Number(process.env.BENCH_UPLOADS || '5');
const QUIET_REQUESTS = 400;
const WARM_UP = 300;
const WAYS = [
  { name: 'in one piece', isInParts: false },
  { name: 'in parts', isInParts: true },
];
/** quality.md §1, case 13. */
const BARS = { memoryMb: 150, ofQuiet: 2 };

async function call(origin, token, at, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { status, text } = await send({ origin, path: at, method: 'POST', headers, body: JSON.stringify(body) });
  if (status !== 200) throw new Failure(`${at} answered ${status}: ${text}`);
  return JSON.parse(text);
}

/** @returns {Promise<void>} when the API has answered; its end is told by the exit code */
function sendBy(uploader, ...args) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, uploader), ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  void keepToStop({ stop: async () => child.kill() });
  return new Promise((resolve, reject) =>
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Failure('The upload failed: what stands above says why.')))),
  );
}

/** @param {() => boolean} goesOn @returns {Promise<number[]>} milliseconds of each request */
async function ask(list, goesOn) {
  const times = [];
  while (goesOn()) {
    const { ms, status } = await send(list);
    if (status !== 200) throw new Failure(`The field list answered ${status}.`);
    times.push(ms);
  }
  return times;
}
const askTimes = (list, count) => ask(list, () => count-- > 0);

async function uploadOnce({ origin, token, pid, jobId, list, isInParts }) {
  const announced = { name: 'Walkthrough.zip', sizeBytes: FILE_BYTES, constructionId: jobId, clientId: randomUUID() };
  const { uploadUrl, contentType, attachment } = await call(origin, token, '/api/attachments/getPresignedUploadParams', announced);
  const before = memoryOf(pid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 20);
  const began = performance.now();
  let isSending = true;
  const size = String(FILE_BYTES);
  const sent = isInParts
    ? sendBy('parts-uploader.mjs', origin, token, String(attachment.id), size)
    : sendBy('uploader.mjs', uploadUrl, size, contentType);
  const sending = sent.finally(() => (isSending = false));
  const [times] = await Promise.all([ask(list, () => isSending), sending]);
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  return { times, seconds, memoryMb: peak - before, attachmentId: attachment.id };
}

/** @param {(line: string) => void} say */
export async function compareUpload(say) {
  const { databases, stop } = await openBenchDatabases(say, ['bench']);
  const [{ url, people, size }] = databases;
  const api = await startApi(url, people.slice(0, 1));
  try {
    const [person] = people;
    const token = api.tokens.get(person.email);
    const side = { origin: api.origin, token, pid: api.pid, jobId: person.jobIds[0] };
    const list = asksFor({ person, origins: { api: api.origin }, token }).api;
    await askTimes(list, WARM_UP);
    const quiet = [];
    const ways = WAYS.map((way) => ({ ...way, busy: [], uploads: [] }));
    for (let round = 0; round < UPLOADS; round += 1) {
      for (const { name, isInParts, busy, uploads } of ways) {
        quiet.push(...(await askTimes(list, QUIET_REQUESTS)));
        const upload = await uploadOnce({ ...side, list, isInParts });
        busy.push(...upload.times);
        uploads.push(upload);
        say(`Upload ${round + 1} of ${UPLOADS} ${name}: ${upload.seconds.toFixed(1)} s, ${upload.memoryMb.toFixed(0)} MB`);
        const claimed = { sizeBytes: FILE_BYTES, sha256: isInParts ? null : hashOfFile() };
        await call(api.origin, token, `/api/attachments/${upload.attachmentId}/complete`, claimed);
      }
    }
    return report({ quiet, ways, size });
  } finally {
    closeConnections();
    await api.stop();
    await stop();
  }
}

let knownHash;
/** Of what the uploader sends. */
function hashOfFile() {
  if (knownHash !== undefined) return knownHash;
  const block = Buffer.alloc(1 << 20, 'lotline ');
  const hash = createHash('sha256').update(Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), block.subarray(4)]));
  for (let left = FILE_BYTES - block.length; left > 0; left -= block.length) hash.update(block.subarray(0, Math.min(block.length, left)));
  knownHash = hash.digest('hex');
  return knownHash;
}

function report({ quiet, ways }) {
  const uploads = ways.flatMap((way) => way.uploads);
  const memoryMb = Math.max(...uploads.map((upload) => upload.memoryMb));
  const ratio = Math.max(...ways.map(({ busy }) => percentile(busy, 0.95) / percentile(quiet, 0.95)));
  const passed = memoryMb <= BARS.memoryMb && ratio <= BARS.ofQuiet;
  const row = (name, times) => `| ${name} | ${times.length} | ${median(times).toFixed(2)} | ${percentile(times, 0.95).toFixed(2)} |`;
  const table = [
    '| field list | requests | median ms | p95 ms |',
    '|---|---:|---:|---:|',
    row('nothing else happens', quiet),
    ...ways.map(({ name, busy }) => row(`during an upload ${name}`, busy)),
    '',
    `p95 during ÷ before, the worse way: ${ratio.toFixed(2)} (bar ${BARS.ofQuiet}). The API's memory grew by at most ${memoryMb.toFixed(0)} MB (bar ${BARS.memoryMb}). ` +
      `An upload took ${ways.map((way) => `${median(way.uploads.map(({ seconds }) => seconds)).toFixed(1)} s ${way.name}`).join(', ')}. ${passed ? 'All held.' : 'NOT held.'}`,
  ].join('\n');
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, `${what}; ${uploads.length} uploads.`, '', table);
  return passed;
}
