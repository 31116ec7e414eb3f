// The cards under the filters of the table's columns, which were set on a wide screen or came with a link: what is asked for is said, and can be taken
// away (specification 2 §2). Loaded only when something is asked.
import { useMemo, type MouseEvent, type RefObject } from 'react';
import { FunnelX } from 'lucide-react';
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import type { FieldFilters } from '@lotline/schema/domain/task/field-filters.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { shortened } from '@lotline/schema/domain/kernel/shortened';
import { tableView, type TableView } from '../table/table-view.ts';
import type { ListView } from '../use-list-view.ts';
import LongFieldList from '../window/LongFieldList.tsx';
import type { SeekRow } from '../window/use-line-window.ts';
import styles from './FilteredCards.module.css';

interface FilteredCardsProps {
  readonly view: ListView;
  readonly rows: readonly SettingRow[];
  readonly filters: FieldFilters;
  readonly onClear: () => void;
  readonly onOpen: (event: MouseEvent) => void;
  readonly seek: RefObject<SeekRow | null>;
}

export default function FilteredCards({ view, rows, filters, onClear, onOpen, seek }: FilteredCardsProps) {
  const table = useMemo(() => tableView(view, rows, filters), [view, rows, filters]);
  const shown = useMemo((): ListView => ({ ...view, sections: [...table.current, ...table.later] }), [view, table]);
  return (
    <>
      {table.isFiltered ? <FilterLine table={table} filters={filters} today={view.clock.today} onClear={onClear} /> : null}
      <LongFieldList view={shown} onOpen={onOpen} seek={seek} />
    </>
  );
}

interface FilterLineProps extends Pick<FilteredCardsProps, 'filters' | 'onClear'> {
  readonly table: TableView;
  readonly today: ListView['clock']['today'];
}

/** 'Filtered: Status Accepted, Work Order 4821' and how many are left. */
function FilterLine({ table, filters, today, onClear }: FilterLineProps) {
  const { columns, shown, count } = table;
  const asked = columns.flatMap(({ key, label }) => {
    const wanted = filters.get(key);
    return wanted === undefined ? [] : [{ key, label, wanted: shortened(wanted, today) }];
  });
  return (
    <div className={styles.line}>
      <p role="status">
        <span>
          Filtered:{' '}
          {asked.map(({ key, label, wanted }, at) => (
            <span key={key}>
              {at === 0 ? '' : ', '}
              {label} <b>{wanted}</b>
            </span>
          ))}
        </span>
        <span className={styles.count}>
          {shown === 0 ? 'No task on these days matches the filters.' : `${String(shown)} of ${String(count)} tasks`}
        </span>
      </p>
      <Button tight icon={FunnelX} onClick={onClear}>
        Clear Filters
      </Button>
    </div>
  );
}
