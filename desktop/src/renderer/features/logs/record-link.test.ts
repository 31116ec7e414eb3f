// Where an entry of the log leads.
import { buildActor } from '@lotline/schema/testing/build-actor';
import { recordLink } from './record-link.ts';

test('what belongs to a job leads to its history, for whom jobs open', () => {
  const task = { entity: 'schedule', entityId: 7, constructionId: 12 };
  expect(recordLink(buildActor({ onlyClaims: ['CAN_VIEW_LOGS', 'CAN_ACCESS_CONSTRUCTION'] }), task)?.path).toBe('/construction/12/history');
  expect(recordLink(buildActor({ onlyClaims: ['CAN_VIEW_LOGS'] }), task)).toBeNull();
});

test('a record of its own leads to its page, for whom that opens, and what has no page leads nowhere', () => {
  const code = { entity: 'field_item', entityId: 5, constructionId: null };
  expect(recordLink(buildActor({ onlyClaims: ['CAN_MANAGE_ITEM_CODES'] }), code)?.path).toBe('/admin/itemcodes?open=5');
  expect(recordLink(buildActor({ onlyClaims: ['CAN_VIEW_LOGS'] }), code)).toBeNull();
  expect(recordLink(buildActor({ onlyClaims: ['CAN_MANAGE_ITEM_CODES'] }), { ...code, entity: 'receipt_key' })).toBeNull();
});
