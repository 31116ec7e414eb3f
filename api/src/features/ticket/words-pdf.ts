// A paper of words alone as a PDF.
import type { PlainPaper } from '../../platform/paper/plain-paper.ts';
import { Paper } from './ticket-paper.ts';

type Wish = Pick<ConstructorParameters<typeof Paper>[0], 'isCompressed'>;

/** To be read as a stream. */
export function wordsPdf({ title, logo, parts, foot }: PlainPaper, wish: Wish = {}): PDFKit.PDFDocument {
  const paper = new Paper({ title, ...wish });
  if (logo !== null) paper.logo(logo);
  for (const part of parts) {
    if (part.kind === 'answer') paper.answer(part.label, part.words);
    else if (part.kind === 'heading') paper.heading(part.words);
    else paper.say(part.words, part.kind);
  }
  return paper.end(foot);
}
