// Times requests in pairs: in each round every contender answers for the same target, in an order that turns, so that noise meets all alike.
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';

const agents = new Map();

function agentOf(origin) {
  const known = agents.get(origin) ?? new http.Agent({ keepAlive: true, maxSockets: 1 });
  agents.set(origin, known);
  return known;
}

export function closeConnections() {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}

/** @typedef {{ origin: string, path: string, method?: string, headers?: Record<string, string>, body?: string }} Ask */

/** @param {Ask} ask @returns {Promise<{ ms: number, status: number, text: string }>} until the last byte; nothing is compressed */
export function send({ origin, path, method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const request = http.request(`${origin}${path}`, { method, headers, agent: agentOf(origin) }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const ms = performance.now() - began;
        resolve({ ms, status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      });
      answer.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** @template One @param {readonly One[]} all @param {number} turn @returns {One} */
export function inTurn(all, turn) {
  const one = all[turn % all.length];
  if (one === undefined) throw new Error('There is nothing whose turn it could be.');
  return one;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/**
 * @param {{ key: string, ask: (round: number) => Ask }[]} contenders
 * @returns {Promise<Map<string, number[]>>} milliseconds by contender, one for each round
 */
export async function measurePaired(contenders, { rounds, warmUp }) {
  const times = new Map(contenders.map(({ key }) => [key, /** @type {number[]} */ ([])]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const { key, ask } = inTurn(contenders, turn + round + warmUp);
      const { ms, status, text } = await send(ask(round + warmUp));
      if (status !== 200 || text.startsWith('{"errors"')) throw new Error(`${key} answered ${status}: ${text.slice(0, 300)}`);
      if (round >= 0) times.get(key)?.push(ms);
    }
  }
  return times;
}

const TICK_MS = 10;

/** What a process has computed since it began, in milliseconds; null when it has gone, as a connection does that is not needed. */
function computedBy(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const [, after = ''] = readFileSync(file, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/**
 * What an answer of each contender makes those processes compute, which noise on the machine changes less than its time: contenders in turning blocks.
 * @param {{ key: string, ask: (round: number) => Ask }[]} contenders
 * @param {{ rounds: number, pids: () => Promise<number[]> }} options
 * @returns {Promise<Map<string, number>>} milliseconds an answer
 */
export async function measureComputed(contenders, { rounds, pids }) {
  const sums = new Map(contenders.map(({ key }) => [key, 0]));
  const BLOCK = 50;
  for (let block = 0; block < rounds / BLOCK; block += 1) {
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const { key, ask } = inTurn(contenders, turn + block);
      const computing = await pids();
      const before = computing.map(computedBy);
      for (let round = 0; round < BLOCK; round += 1) await send(ask(round));
      const after = computing.map(computedBy);
      const sum = after.reduce((/** @type {number} */ all, ms, at) => all + (ms === null ? 0 : ms - (before[at] ?? 0)), 0);
      sums.set(key, (sums.get(key) ?? 0) + sum);
    }
  }
  const answers = Math.ceil(rounds / BLOCK) * BLOCK;
  return new Map([...sums].map(([key, ms]) => [key, ms / answers]));
}
