// Each refusal of the catalogue that can be met on the task page, once, by its sentence and where it is read (issue §5; quality.md §1). What the
// server answers in each case is in db commands, bad-input, effects and task-lifecycle; in a browser a few are in e2e/task-page/refusals.
import { CATALOGUE } from '@lotline/schema/errors/catalogue';
import type { Gql } from './testing/open-task-page.tsx';
import { ITEM_REFUSALS } from './testing/refusals/item-refusals.ts';
import { JOB_REFUSALS } from './testing/refusals/job-refusals.ts';
import { OFFICE_REFUSALS } from '@lotline/schema/testing/office-refusals';
import { NOT_MET } from './testing/refusals/not-met.ts';
import { meet } from './testing/refusals/refusal-case.ts';
import { SERVER_REFUSALS } from './testing/refusals/server-refusals.ts';
import { STEP_REFUSALS } from './testing/refusals/step-refusals.ts';

const gql: Gql = jest.fn();
const REFUSALS = [...STEP_REFUSALS, ...ITEM_REFUSALS, ...JOB_REFUSALS, ...SERVER_REFUSALS];

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each(REFUSALS.map((refusal) => [refusal.code, refusal.rule, refusal] as const))('%s: %s', (_code, _rule, refusal) =>
  meet(refusal, gql),
);

test('every code of the catalogue is met here or has its reason why not', () => {
  const met = new Set<string>(REFUSALS.map(({ code }) => code));
  const excused = [...Object.keys(NOT_MET), ...OFFICE_REFUSALS];
  expect(Object.keys(CATALOGUE).filter((code) => !met.has(code) && !excused.includes(code))).toEqual([]);
  expect(excused.filter((code) => met.has(code))).toEqual([]);
});
