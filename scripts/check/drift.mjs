// What is generated and committed must be what would be generated now; each decision that is named exists; and the schema must still fulfil the
// contract, where that lies beside us.
import fs from 'node:fs';
import path from 'node:path';
import { generateAll } from '../codegen.mjs';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';
import { generateTokens } from '../tokens.mjs';
import { decisionDrift } from './decisions.mjs';

const CONTRACT = '../shared/contract/check.mjs';

const read = (file) => fs.readFileSync(path.join(projectDir, file), 'utf8');

/** @returns {Promise<string | null>} what is wrong with the committed schema */
async function schemaProblem() {
  const { code, output } = await run(process.execPath, ['--import', 'tsx', 'src/emit-sdl.ts', '--check'], {
    cwd: path.join(projectDir, 'api'),
  });
  return code === 0 ? null : output.trim();
}

export async function checkDrift() {
  const problems = [];
  const problem = await schemaProblem();
  if (problem !== null) problems.push(problem);
  for (const [file, text] of Object.entries(await generateAll()))
    if (text !== read(file)) problems.push(`${file} is not what the operations give: run npm run codegen and commit it.`);
  for (const [file, text] of Object.entries(await generateTokens()))
    if (text !== read(file)) problems.push(`${file} is not what the tokens give: run npm run tokens and commit it.`);
  problems.push(...(await decisionDrift()));
  const hasContract = fs.existsSync(path.join(projectDir, CONTRACT));
  if (hasContract) {
    const { code, output } = await run(process.execPath, [CONTRACT], { cwd: projectDir });
    if (code !== 0) problems.push(output.trim());
  }
  return {
    ok: problems.length === 0,
    said:
      problems.join('\n') ||
      `schema, operations and tokens as emitted, each named decision exists${hasContract ? ', the contract holds' : ''}`,
  };
}
