// Rows of the catalogue with its child codes and rates, of what customers pay by it, of the settings and of the lookups (domain.md §3, §4).
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { multiplyMoney } from '@lotline/schema/domain/kernel/money';
import { CATALOGUE, childCodeOf, SOLD_CODES } from './data/catalogue.ts';
import { LOOKUPS, SETTINGS } from './data/settings.ts';
import type { RowBuffer } from './row-buffer.ts';
import { ownRateKey, type StockedItem, type World } from './world.ts';

/** What Ridgeway Cabling has agreed for itself. */
const AGREED_RATES: Readonly<Record<string, string>> = { 'PIT-450': '392.00', 'CON-50': '62.50', 'HAUL-12': '4.60' };
const LAST_YEARS_SHARE = '0.96';

export function writeSettings(rows: RowBuffer): void {
  for (const { name, workType, config } of SETTINGS)
    rows.add('system_setting', { name, work_type: workType, config: JSON.stringify(config) });
  for (const [name, data] of Object.entries(LOOKUPS)) {
    const lookup = rows.add('lookup', { name, data: JSON.stringify(data) });
    for (const [at, label] of data.entries()) rows.add('lookup_value', { lookup_id: lookup, label, position: at + 1 });
  }
}

export function writeCatalogue(rows: RowBuffer, today: CalendarDay, agreedGroupId: number): Pick<World, 'itemsByCode' | 'ownRates'> {
  const itemsByCode = new Map<string, StockedItem>();
  const ownRates = new Map<string, string>();
  const periods = ratePeriods(today);
  for (const item of CATALOGUE) {
    const id = rows.add('field_item', {
      code: item.code,
      name: item.name,
      description: `${item.name}, by the ${item.unit === 'each' ? 'piece' : item.unit === 'm' ? 'metre' : 'hour'}`,
      item_type: item.type,
      unit_of_measure: item.unit,
      unit_amount: item.sell,
      estimated_time: item.hours,
      is_archived: item.isArchived ?? false,
    });
    itemsByCode.set(item.code, { ...item, id });
    if (item.rate === null) continue;
    const child = rows.add('child_code', { code: childCodeOf(item.code), parent_item_id: id, description: item.name, is_archived: false });
    rows.add('child_code_rate', { child_code_id: child, rate: multiplyMoney(LAST_YEARS_SHARE, item.rate), ...periods.lastYear });
    rows.add('child_code_rate', { child_code_id: child, rate: item.rate, ...periods.thisYear });
    const agreed = AGREED_RATES[item.code];
    if (agreed === undefined) continue;
    rows.add('child_code_rate', { child_code_id: child, group_id: agreedGroupId, rate: agreed, ...periods.thisYear });
    ownRates.set(ownRateKey(agreedGroupId, item.code), agreed);
  }
  writeSoldCodes(rows, itemsByCode, periods);
  return { itemsByCode, ownRates };
}

/** Customers' schedules of rates: of last year and of this one, as far as each has been agreed. */
function writeSoldCodes(rows: RowBuffer, itemsByCode: ReadonlyMap<string, StockedItem>, { lastYear, thisYear }: Periods): void {
  for (const { externalCode, customer, contract, code, unit = null, perItem = '1', isOver = false } of SOLD_CODES) {
    const item = itemsByCode.get(code);
    if (item === undefined) throw new Error(`${externalCode} sells ${code}, which the catalogue has not`);
    const sold = {
      ...{ external_code: externalCode, customer, contract, item_id: item.id, description: item.name, unit_of_measure: unit, factor: '1' },
      ...{ gst_treatment: 'taxable', work_types: null, is_archived: false },
    };
    const rate = multiplyMoney(perItem, item.sell);
    rows.add('construction_code', { ...sold, sell_rate: multiplyMoney(LAST_YEARS_SHARE, rate), ...lastYear });
    if (!isOver) rows.add('construction_code', { ...sold, sell_rate: rate, ...thisYear });
  }
}

interface Period {
  readonly effective_from: CalendarDay;
  readonly effective_to: CalendarDay | null;
}

interface Periods {
  readonly lastYear: Period;
  readonly thisYear: Period;
}

/** Rates change with the financial year, on 1 July. */
function ratePeriods(today: CalendarDay): Periods {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 1 : 0);
  return {
    lastYear: { effective_from: `${String(year - 1)}-07-01`, effective_to: `${String(year)}-06-30` },
    thisYear: { effective_from: `${String(year)}-07-01`, effective_to: null },
  };
}
