// Opens the port, and closes it in order: no new requests, streams ended, requests under way finished, at most 10 seconds.
import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import { answerClientErrors } from '../http/client-errors.ts';

const LONGEST_FINISH_MS = 10_000;

/** @throws the listen error, such as EADDRINUSE. */
export function listen(app: Express, port: number, host: string): Promise<Server> {
  const server = createServer({ connectionsCheckingInterval: 5_000 }, app);
  // Longer than a usual proxy's, so that no proxy sends into a connection that was just closed.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 30_000;
  // For uploads alone: a file of 1000 MiB takes its time on a phone's line, and its own route cuts one that stalls. Every other body
  // ends with its time limit, or with the answer that did not wait for it (http/connection-watch.ts).
  server.requestTimeout = 30 * 60_000;
  answerClientErrors(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), LONGEST_FINISH_MS);
    // A connection that a request had just used becomes idle later, and would stay open for the next one.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(force);
      clearInterval(idle);
      resolve();
    });
  });
}
