// A ticket of work as a PDF: what the job is, each step as it was answered, who signed and when, and each earlier assessment (screens.md §2.26).
import { formatDateTime } from '@lotline/schema/domain/kernel/date-format';
import { formatAbn } from '@lotline/schema/domain/kernel/business-numbers';
import { answerText, askedOf } from '@lotline/schema/domain/ticket/ticket.rules';
import { assessmentOf } from '@lotline/schema/domain/ticket/ticket.stage';
import type { Answers, Revision, Signature, Ticket } from '@lotline/schema/domain/ticket/ticket';
import type { TicketForm, TicketQuestion } from '@lotline/schema/domain/ticket/ticket-form';
import { Paper } from './ticket-paper.ts';
import type { TicketSheet } from './ticket-sheet.ts';

const MOST_FOREIGN = 20_000;
const BY: Readonly<Record<Signature['by'], string>> = { crew: 'Signed on', worker: 'Worker', builder: 'Builder' };

type Wish = Pick<ConstructorParameters<typeof Paper>[0], 'isCompressed'>;

/** To be read as a stream. */
export function ticketPdf(sheet: TicketSheet, wish: Wish = {}): PDFKit.PDFDocument {
  const { stage, read, text } = sheet;
  const workOrder = short(sheet.workOrder);
  const address = short(sheet.address);
  const names = [sheet.task, sheet.group].map(short);
  const title = `Ticket of Work · WO ${workOrder}`;
  const paper = new Paper({ title, ...wish });
  const { name, abn, logo } = sheet.company;
  if (logo !== null) paper.logo(logo);
  paper.say('Ticket of Work', 'title');
  paper.say(abn === '' ? name : `${name} · ABN ${formatAbn(abn)}`, 'small');
  paper.gap(4);
  paper.say(`WO ${workOrder}`, 'text', { isBold: true });
  paper.say(address);
  paper.say(names.filter((part) => part !== '').join(' · '));
  paper.say(stage === 'From elsewhere' ? 'From another form: as it was saved' : stage, 'text', { isBold: true });
  if (read.kind === 'ticket') ticketOn(paper, sheet, read.ticket);
  else paper.say(text.slice(0, MOST_FOREIGN));
  return paper.end(`${title} · ${address}`);
}

/** What the job is called is a line or two. */
const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 300);

function ticketOn(paper: Paper, { form, zone }: TicketSheet, ticket: Ticket): void {
  const { startedAt, completedAt } = ticket.times;
  const times = [
    `Started ${formatDateTime(startedAt, zone)}`,
    completedAt === null ? null : `completed ${formatDateTime(completedAt, zone)}`,
  ];
  paper.say([...times, `form ${String(ticket.formVersion)}`].filter((part) => part !== null).join(' · '), 'small');
  answersOn(paper, form, ticket.answers, zone, (question) => {
    const signed = ticket.signatures.filter(({ by, assessment }) => by === question.by && assessment === assessmentOf(ticket));
    paper.say(question.statement, 'small');
    if (signed.length === 0) paper.say('–');
    for (const signature of signed) signatureOn(paper, signature, zone);
  });
  if (form === null) for (const signature of ticket.signatures) signatureOn(paper, signature, zone);
  else ticket.revisions.forEach((revision, index) => assessmentOn(paper, { form, zone, ticket, revision, index }));
}

type SignatureQuestion = Extract<TicketQuestion, { readonly kind: 'signatures' }>;

/** Without the form the answers stand under their own names. */
function answersOn(
  paper: Paper,
  form: TicketForm | null,
  answers: Answers,
  zone: string,
  signatures: (question: SignatureQuestion) => void,
): void {
  if (form === null) {
    paper.heading('Answers');
    for (const [name, answer] of Object.entries(answers))
      paper.answer(name, typeof answer === 'object' ? JSON.stringify(answer) : String(answer));
    return;
  }
  for (const step of form.steps) {
    paper.heading(step.title);
    for (const question of askedOf(step, answers, form)) {
      const answer = answers[question.key];
      const when = typeof answer === 'object' ? `, ${formatDateTime(answer.at, zone)}` : '';
      if (question.kind === 'signatures') signatures(question);
      else paper.answer(question.label, `${answerText(question, answer)}${when}`);
    }
  }
}

function signatureOn(paper: Paper, { by, name, at, ink }: Signature, zone: string): void {
  const how = ink === null ? ' · name typed and confirmed' : '';
  paper.answer(`${BY[by]} · ${formatDateTime(at, zone)}${how}`, name);
  if (ink !== null) paper.ink(ink);
}

interface Earlier {
  readonly form: TicketForm;
  readonly zone: string;
  readonly ticket: Ticket;
  readonly revision: Revision;
  readonly index: number;
}

/** What was agreed until this revision, who had signed it, and why it was assessed anew. */
function assessmentOn(paper: Paper, { form, zone, ticket, revision, index }: Earlier): void {
  const signedThen = ticket.revisions[index - 1]?.id ?? null;
  paper.heading(`Re-assessed ${formatDateTime(revision.at, zone)} by ${revision.by}`);
  paper.answer('Reason', revision.reason);
  paper.say('Before the re-assessment', 'text', { isBold: true });
  for (const step of form.steps)
    for (const question of askedOf(step, revision.answers, form))
      if (question.kind !== 'signatures' && revision.answers[question.key] !== undefined)
        paper.answer(question.label, answerText(question, revision.answers[question.key]));
  for (const signature of ticket.signatures.filter(({ assessment }) => assessment === signedThen)) signatureOn(paper, signature, zone);
}
