import type { Claim } from '../kernel/claims.ts';
import { buildActor } from '../../testing/build-actor.ts';
import { partsNamedTo, type JobPart } from './job-parts.ts';

const OFFICE: readonly Claim[] = ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'];
const FINANCE: readonly Claim[] = [...OFFICE, 'CAN_VIEW_FINANCIAL_INFORMATION'];

test.each<[string, readonly Claim[], readonly JobPart[], boolean]>([
  ['the office is told of tasks, comments, files and delegations', OFFICE, ['tasks', 'comments', 'files', 'delegations'], true],
  ['the office is not told that costs changed', OFFICE, ['costs'], false],
  ['the office is told nothing where a payment changed with a task', OFFICE, ['tasks', 'payments'], false],
  ['who sees amounts is told of costs and payments', FINANCE, ['costs', 'payments'], true],
  ['a crew is told no part', ['CAN_ACCESS_FIELD_WORK'], ['tasks'], false],
  ['who sees all groups and not the jobs is told no part', ['CAN_VIEW_ALL_GROUPS'], ['tasks'], false],
  ['who sees the jobs and not all groups is told no part', ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_FINANCIAL_INFORMATION'], ['job'], false],
])('%s', (_rule, onlyClaims, parts, isTold) => {
  expect(partsNamedTo(buildActor({ onlyClaims }), parts)).toEqual(isTold ? parts : null);
});
