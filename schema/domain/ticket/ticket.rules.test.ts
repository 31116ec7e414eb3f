import { GOOD_ANSWERS, PREFILLED, RECORDED, signatureOf } from '../../testing/ticket-answers.ts';
import { DEFAULT_TICKET_FORM as FORM } from '../settings/default-ticket-form.ts';
import { ticketForm } from '../settings/ticket-of-work.schema.ts';
import { readTicket, ticketProblem, type Answers, type Ticket } from './ticket.ts';
import { completeTicket, reassess, sign, startTicket, withAnswers } from './ticket.edits.ts';
import { currentForm, formOfVersion, questionsOf } from './ticket-form.ts';
import {
  agreedControls,
  answerText,
  askedOf,
  fixedBecause,
  lacksForCompletion,
  missingOn,
  openBefore,
  stepState,
  stopsOn,
} from './ticket.rules.ts';
import { stageOf, ticketStage } from './ticket.stage.ts';

const TODAY = '2026-11-23';
const AT = '2026-11-22T20:00:00.000Z';
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const started = startTicket(FORM, PREFILLED, AT);
const answered = (more: Answers = {}): Ticket => withAnswers(started, { ...GOOD_ANSWERS, ...more });
const stepOf = (key: string) => {
  const step = FORM.steps.find((one) => one.key === key);
  if (step === undefined) throw new Error(`no step ${key}`);
  return step;
};
const signedOn = sign(answered(), signatureOf(uuid(1), 'crew'));
const recorded = withAnswers(signedOn, RECORDED);
const complete = completeTicket(sign(recorded, signatureOf(uuid(2), 'worker')), AT);
const revision = { id: uuid(9), at: AT, by: 'Marco Petrelli', reason: 'Rain has begun' };

describe('the first form (screens.md §2.26)', () => {
  it('is one that the setting would take', () => expect(ticketForm.safeParse(FORM).error).toBeUndefined());

  it('has the seven steps in their order', () => {
    expect(FORM.steps.map(({ title }) => title)).toEqual([
      'Job',
      'Access',
      'Underground services',
      'Hazards and controls',
      'Sign-on',
      'Work record',
      'Sign-off',
    ]);
  });

  it.each(FORM.steps.map((step) => [step.title, step] as const))('%s: lacks each of its questions until it is answered', (_, step) => {
    const ticket = { ...complete, revisions: [] };
    expect(missingOn(step, ticket, FORM)).toEqual([]);
    for (const { key, isOptional = false, kind } of askedOf(step, ticket.answers, FORM)) {
      if (isOptional || kind === 'signatures') continue;
      const { [key]: _gone, ...answers } = ticket.answers;
      expect(missingOn(step, { ...ticket, answers }, FORM).map((missing) => missing.key)).toEqual([key]);
    }
  });

  it.each(
    questionsOf(FORM).flatMap((question) =>
      question.kind === 'yesNo' && question.stop !== undefined ? [[question.key, question.stop.on, question.stop.text] as const] : [],
    ),
  )('%s answered %s stops the work with its own text', (key, on, text) => {
    const hangsOn = questionsOf(FORM).find((question) => question.key === key)?.when;
    const ticket = answered({ ...RECORDED, ...(hangsOn === undefined ? {} : { [hangsOn.key]: hangsOn.is as boolean }), [key]: on });
    const stops = FORM.steps.flatMap((step) => stopsOn(step, ticket, FORM, TODAY));
    expect(stops).toEqual([expect.objectContaining({ key, text })]);
  });
});

it('plans that have run out stop the work from the day after on', () => {
  const step = stepOf('underground');
  expect(stopsOn(step, answered(), FORM, '2026-12-18')).toEqual([]);
  expect(stopsOn(step, answered(), FORM, '2026-12-19')).toEqual([expect.objectContaining({ key: 'plansExpire' })]);
  expect(stepState(step, answered(), FORM, '2026-12-19')).toBe('stopped');
});

it('what hangs on another answer is asked with it alone', () => {
  const keys = (ticket: Ticket) => askedOf(stepOf('hazards'), ticket.answers, FORM).map(({ key }) => key);
  expect(keys(answered())).not.toContain('swmsSigned');
  expect(keys(answered({ deepTrench: true }))).toContain('swmsSigned');
  const lacks = missingOn(stepOf('hazards'), answered({ deepTrench: true }), FORM);
  expect(lacks).toEqual([{ key: 'swmsSigned', sentence: expect.stringContaining('SWMS') }]);
});

it('an answer of another kind than the question is none', () => {
  const ticket = answered({ weather: 'Frogs', isRightSite: 'yes', plansExpire: 3 });
  expect(FORM.steps.slice(0, 4).flatMap((step) => missingOn(step, ticket, FORM).map(({ key }) => key))).toEqual([
    'isRightSite',
    'plansExpire',
    'weather',
  ]);
});

describe('states', () => {
  it.each([
    ['In progress', started, false],
    ['Signed on', signedOn, false],
    ['Complete', complete, false],
    ['In progress', reassess(signedOn, revision), false],
    ['In progress', reassess(complete, revision), false],
    ['Locked', complete, true],
    ['Locked', started, true],
  ] as const)('%s', (stage, ticket, isSubmitted) => {
    expect(stageOf(ticket, isSubmitted)).toBe(stage);
    expect(ticketStage(JSON.stringify(ticket), isSubmitted)).toBe(stage);
  });

  it.each([
    [null, false, 'Not started'],
    ['', false, 'Not started'],
    ['{}', false, 'Not started'],
    ['{}', true, 'Locked'],
    ['{"step":1}', false, 'From elsewhere'],
    ['[1]', false, 'From elsewhere'],
    ['null', false, 'From elsewhere'],
    ['{', false, 'From elsewhere'],
    ['{"signatures":[null],"revisions":[],"times":{"completedAt":null}}', false, 'From elsewhere'],
    ['{"signatures":3,"revisions":{},"times":null}', false, 'From elsewhere'],
  ])('%s', (text, isSubmitted, stage) => expect(ticketStage(text, isSubmitted)).toBe(stage));

  it.each([
    ['In progress', started, [null, null, null, null]],
    ['Signed on', signedOn, ['signed', null, null, null]],
    ['Complete', complete, ['complete', 'complete', 'complete', 'complete']],
    ['assessed anew', reassess(complete, revision), [null, null, null, null]],
  ] as const)('%s: what may be edited', (_, ticket, fixed) => {
    const phases = ['job', 'signOn', 'record', 'signOff'].map((key) => fixedBecause(stepOf(key), ticket, false));
    expect(phases.map((why) => /signed|complete/.exec(why ?? '')?.[0] ?? null)).toEqual(fixed);
    expect(FORM.steps.every((step) => fixedBecause(step, ticket, true) !== null)).toBe(true);
  });
});

it('nobody signs on before the assessment is done, or off before the record is', () => {
  const before = (phase: 'signOn' | 'signOff', ticket: Ticket) => openBefore(phase, FORM, ticket, TODAY).map(({ key }) => key);
  expect(before('signOn', started)).toEqual(['job', 'access', 'underground', 'hazards']);
  expect(before('signOn', answered())).toEqual([]);
  expect(before('signOn', answered({ plansOnSite: false }))).toEqual(['underground']);
  expect(before('signOff', answered())).toEqual(['signOn', 'record']);
  expect(before('signOff', recorded)).toEqual([]);
  expect(lacksForCompletion(FORM, recorded, TODAY)).toEqual([expect.stringContaining('signature')]);
  expect(lacksForCompletion(FORM, complete, TODAY)).toEqual([]);
  expect(lacksForCompletion(FORM, withAnswers(complete, { leftSafe: false }), TODAY)).toEqual([expect.stringContaining('safe')]);
});

it('the controls that were agreed stand there in the form’s own words, without those that stop', () => {
  const controls = agreedControls(FORM, answered({ plansOnSite: false }), TODAY);
  expect(controls).toContain('Traffic: Verge closed, two cones each side');
  expect(controls).toContain('Services located and potholed');
  expect(controls).not.toContain('Plans on site');
  expect(agreedControls(FORM, answered({ trafficControl: '$& $1' }), TODAY)).toContain('Traffic: $& $1');
});

it('says an answer as a person reads it', () => {
  const said = (key: string) => {
    const question = questionsOf(FORM).find((one) => one.key === key);
    return question === undefined ? null : answerText(question, { ...GOOD_ANSWERS, ...RECORDED }[key]);
  };
  expect(['position', 'isRightSite', 'otherTrades', 'conduitLength', 'potholePhoto', 'depth'].map(said)).toEqual([
    '-33.7712, 150.9053 ± 6 m',
    'Yes',
    'No',
    '31.5 m',
    'Taken',
    '',
  ]);
});

describe('versions', () => {
  const second = { ...FORM, version: 2 };
  const third = { ...FORM, version: 3 };
  const setting = { supervisorName: '', supervisorPhone: '', forms: [third, second] };
  it('a new ticket has the newest form, an old one its own', () => {
    expect(currentForm(setting)).toBe(third);
    expect(currentForm({ ...setting, forms: [] })).toBe(FORM);
    expect(formOfVersion(setting, 1)).toBe(FORM);
    expect(formOfVersion(setting, 2)).toBe(second);
    expect(formOfVersion(setting, 4)).toBeNull();
  });
});

describe('what is read', () => {
  it('its own, exactly as it was stored', () => expect(readTicket(JSON.stringify(complete))).toEqual({ kind: 'ticket', ticket: complete }));
  it.each([null, '', '{}', ' { } '])('none: %s', (text) => expect(readTicket(text).kind).toBe('none'));
  it.each(['{', '[]', '3', 'null', '{"step":1}', '{"formVersion":1}', JSON.stringify({ ...complete, more: 1 })])(
    'from elsewhere: %s',
    (text) => expect(readTicket(text)).toEqual({ kind: 'foreign', text }),
  );
  it.each([
    ['a number of strokes that is no drawing', { ...complete, signatures: [{ ...complete.signatures[0], ink: [[1, 2, 3]] }] }],
    ['too long an answer', { ...complete, answers: { a: 'x'.repeat(4001) } }],
    ['an answer of another shape', { ...complete, answers: { a: ['x'] } }],
    ['a name that is none', { ...complete, answers: { __proto__x: 'x' } }],
    ['a half of a sign', { ...complete, answers: { a: '\ud800' } }],
    ['too many signatures', { ...complete, signatures: Array.from({ length: 201 }, () => complete.signatures[0]) }],
    ['no instant', { ...complete, times: { startedAt: 'today', completedAt: null } }],
  ])('%s is named', (_, ticket) => expect(ticketProblem(ticket)).not.toBeNull());
});
