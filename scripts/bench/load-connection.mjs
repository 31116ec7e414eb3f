// One kept-alive connection that asks and counts bytes. Nothing of an answer is parsed but its head: on two cores the callers' own work is taken
// from whom they measure.
import net from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const END_OF_CHUNKS = Buffer.from('\r\n0\r\n\r\n');

/** @param {import('./measure.mjs').Ask} ask @returns {Buffer} the request as it goes out */
export function requestBytes({ origin, path, method = 'GET', headers = {}, body = '' }) {
  const all = { host: new URL(origin).host, ...headers, ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** What is still to come of an answer whose head is known: -1 where only its last chunk says so. */
function lengthOf(head) {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return -1;
  throw new Error(`An answer without a length: ${head}`);
}

export class LoadConnection {
  #socket;
  /** @type {(answer: { status: number, body: Buffer }) => void} */
  #answered = () => {};
  /** @type {(error: unknown) => void} */
  #failed = () => {};
  #isClosed = false;
  /** @type {Buffer[]} */
  #parts = [];
  #status = 0;
  #length = 0;
  #received = 0;

  /** @param {string} origin */
  constructor(origin) {
    const { hostname, port } = new URL(origin);
    this.#socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#failed(error));
    this.#socket.on('close', () => {
      this.#isClosed = true;
      this.#failed(new Error('The connection was closed.'));
    });
  }

  /** One at a time. @param {Buffer} request @returns {Promise<{ status: number, body: Buffer }>} the body as it came, chunked or not */
  ask(request) {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw new Error('The connection is closed.');
      this.#answered = resolve;
      this.#failed = reject;
      this.#parts = [];
      this.#status = 0;
      this.#received = 0;
      this.#socket.write(request);
    });
  }

  close() {
    this.#failed = () => {};
    this.#socket.destroy();
  }

  #take(chunk) {
    let rest = chunk;
    if (this.#status === 0) {
      const head = this.#parts.length === 0 ? chunk : Buffer.concat([...this.#parts, chunk]);
      const end = head.indexOf(END_OF_HEAD);
      if (end < 0) {
        this.#parts = [head];
        return;
      }
      const text = head.latin1Slice(0, end);
      this.#status = Number(text.slice(9, 12));
      this.#length = lengthOf(text);
      this.#parts = [];
      rest = head.subarray(end + END_OF_HEAD.length);
    }
    this.#parts.push(rest);
    this.#received += rest.length;
    const isWhole = this.#length >= 0 ? this.#received >= this.#length : Buffer.concat(this.#parts).subarray(-7).equals(END_OF_CHUNKS);
    if (isWhole) this.#answered({ status: this.#status, body: Buffer.concat(this.#parts) });
  }
}
