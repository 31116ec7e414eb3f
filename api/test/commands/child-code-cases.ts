// The commands of child codes, their rates and construction codes, and what their events say (screens.md §2.18).
import { createHash } from 'node:crypto';
import type { BootedApi } from '../booted-api.ts';
import { GROUPS } from '../world.ts';
import { idOf, mutation, type CommandCase, type Target } from './command-case.ts';

let made = 0;
const code =
  ({ hasRate = false, isArchived = false, isRateArchived = false } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const called = `CASE-${String((made += 1))}`;
    const itemId = await idOf(
      api,
      `insert into field_item (code, name, unit_of_measure) values ($called || '-I', 'Conduit', 'm') returning id`,
      { called },
    );
    const id = await idOf(
      api,
      `insert into child_code (code, parent_item_id, is_archived) values ($called, $itemId, $isArchived) returning id`,
      {
        ...{ called, itemId, isArchived },
      },
    );
    const target = { id, constructionId: null, scheduleId: null, called, itemId };
    if (!hasRate) return target;
    const rateId = await idOf(
      api,
      `insert into child_code_rate (child_code_id, group_id, rate, effective_from, is_archived) values ($id, $groupId, 20, '2026-01-01', $isRateArchived) returning id`,
      { id, groupId: GROUPS.ridgeway, isRateArchived },
    );
    return { ...target, rateId };
  };

const shared = {
  by: 'admin',
  replay: 'client',
  hasOccurredAt: true,
  denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
  foreign: 'CLAIM_REQUIRED',
  stale: null,
} as const;
const change = (name: string, input: (target: Target) => string) => mutation(name, (target) => `input: { ${input(target)} }`);
const ARCHIVE = { before: { isArchived: false }, after: { isArchived: true } };
const RESTORE = { before: { isArchived: true }, after: { isArchived: false } };
const adding = (more: string) =>
  change(
    'saveChildRate',
    ({ id }) => `childCodeId: ${String(id)}, why: "Agreed for spring", changes: { groupId: ${GROUPS.ridgeway}, rate: "21.5"${more} }`,
  );

const sold =
  ({ isArchived = false } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const called = `SOLD-${String((made += 1))}`;
    const itemId = await idOf(
      api,
      `insert into field_item (code, name, unit_of_measure) values ($called || '-I', 'Conduit', 'm') returning id`,
      { called },
    );
    const id = await idOf(
      api,
      `insert into construction_code (external_code, item_id, sell_rate, effective_from, is_archived) values ($called, $itemId, 40, '2026-01-01', $isArchived) returning id`,
      { called, itemId, isArchived },
    );
    return { id, constructionId: null, scheduleId: null, called, itemId };
  };

const CONSTRUCTION_CODE_CASES: readonly CommandCase[] = [
  {
    ...shared,
    operation: 'saveConstructionCode',
    begin: sold(),
    send: change(
      'saveConstructionCode',
      ({ id }) =>
        `id: ${String(id)}, why: "Indexed", base: { sellRate: "40.00", contract: null }, changes: { sellRate: "41.2", contract: "C7" }`,
    ),
    refused: {
      begin: sold(),
      send: change('saveConstructionCode', ({ id }) => `id: ${String(id)}, base: { sellRate: "40.00" }, changes: { sellRate: "41.2" }`),
      code: 'REASON_REQUIRED',
    },
    says: () => ({
      ...{ move: 'editConstructionCode', entity: 'construction_code', why: 'Indexed' },
      before: { contract: null, sellRate: '40.00' },
      after: { contract: 'C7', sellRate: '41.20' },
    }),
  },
  {
    ...shared,
    operation: 'archiveConstructionCode',
    begin: sold(),
    send: mutation('archiveConstructionCode', ({ id }) => `id: ${String(id)}, archived: true, why: "Contract over"`),
    refused: null,
    stale: 'construction_code',
    says: () => ({ move: 'archiveConstructionCode', entity: 'construction_code', why: 'Contract over', ...ARCHIVE }),
  },
  {
    ...shared,
    operation: 'archiveConstructionCode',
    what: 'brings it back',
    begin: sold({ isArchived: true }),
    send: mutation('archiveConstructionCode', ({ id }) => `id: ${String(id)}, archived: false, why: "Extended"`),
    refused: null,
    stale: 'construction_code',
    says: () => ({ move: 'restoreConstructionCode', entity: 'construction_code', why: 'Extended', ...RESTORE }),
  },
];

const FROM = '2199-01-01';
/** An item code with a price from a day to come, of a change of many where it is asked. */
const priced =
  ({ hasPrice = false, isOfMany = false, from = FROM } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const called = `PRICED-${String((made += 1))}`;
    const itemId = await idOf(api, `insert into field_item (code, name, unit_amount) values ($called, 'Pit', 10) returning id`, { called });
    const target = { id: itemId, constructionId: null, scheduleId: null, called, itemId };
    if (!hasPrice) return target;
    const sql = `insert into item_price_change (kind, value, effective_from, items, why, made_at, made_by_user_id)
      values ('percent', 10, $from, 1, 'Indexed', now(), (select min(id) from app_user)) returning id`;
    const changeId = isOfMany ? await idOf(api, sql, { from }) : null;
    const priceId = await idOf(
      api,
      'insert into item_price (item_id, unit_amount, effective_from, change_id) values ($itemId, 11, $from, $changeId) returning id',
      { itemId, from, changeId },
    );
    return { ...target, priceId, changeId };
  };
const seenOf = (target: Target): string =>
  createHash('sha256')
    .update(`${String(target.itemId)}/0 percent 10.00 ${FROM}`)
    .digest('hex');
const changing = (seen: (target: Target) => string) =>
  mutation('changeItemPrices', (target) => {
    const input = `kind: "percent", value: "10", effectiveFrom: "${FROM}", seen: "${seen(target)}", why: "Indexed"`;
    return `filter: { ids: [${String(target.itemId)}] }, input: { ${input} }`;
  });
const SET = { unitAmount: '11.00', effectiveFrom: FROM };
const anyId = expect.any(Number) as number;

const ITEM_PRICE_CASES: readonly CommandCase[] = [
  {
    ...shared,
    operation: 'addItemPrice',
    begin: priced(),
    send: change('addItemPrice', ({ itemId }) => `itemId: ${String(itemId)}, unitAmount: "11", effectiveFrom: "${FROM}", why: "Indexed"`),
    refused: {
      begin: priced({ hasPrice: true }),
      send: change('addItemPrice', ({ itemId }) => `itemId: ${String(itemId)}, unitAmount: "12", effectiveFrom: "${FROM}", why: "Indexed"`),
      code: 'ALREADY_TAKEN',
    },
    stale: 'field_item',
    says: () => ({
      ...{ move: 'addItemPrice', entity: 'field_item', before: null, after: SET, why: 'Indexed' },
      detail: { itemPriceIds: [anyId], priceChangeId: null },
    }),
  },
  {
    ...shared,
    operation: 'takeBackItemPrice',
    begin: priced({ hasPrice: true }),
    send: mutation('takeBackItemPrice', ({ priceId }) => `id: ${String(priceId)}, why: "Too dear"`),
    refused: { begin: priced({ hasPrice: true, from: '2020-01-01' }), code: 'INVALID_INPUT' },
    stale: 'field_item',
    says: (_api, { priceId }) => ({
      ...{ move: 'takeBackItemPrice', entity: 'field_item', before: SET, after: null, why: 'Too dear' },
      detail: { itemPriceIds: [priceId], priceChangeId: null },
    }),
  },
  {
    ...shared,
    operation: 'changeItemPrices',
    begin: priced(),
    send: changing(seenOf),
    refused: { send: changing(() => '0'), code: 'STALE_VERSION' },
    says: () => ({
      ...{ move: 'addItemPrice', entity: 'field_item', before: null, after: SET, why: 'Indexed' },
      detail: { itemPriceIds: [anyId], priceChangeId: anyId },
    }),
  },
  {
    ...shared,
    operation: 'undoItemPrices',
    begin: priced({ hasPrice: true, isOfMany: true }),
    send: mutation('undoItemPrices', ({ changeId }) => `changeId: ${String(changeId)}, why: "Wrong year"`),
    refused: { begin: priced({ hasPrice: true, isOfMany: true, from: '2020-01-01' }), code: 'INVALID_INPUT' },
    says: (_api, { priceId, changeId }) => ({
      ...{ move: 'takeBackItemPrice', entity: 'field_item', before: SET, after: null, why: 'Wrong year' },
      detail: { itemPriceIds: [priceId], priceChangeId: changeId },
    }),
  },
];

export const CHILD_CODE_CASES: readonly CommandCase[] = [
  ...ITEM_PRICE_CASES,
  ...CONSTRUCTION_CODE_CASES,
  {
    ...shared,
    operation: 'saveChildCode',
    begin: code(),
    send: change(
      'saveChildCode',
      ({ id }) =>
        `id: ${String(id)}, why: "Half of it", base: { share: "1.000", description: null }, changes: { share: "0.5", description: "Dig" }`,
    ),
    refused: {
      begin: code(),
      send: change('saveChildCode', ({ id }) => `id: ${String(id)}, base: { share: "1.000" }, changes: { share: "0.5" }`),
      code: 'REASON_REQUIRED',
    },
    says: () => ({
      ...{ move: 'editChildCode', entity: 'child_code', why: 'Half of it' },
      before: { description: null, share: '1.000' },
      after: { description: 'Dig', share: '0.500' },
    }),
  },
  {
    ...shared,
    operation: 'archiveChildCode',
    begin: code(),
    send: mutation('archiveChildCode', ({ id }) => `id: ${String(id)}, archived: true, why: "Not used"`),
    refused: null,
    stale: 'child_code',
    says: () => ({ move: 'archiveChildCode', entity: 'child_code', why: 'Not used', ...ARCHIVE }),
  },
  {
    ...shared,
    operation: 'archiveChildCode',
    what: 'brings it back',
    refused: null,
    says: () => ({ move: 'restoreChildCode', entity: 'child_code', why: 'Used again', ...RESTORE }),
    begin: code({ isArchived: true }),
    send: mutation('archiveChildCode', ({ id }) => `id: ${String(id)}, archived: false, why: "Used again"`),
    stale: 'child_code',
  },
  {
    ...shared,
    operation: 'saveChildRate',
    begin: code(),
    send: adding(', effectiveFrom: "2026-09-01", effectiveTo: "2026-11-30"'),
    refused: { begin: code({ hasRate: true }), code: 'ALREADY_TAKEN' },
    says: async (api, { id }) => ({
      ...{ move: 'addChildRate', entity: 'child_code', why: 'Agreed for spring', before: null },
      after: { groupId: GROUPS.ridgeway, contractorId: null, rate: '21.50', effectiveFrom: '2026-09-01', effectiveTo: '2026-11-30' },
      detail: {
        childRateId: await idOf(api, 'select id from child_code_rate where child_code_id = $id', { id }),
        party: 'Ridgeway Cabling',
      },
    }),
  },
  {
    ...shared,
    operation: 'archiveChildRate',
    begin: code({ hasRate: true }),
    send: mutation('archiveChildRate', ({ rateId }) => `id: ${String(rateId)}, archived: true, why: "Wrong group"`),
    refused: null,
    says: (_api, { rateId }) => ({
      ...{ move: 'removeChildRate', entity: 'child_code', why: 'Wrong group', ...ARCHIVE },
      detail: { childRateId: rateId, party: 'Ridgeway Cabling' },
    }),
  },
  {
    ...shared,
    operation: 'archiveChildRate',
    what: 'brings it back',
    refused: null,
    begin: code({ hasRate: true, isRateArchived: true }),
    send: mutation('archiveChildRate', ({ rateId }) => `id: ${String(rateId)}, archived: false, why: "Right after all"`),
    says: (_api, { rateId }) => ({
      ...{ move: 'restoreChildRate', entity: 'child_code', why: 'Right after all', ...RESTORE },
      detail: { childRateId: rateId, party: 'Ridgeway Cabling' },
    }),
  },
];
