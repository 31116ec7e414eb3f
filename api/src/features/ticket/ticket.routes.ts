// GET /api/tickets/{taskId}.pdf: the ticket of work of a task that this person reads, made as it is asked for (screens.md §2.26).
import { Router, type Request, type Response } from 'express';
import { MAX_ID } from '@lotline/schema/domain/kernel/ids';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { acquireSlotForWork, afterRest, byPerson } from '../../platform/http/acquire-slot.ts';
import { requestContext } from '../../platform/http/request-scope.ts';
import type { Slots } from '../../platform/http/slots.ts';
import type { TicketPapers } from './ticket-papers.ts';
import { findTicketFacts } from './ticket-sheet.queries.ts';
import { ticketFileName } from './ticket-sheet.ts';

/** @param slots held from the question until the paper is in memory, also where it is stored: many questions cost as much as one drawing */
export function ticketRoutes(papers: TicketPapers, slots: Slots, restMs: number): Router {
  const router = Router();
  router.get(
    '/tickets/:file',
    acquireSlotForWork(slots, byPerson, (req, res) => sendPaper(papers, req, res), afterRest(restMs)),
  );
  return router;
}

async function sendPaper(papers: TicketPapers, req: Request, res: Response): Promise<void> {
  const context = requestContext(req);
  const facts = await findTicketFacts(context, taskIdOf(String(req.params['file'])), context.actor);
  if (facts === null) refuse('NOT_FOUND');
  // whole before the first header is set: what fails until here is answered as every error is
  const bytes = await papers.paperOf(facts);
  res.attachment(ticketFileName(facts)).set({
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': 'no-store',
  });
  res.send(bytes);
}

/** @throws RefusalError NOT_FOUND for what names no ticket. */
function taskIdOf(file: string): number {
  const id = Number(/^([1-9]\d{0,9})\.pdf$/.exec(file)?.[1] ?? NaN);
  return id <= MAX_ID ? id : refuse('NOT_FOUND');
}
