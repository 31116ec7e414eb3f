// Times requests in pairs: in each round every contender answers for the same target, in an order that turns, so that noise meets all alike.
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
      const { key, ask } = contenders[(turn + round + warmUp) % contenders.length];
      const { ms, status, text } = await send(ask(round + warmUp));
      if (status !== 200 || text.startsWith('{"errors"')) throw new Error(`${key} answered ${status}: ${text.slice(0, 300)}`);
      if (round >= 0) times.get(key)?.push(ms);
    }
  }
  return times;
}
