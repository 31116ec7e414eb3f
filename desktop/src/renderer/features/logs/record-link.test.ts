// Where an entry of the log leads.
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import { buildActor } from '@lotline/schema/testing/build-actor';
import { recordLink } from './record-link.ts';

const NOTHING = { entityId: 5, constructionId: null, owner: null };
const leadsTo = (claims: readonly Claim[], record: Partial<Parameters<typeof recordLink>[1]> & { readonly entity: string }) =>
  recordLink(buildActor({ onlyClaims: ['CAN_VIEW_LOGS', ...claims] }), { ...NOTHING, ...record })?.path ?? null;

test('what belongs to a job leads to its history, for whom jobs open', () => {
  const task = { entity: 'schedule', entityId: 7, constructionId: 12 };
  expect(leadsTo(['CAN_ACCESS_CONSTRUCTION'], task)).toBe('/construction/12/history');
  expect(leadsTo([], task)).toBeNull();
});

test('a record of its own leads to its page, for whom that opens, and what has no page leads nowhere', () => {
  expect(leadsTo(['CAN_MANAGE_ITEM_CODES'], { entity: 'field_item' })).toBe('/admin/itemcodes?open=5');
  expect(leadsTo([], { entity: 'field_item' })).toBeNull();
  expect(leadsTo(['CAN_MANAGE_ITEM_CODES'], { entity: 'receipt_key' })).toBeNull();
});

const CONTRACTORS = 'CAN_MANAGE_INDEPENDENT_CONTRACTORS';
test.each<[string, string, string, Claim, string]>([
  [
    'a document of a contractor',
    'resource_document',
    'independent_contractor:3',
    CONTRACTORS,
    '/admin/independent-contractors/3/compliance',
  ],
  ['a document of a person', 'resource_document', 'app_user:4', 'CAN_MANAGE_USERS', '/admin/manage-users/users/4/documents'],
  ['a bank account', 'contractor_bank_account', 'independent_contractor:3', CONTRACTORS, '/admin/independent-contractors/3/bank'],
  ['a value', 'lookup_value', 'lookup:Build type', 'CAN_MANAGE_LOOKUPS', '/admin/lookups?list=Build%20type&open=5'],
  ['a setting of the company', 'system_setting', 'system_setting:Retention', 'CAN_MANAGE_SYSTEM_SETTINGS', '/admin/settings/retention'],
  [
    ...(['the setting of a work type', 'system_setting', 'system_setting:Expected Photos:MDU: new', 'CAN_MANAGE_SYSTEM_SETTINGS'] as const),
    '/admin/settings/jobSettings/photos/MDU%3A%20new',
  ],
  ['a comment on a project', 'project_comment', 'project:9', 'CAN_ACCESS_CONSTRUCTION', '/project/9/comments'],
  ['a file of a document', 'attachment', 'app_user:4', 'CAN_MANAGE_USERS', '/admin/manage-users/users/4/documents'],
])('%s leads to where its owner’s page shows it, for whom that page opens and nobody else', (_what, entity, owner, claim, path) => {
  expect(leadsTo([claim], { entity, owner })).toBe(path);
  expect(leadsTo([claim === CONTRACTORS ? 'CAN_MANAGE_USERS' : CONTRACTORS], { entity, owner })).toBeNull();
});

test('a document that is gone leads nowhere, and a setting that was set back to the settings', () => {
  expect(leadsTo([CONTRACTORS, 'CAN_MANAGE_USERS'], { entity: 'resource_document' })).toBeNull();
  expect(leadsTo(['CAN_MANAGE_SYSTEM_SETTINGS'], { entity: 'system_setting' })).toBe('/admin/settings');
});
