// Projects: what may be written, who changes them, progress against an oracle (screens.md §2.24; decision 051).
import fc from 'fast-check';
import { parseInput } from '../kernel/input.ts';
import { addDays } from '../kernel/dates.ts';
import { buildActor } from '../../testing/build-actor.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { moveJobsInput, projectInput } from './project.input.ts';
import { canEditProjects, canMoveJob, canUndoMove, seesProjectValue } from './project.lifecycle.ts';
import { MOST_POINTS, progressOf, projectHealth, type ProgressDay } from './project.rules.ts';
import { runs } from '../../testing/random-runs.ts';

const NAMED = { name: 'Box Hill' };

test('a project has a name of one line; what is left out or blank is null', () => {
  expect(parseInput(projectInput, { name: '  Box Hill ', customer: ' ', startDate: '' })).toEqual({
    ...{ id: null, name: 'Box Hill', customer: null, fsam: null, region: null, manager: null },
    ...{ startDate: null, finishDate: null, comments: null },
  });
  expect(refusalOf(() => parseInput(projectInput, { name: ' ' }))).toMatchObject({
    details: { field: 'name', sentence: 'Name is missing.' },
  });
  expect(refusalOf(() => parseInput(projectInput, { name: 'x'.repeat(201) })).code).toBe('INVALID_INPUT');
  expect(refusalOf(() => parseInput(projectInput, { ...NAMED, comments: 'x'.repeat(4001) })).code).toBe('INVALID_INPUT');
});

test('it does not finish before it starts, but on the same day it may', () => {
  const days = (startDate: string, finishDate: string) => ({ ...NAMED, startDate, finishDate });
  expect(refusalOf(() => parseInput(projectInput, days('2026-12-02', '2026-12-01')))).toMatchObject({ code: 'PROJECT_DATES' });
  expect(parseInput(projectInput, days('2026-12-01', '2026-12-01')).finishDate).toBe('2026-12-01');
});

test('a bulk has at most 500 jobs, each once', () => {
  const ids = (count: number) => ({ projectId: 1, jobIds: Array.from({ length: count }, (_, at) => at + 1) });
  expect(parseInput(moveJobsInput, { projectId: null, jobIds: [7, 8, 7] })).toEqual({
    projectId: null,
    fromProjectId: null,
    jobIds: [7, 8],
  });
  expect(parseInput(moveJobsInput, ids(500)).jobIds).toHaveLength(500);
  expect(refusalOf(() => parseInput(moveJobsInput, ids(501))).code).toBe('INVALID_INPUT');
});

test('whoever edits jobs edits projects; what one is worth is for the claim alone, not for a subcontractor', () => {
  expect(canEditProjects(buildActor({ claims: ['CAN_EDIT_CONSTRUCTION'] })).ok).toBe(true);
  expect(canEditProjects(buildActor({ claims: ['CAN_ACCESS_CONSTRUCTION'] }))).toMatchObject({ code: 'CLAIM_REQUIRED' });
  expect(seesProjectValue(buildActor({ isSubcontractor: true }))).toBe(false);
  expect(seesProjectValue(buildActor({ claims: ['CAN_VIEW_FINANCIAL_INFORMATION'] }))).toBe(true);
});

test('a move is taken back where the job is as it left it, and where it came from is there for this person still', () => {
  const editor = buildActor({ claims: ['CAN_EDIT_CONSTRUCTION'] });
  const move = (projectId: number | null) => ({ version: 3, before: { projectId } });
  const projects = new Set([1]);
  expect(canUndoMove(editor, { version: 3 }, move(1), projects).ok).toBe(true);
  expect(canUndoMove(editor, { version: 3 }, move(null), projects).ok).toBe(true);
  expect(canUndoMove(editor, { version: 4 }, move(1), projects)).toMatchObject({ code: 'STALE_VERSION' });
  expect(canUndoMove(editor, { version: 3 }, move(2), projects)).toMatchObject({ code: 'NOT_FOUND' });
  expect(canUndoMove(buildActor({ onlyClaims: [] }), { version: 3 }, move(1), projects)).toMatchObject({ code: 'CLAIM_REQUIRED' });
});

test('a job is moved once, and from where it was seen alone', () => {
  const inA = { projectId: 1, projectName: 'A' };
  const inNone = { projectId: null, projectName: null };
  expect(canMoveJob(inA, 2, 1).ok).toBe(true);
  expect(canMoveJob(inA, null, 1).ok).toBe(true);
  expect(canMoveJob(inNone, 2, null).ok).toBe(true);
  expect(canMoveJob(inA, 1, null)).toMatchObject({ code: 'PROJECT_HAS_JOB' });
  expect(canMoveJob(inA, 3, 2)).toMatchObject({ code: 'PROJECT_LACKS_JOB', details: { project: 'A' } });
  expect(canMoveJob(inNone, null, null)).toMatchObject({ code: 'PROJECT_LACKS_JOB', details: { project: null } });
});

test('one overdue job is enough to be behind', () => {
  const health = (jobsTotal: number, jobsComplete: number, jobsOverdue: number) => projectHealth({ jobsTotal, jobsComplete, jobsOverdue });
  expect([health(0, 0, 0), health(2, 2, 0), health(3, 2, 1), health(3, 2, 0)]).toEqual(['No jobs', 'Complete', 'Behind', 'On time']);
});

test('without a day there is no progress; one day is one point', () => {
  expect(progressOf([])).toEqual({ stepDays: 1, points: [] });
  const one = { day: '2026-11-20', planned: 2, done: 1 };
  expect(progressOf([one])).toEqual({ stepDays: 1, points: [one] });
});

test('at most 200 points, whatever the days; each says what was due and done until then, and the last one says all', () => {
  const span = fc.constantFrom(3, 150, 199, 200, 201, 1_400, 1_401, 90_000);
  const days = span
    .chain((most) => fc.uniqueArray(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 60 }))
    .map((offsets) =>
      offsets
        .toSorted((a, b) => a - b)
        .map((offset): ProgressDay => ({ day: addDays('1901-01-03', offset), planned: offset % 4, done: (offset + 1) % 3 })),
    );
  fc.assert(
    fc.property(days, (given) => {
      const { stepDays, points } = progressOf(given);
      expect(points.length).toBeLessThanOrEqual(MOST_POINTS);
      expect(stepDays === 1 || stepDays % 7 === 0).toBe(true);
      for (const { day, planned, done } of points) {
        const until = given.filter((one) => one.day <= day);
        expect([planned, done]).toEqual([sum(until, 'planned'), sum(until, 'done')]);
      }
      expect(points.at(-1)).toMatchObject({ planned: sum(given, 'planned'), done: sum(given, 'done') });
      points.slice(1).forEach(({ day }, at) => expect(day).toBe(addDays(points[at]?.day ?? '', stepDays)));
    }),
    runs({ least: 30, soak: 300 }),
  );
});

const sum = (days: readonly ProgressDay[], of: 'planned' | 'done'): number => days.reduce((all, one) => all + one[of], 0);
