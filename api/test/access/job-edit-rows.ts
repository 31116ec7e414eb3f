// The access matrix of a job's own changes: the office's, by claim; who does not see the job is told that there is none.
import { everybody, gqlAnswer, openRow, readRow, writeRow, type AccessRow, type Answers, type Cell, type Target } from './access-row.ts';
import { heldJob, job, plannedJob } from './access-targets.ts';

type Make = NonNullable<AccessRow['target']>;

const on = (target: Make, query: (target: Target) => string) => ({
  target,
  call: (cell: Cell, made: Target) => gqlAnswer(cell, query(made)),
});
const change = (target: Make, call: (target: Target) => string) => on(target, (made) => `mutation { ${call(made)} { id } }`);
/** Who changes a job's status for the office. */
const OFFICE: Answers = { ...everybody('OK'), field: 'CLAIM_REQUIRED', sub: 'CLAIM_REQUIRED' };
const EDITORS: Answers = { ...everybody('CLAIM_REQUIRED'), scheduler: 'OK', office: 'OK', admin: 'OK' };

let counter = 0;
const freshOrder = (): string => `ACCESS-${process.pid}-${++counter}`;
const NEW_JOB = 'workType: "Pre-install", streetName: "Wattle", suburb: "Box Hill"';

export const JOB_EDIT_ROWS: readonly AccessRow[] = [
  readRow(
    'Query.constructionEdit',
    on(job, ({ id }) => `{ constructionEdit(id: ${id}) { id } }`),
    EDITORS,
  ),
  openRow(
    'Query.jobsAtAddress',
    on(job, ({ id }) => `{ jobsAtAddress(at: { exceptId: ${id}, address: "8 Wattle Rd" }) { id } }`),
    EDITORS,
  ),
  openRow(
    'Mutation.createConstruction',
    (cell) => gqlAnswer(cell, `mutation { createConstruction(input: { values: { workOrder: "${freshOrder()}", ${NEW_JOB} } }) { id } }`),
    EDITORS,
  ),
  writeRow(
    'Mutation.duplicateConstruction',
    change(job, ({ id }) => `duplicateConstruction(input: { id: ${id}, workOrder: "${freshOrder()}" })`),
    EDITORS,
  ),
  writeRow(
    'Mutation.updateConstruction',
    change(job, ({ id }) => `updateConstruction(input: { id: ${id}, base: { description: null }, changes: { description: "Two pits" } })`),
    EDITORS,
  ),
  writeRow(
    'Mutation.holdConstruction',
    change(job, ({ id }) => `holdConstruction(input: { id: ${id}, reason: "no power", until: "${inAWeek()}" })`),
    EDITORS,
  ),
  writeRow(
    'Mutation.releaseConstruction',
    change(heldJob, ({ id }) => `releaseConstruction(input: { id: ${id} })`),
    EDITORS,
  ),
  writeRow(
    'Mutation.planConstructionStatus',
    change(job, ({ id }) => `planConstructionStatus(input: { id: ${id}, status: "Scheduled", at: "${inAWeek()}T09:00:00Z" })`),
    OFFICE,
  ),
  writeRow(
    'Mutation.cancelPlannedStatus',
    change(plannedJob, ({ id }) => `cancelPlannedStatus(input: { id: ${id} })`),
    OFFICE,
  ),
  writeRow(
    'Mutation.resetConstruction',
    change(job, ({ id }) => `resetConstruction(input: { id: ${id}, typed: "something else", reason: "wrong job" })`),
    { ...everybody('CLAIM_REQUIRED'), office: 'TYPED_OTHERWISE', admin: 'TYPED_OTHERWISE' },
  ),
];

function inAWeek(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 7);
  return day.toISOString().slice(0, 10);
}
