// A small server with handlers of a test's own, for one mechanism of the edge alone. `sockets` are its ends of the connections.
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import express, { type Express } from 'express';
import { createLog } from '../src/platform/http/request-log.ts';
import { openRequestScope } from '../src/platform/http/request-scope.ts';

export interface SmallServer {
  readonly url: string;
  readonly sockets: ReadonlySet<Socket>;
  stop(): Promise<void>;
}

export async function startSmallServer(build: (app: Express) => void): Promise<SmallServer> {
  const app = express();
  app.use(openRequestScope(createLog('silent')));
  build(app);
  const sockets = new Set<Socket>();
  const server = createServer(app);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    sockets,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
