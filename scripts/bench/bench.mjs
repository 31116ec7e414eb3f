// `npm run bench [name]`, the names in compare.mjs: installs what is missing, then compares; a fresh clone has none of the packages yet.
import { Failure } from '../process/failure.mjs';
import { runCommand } from '../process/started.mjs';
import { installMissing } from '../start/install.mjs';

const say = (line) => console.error(line);

async function main() {
  const [name, more] = process.argv.slice(2);
  if (more !== undefined) throw new Failure(`npm run bench takes one name: "${more}" is one too many.`);
  await installMissing({ dev: true, say });
  const { compare } = await import('./compare.mjs');
  await compare(name, say);
}

await runCommand(main);
