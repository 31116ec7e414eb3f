// Packages of which two copies break things silently: React (a blank page), graphql (schemas of another realm), pg (types twice).
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '../process/project.mjs';

const SINGLE = ['react', 'react-dom', 'graphql', 'pg'];

/** @param {Record<string, { version?: string }>} packages of package-lock.json */
export function copiesOf(packages, name) {
  return Object.entries(packages)
    .filter(([at]) => at === `node_modules/${name}` || at.endsWith(`/node_modules/${name}`))
    .map(([at, { version }]) => `${at} ${version}`);
}

export async function checkSingle() {
  const { packages } = JSON.parse(fs.readFileSync(path.join(projectDir, 'package-lock.json'), 'utf8'));
  const doubled = SINGLE.map((name) => copiesOf(packages, name)).filter((copies) => copies.length !== 1);
  return { ok: doubled.length === 0, said: doubled.length === 0 ? `one ${SINGLE.join(', one ')}` : doubled.flat().join('\n') };
}
