// The commands of potential jobs, and what their events say (screens.md §2.9).
import type { BootedApi } from '../booted-api.ts';
import { insertRow } from '../insert-row.ts';
import { PEOPLE } from '../world.ts';
import { randomUUID } from 'node:crypto';
import { AT, idOf, mutation, ofMany, type CommandCase, type Target } from './command-case.ts';

/** Of finance, who may do nothing with it and reads it all the same. */
const potentialJob =
  (row: Readonly<Record<string, unknown>> = {}) =>
  async (api: BootedApi): Promise<Target> => ({
    id: await insertRow(api.sequelize, 'potential_job', {
      ...{ raised_by_user_id: PEOPLE.finance, street_name: 'Wattle', suburb: 'Box Hill', needs_office_approval: false, ...row },
    }),
    constructionId: null,
    scheduleId: null,
  });

const shared = {
  by: 'office',
  replay: 'client',
  hasOccurredAt: true,
  denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
  stale: 'potential_job',
} as const;
const ADDRESS = 'streetName: "Wattle", suburb: "Box Hill"';

const STATE = {
  status: 'In review',
  needsOfficeApproval: false,
  reason: null,
  duplicateOfId: null,
  assignedFieldUserId: null,
  constructionId: null,
  builderApprovedDate: null,
};
const REJECTED = { ...STATE, status: 'Rejected', reason: 'No access' };
const inReview = potentialJob({ status: 'In review' });

/** Rejected by the office with an action of its own. */
async function rejected(api: BootedApi): Promise<Target> {
  const target = await inReview(api);
  const actionId = randomUUID();
  const input = `ids: [${target.id}], move: "reject", reason: "No access"`;
  await api.gql('office', `mutation { changePotentialJobs(input: { ${input} }, client: { id: "${actionId}" }) { id } }`);
  return { ...target, actionId };
}

const ASKED = { builder: 'Tamar Homes', site_contact_name: 'Dale Whitby', site_contact_phone: '+61491570156' };
const MESSAGE = 'May our crew come onsite?';

const MOVES: readonly CommandCase[] = [
  {
    ...shared,
    operation: 'sendPotentialJobRequest',
    begin: potentialJob(ASKED),
    send: mutation('sendPotentialJobRequest', ({ id }) => `ids: [${id}], message: "${MESSAGE}"`, ''),
    refused: { begin: potentialJob(), code: 'BUILDER_REQUEST_INCOMPLETE' },
    stale: null,
    says: async (api, { id }) => ({
      move: 'requestPotentialJobApproval',
      entity: 'potential_job',
      before: { builderApprovalSentDate: null },
      after: { builderApprovalSentDate: AT },
      detail: {
        builderRequestId: await idOf(api, 'select builder_request_id as id from builder_request_job where potential_job_id = $id', { id }),
        builderRequestJobId: await idOf(api, 'select id from builder_request_job where potential_job_id = $id', { id }),
        developer: 'Tamar Homes',
        siteContact: 'Dale Whitby',
        siteContactPhone: '+61491570156',
        message: MESSAGE,
      },
    }),
  },
  {
    ...shared,
    operation: 'changePotentialJobs',
    begin: inReview,
    send: ofMany('changePotentialJobs', () => 'move: "reject", reason: "No access"'),
    refused: { send: ofMany('changePotentialJobs', () => 'move: "reject"'), code: 'REASON_REQUIRED' },
    stale: null,
    says: () => ({ move: 'rejectPotentialJob', entity: 'potential_job', before: STATE, after: REJECTED }),
  },
  {
    ...shared,
    operation: 'undoPotentialJobChanges',
    begin: rejected,
    send: ofMany('undoPotentialJobChanges', ({ actionId }) => `clientIds: ["${String(actionId)}"]`),
    refused: { send: ofMany('undoPotentialJobChanges', () => 'clientIds: []'), code: 'INVALID_INPUT' },
    stale: null,
    says: () => ({ move: 'rejectPotentialJob', entity: 'potential_job', before: REJECTED, after: STATE, why: 'Undone' }),
  },
  {
    ...shared,
    operation: 'convertPotentialJobs',
    begin: inReview,
    send: mutation('convertPotentialJobs', ({ id }) => `input: { workType: "MDU", jobs: [{ id: ${id}, workOrder: "PJC-${id}" }] }`),
    refused: { begin: potentialJob(), code: 'POTENTIAL_JOB_STATE' },
    stale: null,
    says: async (api, { id }) => ({
      move: 'convertPotentialJob',
      entity: 'potential_job',
      before: STATE,
      after: {
        ...STATE,
        status: 'Converted',
        constructionId: await idOf(api, 'select construction_id as id from potential_job where id = $id', { id }),
      },
    }),
  },
];

export const POTENTIAL_JOB_CASES: readonly CommandCase[] = [
  ...MOVES,
  {
    ...shared,
    operation: 'updatePotentialJob',
    begin: potentialJob(),
    send: mutation('updatePotentialJob', ({ id }) => `potentialJob: { id: ${id}, ${ADDRESS}, lotNumber: "14" }`),
    refused: {
      begin: potentialJob({ status: 'Rejected', reason: 'No access' }),
      code: 'POTENTIAL_JOB_STATE',
      details: { status: 'Rejected', move: 'edit' },
    },
    says: () => ({ move: 'editPotentialJob', entity: 'potential_job', before: { lotNumber: null }, after: { lotNumber: '14' } }),
  },
  {
    ...shared,
    operation: 'updatePotentialJob',
    what: 'processed',
    begin: potentialJob({ address_from_field: 'Corner of Wattle and Ferry', needs_office_approval: true }),
    send: mutation('updatePotentialJob', ({ id }) => `potentialJob: { id: ${id}, ${ADDRESS} }, processedFromOffice: true`),
    refused: {
      send: mutation('updatePotentialJob', ({ id }) => `potentialJob: { id: ${id}, streetName: "Wattle" }, processedFromOffice: true`),
      code: 'INVALID_INPUT',
      details: { field: 'streetName', sentence: 'Please fill in the required fields' },
    },
    says: () => ({
      move: 'processPotentialJob',
      entity: 'potential_job',
      before: { addressFromField: 'Corner of Wattle and Ferry', status: 'New', needsOfficeApproval: true },
      after: { addressFromField: null, status: 'In review', needsOfficeApproval: false },
    }),
  },
];
