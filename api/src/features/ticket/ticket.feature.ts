// What the API serves of tickets (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import type { Bounds, Rests } from '../../platform/http/bounds.ts';
import type { TicketPapers } from './ticket-papers.ts';
import { ticketRoutes } from './ticket.routes.ts';

interface Parts {
  readonly papers: TicketPapers;
  readonly bounds: Bounds;
  readonly rests: Rests;
}

export const TICKET_FEATURE: ApiFeature<Parts> = {
  name: 'ticket',
  resolvers: [],
  routes: { api: ({ papers, bounds, rests }) => [ticketRoutes(papers, bounds.papers, rests.paper)] },
};
