// The thread that makes the papers of tickets of work: the fonts are read here once, and pdfkit is loaded nowhere else.
import { buffer } from 'node:stream/consumers';
import { answerInThread } from '../../platform/threads/answer-in-thread.ts';
import { ticketPdf } from './ticket-pdf.ts';
import type { PaperAnswer, PaperTask } from './ticket-papers.ts';
import { isFinished, readSheet } from './ticket-sheet.ts';
import { wordsPdf } from './words-pdf.ts';

answerInThread(async (task: PaperTask): Promise<PaperAnswer> => {
  if (task.wish === 'words') return { wish: 'words', bytes: await buffer(wordsPdf(task.paper)) };
  const { wish, facts } = task;
  const sheet = readSheet(facts);
  if (wish === 'isFinished') return { wish, isFinished: isFinished(sheet) };
  return { wish, bytes: await buffer(ticketPdf(sheet)) };
});
