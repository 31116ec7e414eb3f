// GET /api/events: the stream of changes for the person's open screens (issue 3 §3). Read with fetch, since EventSource sends no bearer token.
import { Router } from 'express';
import { presentPersonId } from '@lotline/schema/domain/kernel/actor';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { AddressGate } from '../auth/allowed-addresses.ts';
import { requestIdentity, type ActorDirectory } from '../auth/authenticate.ts';
import { requestContext } from '../http/request-scope.ts';
import type { ChangeStreams } from './change-streams.ts';

const MOST_STREAMS_A_PERSON = 12;

export function eventsRoutes(streams: ChangeStreams, directory: ActorDirectory, { check }: AddressGate): Router {
  const router = Router();
  router.get('/events', (req, res) => {
    const { actor } = requestContext(req);
    const identity = requestIdentity(req);
    // Express asks this handler for HEAD too, which would wait for a body that never comes.
    if (req.method === 'HEAD') {
      res.type('text/event-stream').end();
      return;
    }
    if (streams.countFor(presentPersonId(actor)) >= MOST_STREAMS_A_PERSON) refuse('RATE_LIMITED');
    const refresh = async () => {
      const found = await directory.find(identity);
      await check(req, found);
      return found;
    };
    streams.open(res, { actor, expiresAt: identity.expiresAt, refresh });
  });
  return router;
}
