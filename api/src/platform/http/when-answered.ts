// Calls back once when an answer is over: sent, or its connection gone. A response's own `close` is not enough: of those that wait behind
// another on one connection (pipelining) Node closes none when that connection goes, and their slots would be occupied for ever.
import type { Socket } from 'node:net';
import type { Request, Response } from 'express';

/** What is to be called when an answer is over; of each connection those that are not. */
const ofAnswer = new WeakMap<Response, (() => void)[]>();
const unanswered = new WeakMap<Socket, Set<() => void>>();

/** At once when it is over already: the caller may hang up before a handler is reached. */
export function whenAnswered({ socket }: Request, res: Response, then: () => void): void {
  if (res.closed || socket.destroyed) {
    then();
    return;
  }
  (ofAnswer.get(res) ?? follow(socket, res)).push(then);
}

/** One listener for each answer, however many wait for its end. */
function follow(socket: Socket, res: Response): (() => void)[] {
  const waiting = unanswered.get(socket) ?? followSocket(socket);
  const thens: (() => void)[] = [];
  const over = () => {
    if (waiting.delete(over)) for (const then of thens.splice(0)) then();
  };
  waiting.add(over);
  ofAnswer.set(res, thens);
  res.once('close', over);
  return thens;
}

/** One listener for each connection, however many answers wait on it. */
function followSocket(socket: Socket): Set<() => void> {
  const waiting = new Set<() => void>();
  unanswered.set(socket, waiting);
  socket.once('close', () => {
    for (const over of waiting) over();
  });
  return waiting;
}
