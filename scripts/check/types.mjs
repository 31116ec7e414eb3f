// Types of every room, by the fast checker, one room after the other.
import path from 'node:path';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';
import { ROOMS } from './rooms.mjs';

export async function checkTypes() {
  const problems = [];
  for (const room of ROOMS) {
    const args = [
      path.join(projectDir, 'node_modules/tsgo/bin/tsc'),
      '-p',
      path.join(room, 'tsconfig.json'),
      '--noEmit',
      '--pretty',
      'false',
    ];
    const { code, output } = await run(process.execPath, args, { cwd: projectDir });
    if (code !== 0) problems.push(output.trim());
  }
  return {
    ok: problems.length === 0,
    said: problems.length === 0 ? `${ROOMS.length} rooms` : [...new Set(problems.join('\n').split('\n'))].join('\n'),
  };
}
