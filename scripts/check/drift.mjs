// What is generated and committed must be what would be generated now; and the schema must still hold the contract, where that lies beside us.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateOperations } from '../codegen.mjs';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';

const SDL = 'schema/sdl/schema.graphql';
const OPERATIONS = 'schema/generated/operations.ts';
const CONTRACT = '../shared/contract/check.mjs';
/** Operations and types that a later version brings. */
const LATER = 'potentialJobs,updatePotentialJob,sendPotentialJobRequest,sendRequest,PotentialJob,PotentialJobInput';

const read = (file) => fs.readFileSync(path.join(projectDir, file), 'utf8');

async function emittedSdl() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-sdl-'));
  try {
    const file = path.join(folder, 'schema.graphql');
    const { code, output } = await run(process.execPath, ['--import', 'tsx', 'src/emit-sdl.ts', file], { cwd: path.join(projectDir, 'api') });
    return code === 0 ? { text: fs.readFileSync(file, 'utf8'), problem: null } : { text: null, problem: output.trim() };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

export async function checkDrift() {
  const emitted = await emittedSdl();
  const problems = [];
  if (emitted.problem !== null) problems.push(`The schema could not be emitted:\n${emitted.problem}`);
  else if (emitted.text !== read(SDL)) problems.push(`${SDL} is not what the API emits: run npm run sdl and commit it.`);
  if ((await generateOperations()) !== read(OPERATIONS)) problems.push(`${OPERATIONS} is not what the operations give: run npm run codegen and commit it.`);
  const hasContract = fs.existsSync(path.join(projectDir, CONTRACT));
  if (hasContract) {
    const { code, output } = await run(process.execPath, [CONTRACT, '--later', LATER], { cwd: projectDir });
    if (code !== 0) problems.push(output.trim());
  }
  return { ok: problems.length === 0, said: problems.join('\n') || `schema and operations as emitted${hasContract ? ', the contract holds' : ''}` };
}
