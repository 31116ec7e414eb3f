// The access matrix of potential jobs (domain.md §1): one's own, or those that one is assigned to; all of them with CAN_ACCESS_POTENTIAL_JOBS.
import { z } from 'zod';
import { insertRow } from '../insert-row.ts';
import { PEOPLE } from '../world.ts';
import { everybody, fieldWork, gqlAnswer, openRow, type AccessRow, type Answers, type Cell, type Target } from './access-row.ts';

/** Of this very person, or of somebody of another group. */
const potentialJob = async ({ api, role, group }: Cell): Promise<Target> => ({
  id: await insertRow(api.sequelize, 'potential_job', {
    ...{ raised_by_user_id: group === 'Coastal Comms' ? PEOPLE.sub2 : PEOPLE[role], status: 'In review', needs_office_approval: false },
    ...{ street_name: 'Wattle', suburb: 'Box Hill', builder: 'Tamar Homes', site_contact_name: 'Dale', site_contact_phone: '+61491570156' },
  }),
});
const on = (query: (target: Target) => string) => ({
  target: potentialJob,
  call: (cell: Cell, target: Target) => gqlAnswer(cell, query(target)),
});

/** It is never left: who reads it may act on it, as far as its state allows. */
function row(operation: string, query: (target: Target) => string, own: Answers): AccessRow {
  const foreign = { ...own, field: 'NOT_FOUND', sub: 'NOT_FOUND', finance: 'NOT_FOUND' };
  return { operation, ...on(query), own, foreign, left: own };
}
/** In review the office alone goes on with it. */
const OFFICE: Answers = { ...everybody('OK'), field: 'POTENTIAL_JOB_STATE', sub: 'POTENTIAL_JOB_STATE', finance: 'CLAIM_REQUIRED' };
const BY_CLAIM: Answers = { ...everybody('OK'), field: 'CLAIM_REQUIRED', sub: 'CLAIM_REQUIRED', finance: 'CLAIM_REQUIRED' };

/** A change of many, of which there is one: its verdict is the answer. */
function ofMany(operation: string, facts: string, own: Answers): AccessRow {
  const foreign = { ...own, field: 'NOT_FOUND', sub: 'NOT_FOUND', finance: 'NOT_FOUND' };
  const call = async ({ api, role }: Cell, { id }: Target) => {
    const { data, errors } = await api.gql(role, `mutation { ${operation}(input: { ids: [${String(id)}], ${facts} }) { code } }`);
    const [verdict] = z.array(z.object({ code: z.string().nullable() })).parse(data?.[operation]);
    return errors[0]?.extensions.code ?? verdict?.code ?? 'OK';
  };
  return { operation: `Mutation.${operation}`, target: potentialJob, call, own, foreign, left: own };
}

export const POTENTIAL_JOB_ROWS: readonly AccessRow[] = [
  openRow('Query.potentialJobPage', (cell) => gqlAnswer(cell, '{ potentialJobPage { count } }'), BY_CLAIM),
  openRow('Query.potentialJobIds', (cell) => gqlAnswer(cell, '{ potentialJobIds }'), BY_CLAIM),
  openRow('Query.potentialJobFilterOptions', (cell) => gqlAnswer(cell, '{ potentialJobFilterOptions { suburbs } }'), BY_CLAIM),
  openRow(
    'Query.potentialJobMatches',
    on(({ id }) => `{ potentialJobMatches(id: ${String(id)}) { id } }`),
    BY_CLAIM,
  ),
  openRow('Query.potentialJobs', (cell) => gqlAnswer(cell, '{ potentialJobs { id } }'), fieldWork('OK')),
  row('Query.potentialJobFiles', ({ id }) => `{ potentialJobFiles(id: ${String(id)}) { id } }`, fieldWork('OK')),
  openRow(
    'Query.recordEvents (of a potential job)',
    on(({ id }) => `{ recordEvents(entity: "potential_job", id: ${String(id)}) { next } }`),
    BY_CLAIM,
  ),
  openRow(
    'Mutation.updatePotentialJob (new)',
    (cell) => gqlAnswer(cell, 'mutation { updatePotentialJob(potentialJob: { addressFromField: "Corner of Wattle and Ferry" }) { id } }'),
    fieldWork('OK'),
  ),
  row(
    'Mutation.updatePotentialJob',
    ({ id }) => `mutation { updatePotentialJob(potentialJob: { id: ${String(id)}, streetName: "Wattle", suburb: "Box Hill" }) { id } }`,
    OFFICE,
  ),
  row(
    'Mutation.updatePotentialJob (processed)',
    ({ id }) =>
      `mutation { updatePotentialJob(potentialJob: { id: ${String(id)}, streetName: "Wattle", suburb: "Box Hill" }, processedFromOffice: true) { id } }`,
    BY_CLAIM,
  ),
  ofMany('changePotentialJobs', 'move: "assign"', BY_CLAIM),
  ofMany('undoPotentialJobChanges', 'clientIds: ["6a1f9c1e-8f6e-4a51-9a3e-0d3c5b7f2a10"]', {
    ...BY_CLAIM,
    scheduler: 'NOT_FOUND',
    office: 'NOT_FOUND',
    admin: 'NOT_FOUND',
  }),
  row(
    'Mutation.convertPotentialJobs',
    ({ id }) =>
      `mutation { convertPotentialJobs(input: { workType: "MDU", jobs: [{ id: ${String(id)}, workOrder: "PJA-${String(id)}" }] }) { id } }`,
    BY_CLAIM,
  ),
  row('Query.potentialJobRequestDraft', ({ id }) => `{ potentialJobRequestDraft(id: ${String(id)}) { link } }`, fieldWork('OK')),
  row(
    'Mutation.sendPotentialJobRequest',
    ({ id }) => `mutation { sendPotentialJobRequest(ids: [${String(id)}], message: "May our crew come onsite?") }`,
    fieldWork('OK'),
  ),
];
