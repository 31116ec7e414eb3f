// Each start writes down who it is and which API it runs, so that the next one can tell its own leftovers from strangers.
import fs from 'node:fs';
import path from 'node:path';
import { isAlive, markOf } from '../process/identity.mjs';

/** @typedef {import('../process/identity.mjs').ProcessMark} ProcessMark */
/** @typedef {{ file: string, starter: ProcessMark, api: ProcessMark | null, port: number, url: string | null }} RunRecord */

const folderOf = (dataDir) => path.join(dataDir, 'run');

/** @returns {RunRecord[]} every start that wrote itself down in this data folder, the dead ones too */
export function readRuns(dataDir) {
  if (!fs.existsSync(folderOf(dataDir))) return [];
  return fs
    .readdirSync(folderOf(dataDir))
    .filter((name) => /^\d+\.json$/.test(name))
    .flatMap((name) => {
      const file = path.join(folderOf(dataDir), name);
      try {
        return [{ ...JSON.parse(fs.readFileSync(file, 'utf8')), file }];
      } catch {
        fs.rmSync(file, { force: true });
        return [];
      }
    });
}

/** @param {Omit<RunRecord, 'file' | 'starter'>} record */
export function writeRun(dataDir, record) {
  const file = path.join(folderOf(dataDir), `${process.pid}.json`);
  fs.mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
  fs.writeFileSync(`${file}.new`, JSON.stringify({ starter: markOf(process.pid), ...record }), { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
}

export function removeRun(dataDir) {
  fs.rmSync(path.join(folderOf(dataDir), `${process.pid}.json`), { force: true });
}

/** Does another start that is still alive use this data folder (and so its database)? */
export function hasOtherRuns(dataDir) {
  return readRuns(dataDir).some((run) => run.starter.pid !== process.pid && isAlive(run.starter));
}
