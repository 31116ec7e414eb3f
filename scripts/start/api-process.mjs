// The API as a child: its log goes to a file, its two contract lines come here, Ctrl-C reaches it through us alone.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { Failure } from '../process/failure.mjs';
import { endProcess, markOf } from '../process/identity.mjs';
import { projectDir } from '../process/project.mjs';
import { lastLines } from '../process/run.mjs';
import { readContractLine } from './contract-line.mjs';

const LOG_LIMIT_BYTES = 10_000_000;

/** @typedef {{ mark: import('../process/identity.mjs').ProcessMark, ready: Promise<import('./contract-line.mjs').ReadyInfo>, ended: Promise<string>, stop: () => Promise<void>, logFile: string }} ApiProcess */

function openLog(logFile) {
  fs.mkdirSync(path.dirname(logFile), { recursive: true });
  const size = fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) fs.renameSync(logFile, `${logFile}.1`);
  return fs.openSync(logFile, 'a', 0o600);
}

/** What a person reads when the API ended without a sentence of its own. */
function endSentence(said, code, signal, logFile) {
  const how = signal ? `by ${signal}` : `with code ${code}`;
  return `${said === '' ? '' : `${lastLines(said, 15)}\n\n`}The API ended ${how}: its log is ${logFile}.`;
}

/**
 * @param {{ env: NodeJS.ProcessEnv, logFile: string, entry?: string, flags?: readonly string[] }} options flags: of its Node
 * @returns {ApiProcess}
 */
export function launchApi({ env, logFile, entry = path.join(projectDir, 'api/dist/main.js'), flags = [] }) {
  const log = openLog(logFile);
  const leash = new URL('./leash.mjs', import.meta.url).href;
  const child = spawn(process.execPath, [...flags, '--enable-source-maps', '--import', leash, entry], {
    cwd: projectDir,
    env,
    stdio: ['ignore', 'pipe', log, 'ipc'],
    detached: true,
  });
  const mark = markOf(child.pid ?? 0);
  let sentence = '';
  let said = '';
  /** @type {ApiProcess['ready']} */
  const ready = new Promise((resolve) => {
    const lines = readline.createInterface({ input: /** @type {import('node:stream').Readable} */ (child.stdout) });
    lines.on('line', (line) => {
      const found = readContractLine(line);
      if (found.kind === 'ready') resolve(found.info);
      else if (found.kind === 'failed')
        sentence = found.sentence || `The server could not start: the last line of its log, ${logFile}, says why.`;
      else {
        said = lastLines(`${said}\n${line}`, 15).trimStart();
        fs.writeSync(log, `${line}\n`);
      }
    });
  });
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(sentence || endSentence(said, code, signal, logFile)));
  });
  return { mark, ready, ended, logFile, stop: () => endProcess(mark, 10_000) };
}

/** @param {ApiProcess} api */
export async function untilReady(api) {
  const ended = api.ended.then((sentence) => {
    throw new Failure(sentence);
  });
  return Promise.race([api.ready, ended]);
}
