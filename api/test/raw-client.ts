// A client that need not behave: it writes what it likes and reads when it likes. For tests of what the edge bears.
import { connect, type Socket } from 'node:net';

export class RawClient {
  received = '';
  isClosed = false;

  private constructor(readonly socket: Socket) {
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isClosed = true;
    });
  }

  static async open(url: string): Promise<RawClient> {
    const { hostname, port } = new URL(url);
    const client = new RawClient(connect(Number(port), hostname));
    await new Promise((resolve) => client.socket.once('connect', resolve));
    return client;
  }

  /** Reads all that comes; without it nothing is ever read. */
  reading(): this {
    this.socket.on('data', (bytes: Buffer) => {
      this.received += bytes.toString('latin1');
    });
    return this;
  }

  write(text: string | Buffer): this {
    this.socket.write(text);
    return this;
  }

  /** A request's head alone. */
  head(method: string, path: string, headers: Readonly<Record<string, string | number>> = {}): this {
    const lines = Object.entries({ host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    return this.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.received)?.[1] ?? 0);
  }

  close(): void {
    this.socket.destroy();
  }
}
