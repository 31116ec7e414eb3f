// app://lotline: the console's files from the program itself, its calls from the server. So the console has one origin, as in the browser.
import { APP_HOST, isOtherPage, isServerPath } from './app-address.ts';
import { readAppFile } from './app-files.ts';
import { fileHeaders } from './content-policy.ts';

export interface AppProtocolParts {
  readonly serverOrigin: string;
  /** The built console. */
  readonly root: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The console's own calls carry these and no cookie. */
const PASSED_ON = ['accept', 'accept-language', 'authorization', 'content-type'];
/** They describe a body that fetch has unpacked already, or would let the server write to this origin. */
const NOT_PASSED_BACK = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'set-cookie',
  'strict-transport-security',
];

const refused = (status: number, text: string): Response => new Response(text, { status, headers: { 'content-type': 'text/plain' } });

export function answerApp({ serverOrigin, root, fetch }: AppProtocolParts): (request: Request) => Promise<Response> {
  const headers = fileHeaders(serverOrigin);
  return async (request) => {
    const url = new URL(request.url);
    if (url.host !== APP_HOST) return refused(404, 'Not found');
    if (isServerPath(url.pathname)) return callServer(fetch, serverOrigin, request);
    if (request.method !== 'GET' || isOtherPage(url.pathname)) return refused(404, 'Not found');
    const file = await readAppFile(root, url.pathname);
    return file === null ? refused(404, 'Not found') : new Response(file.bytes, { headers: { ...headers, 'content-type': file.type } });
  };
}

async function callServer(fetch: AppProtocolParts['fetch'], serverOrigin: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const sent = new Headers();
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) sent.set(name, value);
  }
  const body = request.body === null ? {} : { body: await request.arrayBuffer() };
  const call = new Request(`${serverOrigin}${pathname}${search}`, {
    method: request.method,
    headers: sent,
    signal: request.signal,
    credentials: 'omit',
    redirect: 'error',
    ...body,
  });
  const answer = await fetch(call);
  const back = new Headers(answer.headers);
  for (const name of NOT_PASSED_BACK) back.delete(name);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers: back });
}
