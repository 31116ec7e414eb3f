// Calls back once when an answer is over: sent, or its connection gone. A response's own `close` is not enough: of those that wait behind
// another on one connection (pipelining) Node closes none when that connection goes, and their slots would be occupied for ever.
import type { Socket } from 'node:net';
import type { Request, Response } from 'express';

const unanswered = new WeakMap<Socket, Set<() => void>>();

/** At once when it is over already: the caller may hang up before a handler is reached. */
export function whenAnswered({ socket }: Request, res: Response, then: () => void): void {
  if (res.closed || socket.destroyed) {
    then();
    return;
  }
  const waiting = unanswered.get(socket) ?? follow(socket);
  const once = () => {
    if (waiting.delete(once)) then();
  };
  waiting.add(once);
  res.once('close', once);
}

/** One listener for each connection, however many answers wait on it. */
function follow(socket: Socket): Set<() => void> {
  const waiting = new Set<() => void>();
  unanswered.set(socket, waiting);
  socket.once('close', () => {
    for (const once of waiting) once();
  });
  return waiting;
}
