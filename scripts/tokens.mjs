// `npm run tokens`: the style sheets of both apps and the colours of the server's own pages, from the one file of tokens.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { format } from 'oxfmt';
import { reportAndExit } from './process/failure.mjs';
import { projectDir } from './process/project.mjs';

const SOURCE = 'shared-ui/src/tokens/style-sheets.tsx';
/** File, and the function of the source that gives its text. */
const OUTPUTS = {
  'shared-ui/src/tokens/tokens.css': 'tokensCss',
  'shared-ui/src/tokens/console.css': 'consoleCss',
  'api/src/platform/auth/page-tokens.ts': 'serverPagesTs',
};

/** @returns {Promise<Record<string, string>>} the text of each file */
export async function generateTokens(root = projectDir) {
  const { outputFiles } = await build({ entryPoints: [path.join(root, SOURCE)], bundle: true, write: false, format: 'esm' });
  const sheets = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? '').toString('base64')}`);
  const { printWidth, singleQuote } = JSON.parse(fs.readFileSync(path.join(projectDir, '.oxfmtrc.json'), 'utf8'));
  const files = Object.entries(OUTPUTS).map(async ([file, give]) => [
    file,
    (await format(file, sheets[give](), { printWidth, singleQuote })).code,
  ]);
  return Object.fromEntries(await Promise.all(files));
}

async function main() {
  for (const [file, text] of Object.entries(await generateTokens())) fs.writeFileSync(path.join(projectDir, file), text);
}

if (import.meta.filename === process.argv[1]) main().catch(reportAndExit);
