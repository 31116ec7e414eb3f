// No source file above 400 lines, whatever its language (house-style.md, "Size").
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';

const LIMIT = 400;
const SOURCE = /\.(ts|tsx|mjs|cjs|js|css|html|graphql|md|sh)$/;
/** Written by a program: `npm run bench` adds a section for each of its names. */
const MADE = /^(schema\/generated\/|schema\/sdl\/|api\/src\/generated\/|docs\/BENCHMARKS\.md$)/;

/** @param {{ file: string, lines: number }[]} files */
export function tooLong(files) {
  return files
    .filter(({ file, lines }) => SOURCE.test(file) && !MADE.test(file) && lines > LIMIT)
    .map(({ file, lines }) => `${file} has ${lines} lines`);
}

export async function checkLines() {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: projectDir });
  const files = output
    .split('\n')
    .filter((file) => SOURCE.test(file) && fs.existsSync(path.join(projectDir, file)))
    .map((file) => ({ file, lines: fs.readFileSync(path.join(projectDir, file), 'utf8').split('\n').length - 1 }));
  const long = tooLong(files);
  return { ok: long.length === 0, said: long.length === 0 ? `${files.length} files, none above ${LIMIT} lines` : long.join('\n') };
}
