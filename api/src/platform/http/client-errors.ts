// What the server answers where there is no request to hand on: a head that does not end or cannot be read. Node's own answers have no body; these
// have the catalogue's, as every error has.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { sayError, type ErrorCode, type ErrorDetails } from '@lotline/schema/errors/catalogue';

interface ClientError {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
}

const BY_NODE_CODE: Readonly<Record<string, ClientError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'TIMEOUT', details: {} },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'MALFORMED_REQUEST', details: { sentence: 'The head of the request is larger than 16 KiB.' } },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'BODY_TOO_LARGE', details: { limit: '16 KiB of chunk extensions' } },
};
const UNREADABLE: ClientError = { status: 400, code: 'MALFORMED_REQUEST', details: { sentence: 'The request is not HTTP.' } };
const UNEXPECTED: ClientError = { status: 417, code: 'MALFORMED_REQUEST', details: { sentence: 'Expect may be 100-continue alone.' } };
/** For the answer to leave, where its sender goes on sending. */
const CLOSING_MS = 5_000;

export function answerClientErrors(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (req, res) => latest.set(req.socket, res));
  server.on('checkExpectation', (_req, res: ServerResponse) => {
    const { status, body } = answerOf(UNEXPECTED);
    res.writeHead(status, { ...HEADERS, 'Content-Length': Buffer.byteLength(body) }).end(body);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = latest.get(socket);
    const isInAnswer = answer?.headersSent === true && !answer.writableFinished;
    // a second head would stand in the middle of the answer
    if (!socket.writable || error.code === 'ECONNRESET' || isInAnswer) {
      socket.destroy();
      return;
    }
    const { status, body } = answerOf(BY_NODE_CODE[error.code ?? ''] ?? UNREADABLE);
    const head = Object.entries({ ...HEADERS, 'Content-Length': Buffer.byteLength(body) }).map(
      ([name, value]) => `${name}: ${String(value)}\r\n`,
    );
    socket.end(`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${head.join('')}\r\n${body}`);
    const timer = setTimeout(() => socket.destroy(), CLOSING_MS);
    socket.once('close', () => clearTimeout(timer));
  });
}

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' } as const;

function answerOf({ status, code, details }: ClientError): { readonly status: number; readonly body: string } {
  return { status, body: JSON.stringify({ code, message: sayError(code, details), details, requestId: randomUUID() }) };
}
