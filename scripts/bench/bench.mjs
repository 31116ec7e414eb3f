// `npm run bench [field-list|construction-query|upload]`: installs what is missing, then compares; a fresh clone has none of the packages yet.
import { reportAndExit } from '../process/failure.mjs';
import { installMissing } from '../start/install.mjs';

const say = (line) => console.error(line);

async function main() {
  await installMissing({ dev: false, say });
  const { compare } = await import('./compare.mjs');
  await compare(process.argv[2], say);
}

main().catch(reportAndExit);
