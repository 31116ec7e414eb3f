// The access matrix of child codes, their rates and construction codes (screens.md §2.18): whoever manages them; the administrator alone in this world.
import { QueryTypes } from 'sequelize';
import { everybody, gqlAnswer, openRow, type AccessRow, type Answers, type Cell, type Target } from './access-row.ts';

const MANAGERS: Answers = { ...everybody('CLAIM_REQUIRED'), admin: 'OK' };

async function made({ api }: Cell, sql: string): Promise<Target> {
  const [row] = await api.sequelize.query<{ id: number }>(sql, { type: QueryTypes.SELECT });
  return { id: row?.id ?? 0 };
}
const NEW_CODE = `insert into child_code (code) values ('ACCESS-' || nextval('child_code_id_seq')) returning id`;
const code = (cell: Cell) => made(cell, NEW_CODE);
const rate = (cell: Cell) =>
  made(
    cell,
    `with c as (${NEW_CODE}) insert into child_code_rate (child_code_id, rate, effective_from) select id, 5, '2026-01-01' from c returning id`,
  );
const sold = (cell: Cell) =>
  made(
    cell,
    `with f as (insert into field_item (code, name) values ('ACCESS-' || nextval('field_item_id_seq'), 'Pit') returning id)
     insert into construction_code (external_code, item_id, effective_from) select 'ACCESS-' || id, id, '2026-01-01' from f returning id`,
  );
const pricedItem = (cell: Cell) =>
  made(cell, `insert into field_item (code, name, unit_amount) values ('ACCESS-' || nextval('field_item_id_seq'), 'Pit', 4) returning id`);
const on = (target: (cell: Cell) => Promise<Target>, query: (id: string) => string) => ({
  target,
  call: (cell: Cell, { id }: Target) => gqlAnswer(cell, query(String(id))),
});

const CONSTRUCTION_CODE_ROWS: readonly AccessRow[] = [
  openRow('Query.constructionCodes', (cell) => gqlAnswer(cell, '{ constructionCodes { count } }'), MANAGERS),
  openRow('Query.constructionCodeFilterOptions', (cell) => gqlAnswer(cell, '{ constructionCodeFilterOptions { customers } }'), MANAGERS),
  openRow('Query.constructionCodeItems', (cell) => gqlAnswer(cell, '{ constructionCodeItems { id } }'), MANAGERS),
  openRow(
    'Query.constructionCodeDetail',
    on(sold, (id) => `{ constructionCodeDetail(id: ${id}) { id } }`),
    MANAGERS,
  ),
  openRow(
    'Query.recordEvents (of a construction code)',
    on(sold, (id) => `{ recordEvents(entity: "construction_code", id: ${id}) { next } }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.saveConstructionCode',
    on(
      sold,
      (id) =>
        `mutation { saveConstructionCode(input: { id: ${id}, base: { description: null }, changes: { description: "Pit" } }) { id } }`,
    ),
    MANAGERS,
  ),
  openRow(
    'Mutation.archiveConstructionCode',
    on(sold, (id) => `mutation { archiveConstructionCode(id: ${id}, archived: true, why: "Not used") { id } }`),
    MANAGERS,
  ),
];

/** An item code with its one price, from a day to come. */
const priced = (cell: Cell) =>
  made(
    cell,
    `with f as (insert into field_item (code, name) values ('ACCESS-' || nextval('field_item_id_seq'), 'Pit') returning id)
     insert into item_price (item_id, unit_amount, effective_from) select id, 5, '2199-01-01' from f returning id`,
  );
const priceChange = (cell: Cell) =>
  made(
    cell,
    `insert into item_price_change (kind, value, effective_from, items, why, made_at, made_by_user_id)
     values ('percent', 5, '2199-01-01', 1, 'Indexed', now(), (select min(id) from app_user)) returning id`,
  );
const WISH = 'kind: "percent", value: "5", effectiveFrom: "2199-01-01"';

const ITEM_PRICE_ROWS: readonly AccessRow[] = [
  openRow(
    'Query.itemPrices',
    { target: pricedItem, call: (cell: Cell, { id }: Target) => gqlAnswer(cell, `{ itemPrices(itemId: ${String(id)}) { id } }`) },
    MANAGERS,
  ),
  openRow(
    'Query.itemPriceDryRun',
    (cell) => gqlAnswer(cell, `{ itemPriceDryRun(filter: { search: "ACCESS" }, change: { ${WISH} }) { changed } }`),
    MANAGERS,
  ),
  openRow('Query.itemPriceChanges', (cell) => gqlAnswer(cell, '{ itemPriceChanges { id } }'), MANAGERS),
  openRow(
    'Mutation.addItemPrice',
    {
      target: pricedItem,
      call: (cell: Cell, { id }: Target) =>
        gqlAnswer(
          cell,
          `mutation { addItemPrice(input: { itemId: ${String(id)}, unitAmount: "5", effectiveFrom: "2199-01-01", why: "Indexed" }) { id } }`,
        ),
    },
    MANAGERS,
  ),
  openRow(
    'Mutation.takeBackItemPrice',
    on(priced, (id) => `mutation { takeBackItemPrice(id: ${id}, why: "Too dear") { id } }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.changeItemPrices',
    {
      target: pricedItem,
      call: async (cell: Cell, { id }: Target) => {
        const filter = `filter: { ids: [${String(id)}] }`;
        const asked = await gqlAnswer(
          cell,
          `mutation { changeItemPrices(${filter}, input: { ${WISH}, seen: "0", why: "Indexed" }) { id } }`,
        );
        // who may is answered that the dry run was another
        return asked === 'STALE_VERSION' ? 'OK' : asked;
      },
    },
    MANAGERS,
  ),
  openRow(
    'Mutation.undoItemPrices',
    on(priceChange, (id) => `mutation { undoItemPrices(changeId: ${id}) { id } }`),
    MANAGERS,
  ),
];

export const CHILD_CODE_ROWS: readonly AccessRow[] = [
  ...ITEM_PRICE_ROWS,
  ...CONSTRUCTION_CODE_ROWS,
  openRow('Query.childCodes', (cell) => gqlAnswer(cell, '{ childCodes { count } }'), MANAGERS),
  openRow('Query.childCodeChoices', (cell) => gqlAnswer(cell, '{ childCodeChoices { items { id } } }'), MANAGERS),
  openRow(
    'Query.childCodeDetail',
    on(code, (id) => `{ childCodeDetail(id: ${id}) { id } }`),
    MANAGERS,
  ),
  openRow(
    'Query.childCodeTasks',
    on(code, (id) => `{ childCodeTasks(id: ${id}) { otherRates } }`),
    MANAGERS,
  ),
  openRow(
    'Query.recordEvents (of a child code)',
    on(code, (id) => `{ recordEvents(entity: "child_code", id: ${id}) { next } }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.saveChildCode',
    on(
      code,
      (id) => `mutation { saveChildCode(input: { id: ${id}, base: { description: null }, changes: { description: "Pit" } }) { id } }`,
    ),
    MANAGERS,
  ),
  openRow(
    'Mutation.archiveChildCode',
    on(code, (id) => `mutation { archiveChildCode(id: ${id}, archived: true, why: "Not used") { id } }`),
    MANAGERS,
  ),
  openRow(
    'Mutation.saveChildRate',
    on(
      code,
      (id) =>
        `mutation { saveChildRate(input: { childCodeId: ${id}, changes: { rate: "5.00", effectiveFrom: "2026-01-01" }, why: "New" }) { id } }`,
    ),
    MANAGERS,
  ),
  openRow(
    'Mutation.archiveChildRate',
    on(rate, (id) => `mutation { archiveChildRate(id: ${id}, archived: true, why: "Wrong") { id } }`),
    MANAGERS,
  ),
];
