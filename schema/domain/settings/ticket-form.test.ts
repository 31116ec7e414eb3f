// A ticket's form as it is edited: nothing of an earlier version is written again, two editors are merged by question, and what cannot be filled in is not saved.
import { DEFAULT_TICKET_FORM as FIRST } from './default-ticket-form.ts';
import { mergeSetting, pathOf, rowsOf, openedSetting, settingChanges, type Config } from './merge-setting.ts';
import { parseSettingStrictly } from './parse-setting.ts';
import { archivedQuestions, closedTicket, newName, openedTicket } from './ticket-form-parts.ts';
import { canAskSo, formFaults, questionFaults } from './ticket-form.rules.ts';

const NAME = 'Ticket of Work';
const EMPTY: Config = { supervisorName: '', supervisorPhone: '', forms: [] };
const questions = (config: Config) => rowsOf(NAME, openedSetting(NAME, config));
const withQuestions = (config: Config, change: (rows: readonly Config[]) => readonly Config[]): Config =>
  closedTicket({ ...openedTicket(config), questions: change(questions(config)) }, config);
const added = (key: string, step = 'access'): Config => ({ step, key, kind: 'yesNo', label: `Is the ${key} there?` });
const reworded = (config: Config, key: string, part: Config): Config =>
  withQuestions(config, (rows) => rows.map((row) => (row['key'] === key ? { ...row, ...part } : row)));
const versions = (config: Config) => parseSettingStrictly(NAME, config).forms.map(({ version }) => version);

test('what asks as before is no new version; a change is one upon the others, which stay word for word', () => {
  expect(closedTicket(openedTicket(EMPTY), EMPTY)).toEqual(EMPTY);
  const second = withQuestions(EMPTY, (rows) => [...rows, added('key')]);
  const third = withQuestions(second, (rows) => rows.filter(({ key }) => key !== 'key'));
  expect([versions(second), versions(third)]).toEqual([[2], [2, 3]]);
  expect(parseSettingStrictly(NAME, third).forms[0]).toEqual(parseSettingStrictly(NAME, second).forms[0]);
  expect(parseSettingStrictly(NAME, third).forms[1]?.steps).toEqual(FIRST.steps);
  expect(parseSettingStrictly(NAME, closedTicket(openedTicket(EMPTY), third)).forms).toHaveLength(2);
  expect(versions(closedTicket(openedTicket(EMPTY), second, 9))).toEqual([2, 9]);
});

test('an edit that was kept before questions could be edited saves its other fields, and no form', () => {
  const second = withQuestions(EMPTY, (rows) => [...rows, added('key')]);
  expect(closedTicket({ ...second, supervisorName: 'Lee', questions: [] }, second)).toEqual({ ...second, supervisorName: 'Lee' });
});

test('two editors of other questions lose nothing; the same wording is a clash, and so is an archived question that the other one changed', () => {
  const yours = withQuestions(reworded(EMPTY, 'weather', { label: 'How is the weather?' }), (rows) => [...rows, added('mine')]);
  const theirs = withQuestions(reworded(EMPTY, 'plansOnSite', { label: 'Plans here?' }), (rows) => [...rows, added('yours')]);
  const { config, clashes } = mergeSetting(NAME, EMPTY, yours, theirs);
  expect(clashes).toEqual([]);
  const labels = new Map(questions(config).map(({ key, label }) => [key, label]));
  expect([labels.get('weather'), labels.get('plansOnSite'), labels.has('mine'), labels.has('yours')]).toEqual([
    ...['How is the weather?', 'Plans here?'],
    ...[true, true],
  ]);
  expect(versions(config).at(-1)).toBeGreaterThan(versions(theirs).at(-1) ?? 0);

  const asked = mergeSetting(NAME, EMPTY, reworded(EMPTY, 'pits', { label: 'A' }), reworded(EMPTY, 'pits', { label: 'B' })).clashes;
  expect(asked.map(({ field }) => pathOf(field))).toEqual([['row', 'pits', 'label']]);
  const gone = withQuestions(EMPTY, (rows) => rows.filter(({ key }) => key !== 'pits'));
  expect(mergeSetting(NAME, EMPTY, gone, reworded(EMPTY, 'pits', { label: 'B' })).clashes.map(({ field }) => pathOf(field))).toEqual([
    ['row', 'pits'],
  ]);
});

test('a step that one took away is there again, as it was, for the question that the other one put into it', () => {
  const opened = openedTicket(EMPTY);
  const { record: _record, ...steps } = opened['steps'] as Record<string, unknown>;
  const yours = closedTicket(
    { ...opened, steps, stepOrder: Object.keys(steps), questions: questions(EMPTY).filter(({ step }) => step !== 'record') },
    EMPTY,
  );
  const { config, clashes } = mergeSetting(
    NAME,
    EMPTY,
    yours,
    withQuestions(EMPTY, (rows) => [...rows, added('spare', 'record')]),
  );
  expect(clashes).toEqual([]);
  const steps2 = parseSettingStrictly(NAME, config).forms.at(-1)?.steps ?? [];
  expect(steps2.find(({ key }) => key === 'record')).toMatchObject({ title: 'Work record', questions: [{ key: 'spare' }] });
});

test('each change of a question is told by itself, and an earlier form is none', () => {
  const second = reworded(EMPTY, 'pits', { label: 'Pits?' });
  expect(settingChanges(NAME, EMPTY, second).map(({ path }) => path)).toEqual([['row', 'pits', 'label']]);
  expect(settingChanges(NAME, second, closedTicket(openedTicket(second), EMPTY))).toEqual([]);
});

test('a question that is no longer asked can be brought back, and its name is given to no other', () => {
  const gone = withQuestions(EMPTY, (rows) => rows.filter(({ key }) => key !== 'pits'));
  const asked = new Set(questions(gone).map(({ key }) => String(key)));
  expect(archivedQuestions(gone, asked)).toMatchObject([{ key: 'pits', step: 'record' }]);
  expect(newName('Is the gate locked?', new Set())).toBe('isTheGateLocked');
  expect(newName('Is the gate locked?', new Set(['isTheGateLocked', 'isTheGateLocked2']))).toBe('isTheGateLocked3');
  expect(newName('門', new Set())).toBe('question');
});

test.each([
  ['label', { ...added('a'), label: ' ' }],
  ['options', { ...added('a'), kind: 'choice', options: ['One'] }],
  ['options', { ...added('a'), kind: 'choice', options: ['One', 'One'] }],
  ['stop', { ...added('a'), stop: { on: false, text: '' } }],
  ['most', { ...added('a'), kind: 'number', most: 'many' }],
])('what is wrong with a question is said at its field: %s', (field, question) => {
  expect(questionFaults(question)).toMatchObject([{ key: 'a', field }]);
});

const formOf = (config: Config) => parseSettingStrictly(NAME, config).forms.at(-1) ?? FIRST;

test.each<[string, Config, RegExp]>([
  ['hangs on none', withQuestions(EMPTY, (rows) => rows.filter(({ key }) => key !== 'isDigging')), /no longer asked/],
  ['hangs on a later one', reworded(EMPTY, 'inducted', { when: { key: 'isDigging', is: true } }), /must be asked before/],
  [
    'hangs on an answer that there is not',
    reworded(EMPTY, 'otherControls', { when: { key: 'weather', is: 'Snow' } }),
    /cannot be answered so/,
  ],
  ['no crew signs', reworded(EMPTY, 'crewSigned', { isOptional: true }), /crew must sign on/],
  ['no worker signs', withQuestions(EMPTY, (rows) => rows.filter(({ key }) => key !== 'workerSigned')), /worker must sign off/],
  [
    'work before the assessment',
    closedTicket({ ...openedTicket(EMPTY), stepOrder: ['record', 'job', 'access', 'underground', 'hazards', 'signOn', 'signOff'] }, EMPTY),
    /is done before Work record/,
  ],
])('a form that could not be filled in is not saved: %s', (_, config, sentence) => {
  expect(formFaults(formOf(config))[0]?.sentence).toMatch(sentence);
  const verdict = canAskSo(parseSettingStrictly(NAME, config), parseSettingStrictly(NAME, EMPTY));
  expect(verdict.ok).toBe(false);
  // who only changes whom to call is not held up by an old form
  expect(canAskSo(parseSettingStrictly(NAME, config), parseSettingStrictly(NAME, config)).ok).toBe(true);
});

test('the form that comes with the product is sound', () => expect(formFaults(FIRST)).toEqual([]));
