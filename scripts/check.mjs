// `npm run check [-- name …]`: everything that can be said about the code without running it, one line for each.
import { availableParallelism } from 'node:os';
import { reportAndExit, Failure } from './process/failure.mjs';
import { installMissing } from './start/install.mjs';
import { progress } from './start/welcome.mjs';

/** @typedef {{ ok: boolean, said: string }} Verdict said: one line when it holds, all there is to read when it does not */

/** The slow ones first, so that the short ones fill the gaps. @type {Record<string, () => Promise<Verdict>>} */
const CHECKS = {
  lint: async () => (await import('./check/tools.mjs')).checkLint(),
  sizes: async () => (await import('./check/sizes.mjs')).checkSizes(),
  drift: async () => (await import('./check/drift.mjs')).checkDrift(),
  format: async () => (await import('./check/tools.mjs')).checkFormat(),
  unused: async () => (await import('./check/tools.mjs')).checkUnused(),
  imports: async () => (await import('./check/tools.mjs')).checkImports(),
  styles: async () => (await import('./check/styles.mjs')).checkStyles(),
  single: async () => (await import('./check/single.mjs')).checkSingle(),
  lines: async () => (await import('./check/lines.mjs')).checkLines(),
  impersonation: async () => (await import('./check/impersonation.mjs')).checkImpersonation(),
  declared: async () => (await import('./check/declared.mjs')).checkDeclared(),
  words: async () => (await import('./check/words.mjs')).checkWords(),
};

function chosen(args) {
  const strange = args.find((name) => !(name in CHECKS));
  if (strange) throw new Failure(`There is no check "${strange}": choose from ${Object.keys(CHECKS).join(', ')}.`);
  return args.length > 0 ? args : Object.keys(CHECKS);
}

/** @param {string} name @param {() => Promise<Verdict>} check */
async function runOne(name, check) {
  const began = Date.now();
  const verdict = await check().catch((error) => ({ ok: false, said: error instanceof Failure ? error.message : String(error.stack) }));
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(5);
  console.log(`${verdict.ok ? 'ok    ' : 'FAILED'} ${name.padEnd(13)} ${seconds} s  ${verdict.ok ? verdict.said : ''}`.trimEnd());
  if (!verdict.ok) console.log(verdict.said.replace(/^/gm, '    '));
  return verdict.ok;
}

async function main() {
  const names = chosen(process.argv.slice(2));
  await installMissing({ dev: true, say: progress() });
  const waiting = Object.entries(CHECKS).filter(([name]) => names.includes(name));
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) if (!(await runOne(...next))) failed.push(next[0]);
  };
  await Promise.all(Array.from({ length: Math.max(2, Math.min(4, availableParallelism())) }, worker));
  console.log(
    failed.length === 0 ? `\n${names.length} checks hold` : `\n${failed.length} of ${names.length} checks failed: ${failed.join(', ')}`,
  );
  process.exit(failed.length === 0 ? 0 : 1);
}

main().catch(reportAndExit);
