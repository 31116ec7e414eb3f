// How a test process imports: our TypeScript compiled, the server's packages as jest/packages.mjs has joined them, what only browsers load as nothing.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compiled } from './compiled.mjs';

const joined = JSON.parse(process.env.TEST_JOINED_PACKAGES ?? '{}');
const NOTHING = new URL('../empty.mjs', import.meta.url).href;
const GLOBALS = new URL('globals.mjs', import.meta.url).href;
const isOurs = (url) => url !== undefined && url.startsWith('file:') && !url.includes('/node_modules/');

export async function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: GLOBALS + new URL(context.parentURL).search, format: 'module', shortCircuit: true };
  if (/\.(css|svg|png)$/.test(specifier)) return { url: NOTHING, format: 'module', shortCircuit: true };
  if (joined[specifier] !== undefined && isOurs(context.parentURL))
    return { url: pathToFileURL(joined[specifier]).href, format: 'module', shortCircuit: true };
  return nextResolve(specifier, context);
}

export async function load(url, context, nextLoad) {
  if (!isOurs(url) || !/\.tsx?(\?\d+)?$/.test(url)) return nextLoad(url, context);
  return { format: 'module', shortCircuit: true, source: await compiled(fileURLToPath(url)) };
}
