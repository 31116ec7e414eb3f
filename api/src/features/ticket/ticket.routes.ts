// GET /api/tickets/{taskId}.pdf: the ticket of work of a task that this person reads, made as it is asked for (screens.md §2.26).
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { MAX_ID } from '@lotline/schema/domain/kernel/ids';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestContext } from '../../platform/http/request-scope.ts';
import { ticketFileName, ticketPdf } from './ticket-pdf.ts';
import { findTicketSheet } from './ticket-sheet.queries.ts';

export function ticketRoutes(): Router {
  const router = Router();
  router.get('/tickets/:file', async (req, res) => {
    const context = requestContext(req);
    const sheet = await findTicketSheet(context, taskIdOf(String(req.params['file'])), context.actor);
    if (sheet === null) refuse('NOT_FOUND');
    res.attachment(ticketFileName(sheet)).set({
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'no-store',
    });
    await pipeline(ticketPdf(sheet), res);
  });
  return router;
}

/** @throws RefusalError NOT_FOUND for what names no ticket. */
function taskIdOf(file: string): number {
  const id = Number(/^([1-9]\d{0,9})\.pdf$/.exec(file)?.[1] ?? NaN);
  return id <= MAX_ID ? id : refuse('NOT_FOUND');
}
