// The page on which a builder answers, as plain HTML that works without a script (look.md §4): who asks, for which addresses, what an answer means.
import { APPROVE_ALL, fieldOf, type FormFields } from '@lotline/schema/domain/builder-approval/builder-answer.input';
import { MOST_NAME, MOST_NOTES, MOST_REASON } from '@lotline/schema/domain/builder-approval/builder-request.limits';
import { mayStillAnswer, type Answer } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { escapeHtml, publicPage } from '../../platform/http/public-page.ts';
import type { AskedJob, StoredRequest } from './builder-request.queries.ts';
import { answerWords, isAnswered, receiptText } from './builder-receipt.ts';

export interface BuilderPage {
  /** Of the page's own address. */
  readonly slug: string;
  readonly request: StoredRequest;
  /** The company's name. */
  readonly company: string;
  /** The company's; '': its page has none. */
  readonly logo: string;
  readonly zone: string;
  /** As it was typed, and what is wrong with it; both empty at first. */
  readonly form: FormFields;
  readonly faults: FormFields;
}

const MARK = '<p class="mark">Lotline</p>';

const page = (title: string, body: string, mark = MARK): string =>
  // no worker of an app stands between a builder and this page (specification 1 §2)
  publicPage({
    title,
    // the same on every page: it tells nothing of a link, nor of whom it asks
    about: 'A builder answers here whether a crew may come onsite.',
    styleSheet: '/builders/page.css',
    script: '/leave-workers.js',
    body: `<main>${mark}${body}</main>`,
  });

/** Expired, revoked and unknown look alike. */
export const UNKNOWN_LINK = page(
  'Link not known',
  `<h1>This link is not known</h1><p class="note">It may have been copied only in part, or it has expired. If it was only just sent to you, open it again in a few minutes. Otherwise ask the person who sent it.</p>`,
);

export const TOO_OFTEN = page(
  'Try again in a minute',
  `<h1>Try again in a minute</h1><p class="note">This link was opened very often in a short time. Nothing that you sent is lost: go back, wait a minute, and send it again.</p>`,
);

export function builderPage(shown: BuilderPage): string {
  const { request, zone, faults } = shown;
  const company = escapeHtml(shown.company);
  const open = request.jobs.filter(({ answer }) => mayStillAnswer(answer));
  const until = formatDate(dayInZone(request.expiresAt.toISOString(), zone));
  return page(
    'Site access',
    `<h1>${headingOf(request, open)}</h1>
<p class="note">${company} asks ${escapeHtml(request.developer)} for site access to install telecom cabling. If you approve, the crew may enter the site and work there.</p>
${Object.keys(faults).length === 0 ? '' : `<p class="problem" role="alert">Not sent yet: see the notes in red below.</p>`}
${isAnswered(request) ? recorded(shown) : ''}
${open.length === 0 ? '' : answerForm(shown, open)}
<p class="note">${open.length === 0 ? 'All addresses are approved. To change that, call the person who sent you the link.' : `You can answer, or change any answer except an approval, until ${until}.`}</p>`,
    markOf(shown),
  );
}

/** What is left to be answered is asked; once nothing is, the page thanks. */
function headingOf(request: StoredRequest, open: readonly AskedJob[]): string {
  if (!isAnswered(request)) return 'Can our crew come onsite?';
  if (open.length === 0) return 'Thank you, our crew can come onsite';
  return open.some(({ answer }) => answer === null) ? 'Some addresses are not answered yet' : 'Thank you for your answer';
}

/** The company is whom a builder knows. */
const markOf = ({ slug, company, logo }: BuilderPage): string =>
  logo === ''
    ? MARK
    : `<p class="mark"><img class="logo" src="/builders/${escapeHtml(slug)}/logo.jpg" alt="${escapeHtml(company)}" height="56"></p>`;

function recorded({ slug, request, company, zone }: BuilderPage): string {
  return `<p class="done" role="status">Your answers are recorded.</p>
<h2 id="receipt">Your answers</h2>
<pre class="receipt" tabindex="0" aria-labelledby="receipt">${escapeHtml(receiptText(request, company, zone))}</pre>
<p class="screen"><a class="download" href="/builders/${escapeHtml(slug)}/receipt.pdf" download>Download as PDF</a></p>
<p class="note screen">Keep a copy: download it, select the text above, or print this page.</p>`;
}

function answerForm({ request, form, faults }: BuilderPage, open: readonly AskedJob[]): string {
  const jobs = request.jobs.map((job, at) => (open.includes(job) ? jobFields(job, at + 1, form, faults) : '')).join('\n');
  const field = (name: string, label: string, attributes: string): string => textField({ name, label, attributes, form, faults });
  // the server says each fault beside its field, in the page's own words: no bubble of the browser stops at the first one
  return `<form method="post" novalidate>
${jobs}
<h2>Access to the site</h2>
${areaField({ name: 'notes', label: 'Gate code, induction, hours, hazards, other trades (if any)', attributes: `maxlength="${String(MOST_NOTES)}"`, form, faults })}
<h2>Your details</h2>
${field('name', 'Your name', `required autocomplete="name" maxlength="${String(MOST_NAME)}"`)}
${field('role', 'Your role (optional)', `autocomplete="organization-title" maxlength="${String(MOST_NAME)}"`)}
${field('mobile', 'Your mobile', 'required type="tel" inputmode="tel" autocomplete="tel" maxlength="20"')}
<label class="agree"><input type="checkbox" name="agreed" value="yes" required${form['agreed'] === 'yes' ? ' checked' : ''}${wiring('agreed', faults)}><span>I am allowed to answer for these addresses.${faultText('agreed', faults)}</span></label>
<button type="submit">Send ${open.length === 1 ? 'my answer' : 'these answers'}</button>
${open.length === 1 ? '' : `<button class="second" type="submit" name="${APPROVE_ALL}" value="yes">Approve all ${String(open.length)} addresses</button>`}
</form>`;
}

const CHOICES: readonly (readonly [Answer, string])[] = [
  ['approved', 'Approve'],
  ['later', 'Not yet'],
  ['declined', 'Decline, or wrong contact'],
];

function jobFields(job: AskedJob, number: number, form: FormFields, faults: FormFields): string {
  const name = fieldOf(number, 'answer');
  const chosen = form[name] ?? job.answer;
  const choices = CHOICES.map(
    ([answer, label]) =>
      `<label class="choice"><input type="radio" name="${name}" value="${answer}"${chosen === answer ? ' checked' : ''}>${label}</label>`,
  ).join('');
  const given = { [fieldOf(number, 'date')]: job.earliestDate ?? '', [fieldOf(number, 'reason')]: job.reason ?? '', ...form };
  const date = textField({ name: fieldOf(number, 'date'), label: 'Earliest day', attributes: 'type="date"', form: given, faults });
  const attributes = `maxlength="${String(MOST_REASON)}"`;
  const reason = textField({ name: fieldOf(number, 'reason'), label: 'Reason', attributes, form: given, faults });
  const before = job.answer === null ? '' : `<span>Answered: ${escapeHtml(answerWords(job))}</span>`;
  const missing = fieldOf(number, 'answer');
  return `<fieldset class="job"${faults[missing] === undefined ? '' : ` aria-describedby="${missing}-fault"`}><legend>${escapeHtml(job.address)}<span>Work order ${escapeHtml(job.workOrder)}</span>${before}</legend>
${choices}${faultText(missing, faults)}<div class="of-later">${date}</div><div class="of-declined">${reason}</div></fieldset>`;
}

interface ShownField {
  readonly name: string;
  readonly label: string;
  readonly attributes: string;
  readonly form: FormFields;
  readonly faults: FormFields;
}

const wiring = (name: string, faults: FormFields): string =>
  faults[name] === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-fault"`;
const faultText = (name: string, faults: FormFields): string =>
  faults[name] === undefined ? '' : ` <span class="fault" id="${name}-fault">${escapeHtml(faults[name])}</span>`;

const textField = ({ name, label, attributes, form, faults }: ShownField): string =>
  `<label class="field">${escapeHtml(label)}<input name="${name}" ${attributes} value="${escapeHtml(form[name] ?? '')}"${wiring(name, faults)}>${faultText(name, faults)}</label>`;
const areaField = ({ name, label, attributes, form, faults }: ShownField): string =>
  `<label class="field">${escapeHtml(label)}<textarea name="${name}" rows="3" ${attributes}${wiring(name, faults)}>\n${escapeHtml(form[name] ?? '')}</textarea>${faultText(name, faults)}</label>`;
