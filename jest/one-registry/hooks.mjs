// How a test process imports: our TypeScript compiled, the server's packages as jest/packages.mjs has joined them, what only browsers load as nothing.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { projectDir } from '../../scripts/process/project.mjs';
import { compiled } from './compiled.mjs';

const joined = JSON.parse(process.env.TEST_JOINED_PACKAGES ?? '{}');
const NOTHING = new URL('../empty.mjs', import.meta.url).href;
const GLOBALS = new URL('globals.mjs', import.meta.url).href;
/** Who has the joined ones; our other files import packages that find theirs as they were installed. */
const SERVER = ['api', 'schema'].map((folder) => pathToFileURL(path.join(projectDir, folder)).href + '/');
const isServers = (url) => SERVER.some((folder) => url?.startsWith(folder));
const isOurs = (url) => url !== undefined && url.startsWith('file:') && !url.includes('/node_modules/');

export async function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: GLOBALS + new URL(context.parentURL).search, format: 'module', shortCircuit: true };
  if (/\.(css|svg|png)$/.test(specifier)) return { url: NOTHING, format: 'module', shortCircuit: true };
  if (joined[specifier] !== undefined && isServers(context.parentURL))
    return { url: pathToFileURL(joined[specifier]).href, format: 'module', shortCircuit: true };
  return nextResolve(specifier, context);
}

export async function load(url, context, nextLoad) {
  if (!isOurs(url) || !/\.tsx?(\?\d+)?$/.test(url)) return nextLoad(url, context);
  return { format: 'module', shortCircuit: true, source: await compiled(fileURLToPath(url)) };
}
