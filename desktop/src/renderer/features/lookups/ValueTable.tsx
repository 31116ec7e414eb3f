// The values of a list in their order, those that are archived below; each opens beside the table.
import { GripVertical } from 'lucide-react';
import type { LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import { marksOf } from '@lotline/schema/domain/lookup/lookup-marks.rules';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { ValueTag } from '../../platform/list/ValueTag.tsx';
import { useRowOrder } from '../../platform/order/use-row-order.ts';
import type { LookupValue } from './use-lookups.ts';
import styles from './Lookups.module.css';

interface ValueTableProps {
  readonly list: LookupList;
  readonly values: readonly LookupValue[];
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
  readonly onMove: (from: number, to: number) => void;
}

export function ValueTable({ list, values, openId, onOpen, onMove }: ValueTableProps) {
  const shown = values.filter(({ isArchived }) => !isArchived);
  const hasCodes = values.some(({ code }) => code != null);
  const { rowProps, gripProps } = useRowOrder({ keys: shown.map(({ id }) => String(id)), onMove });
  if (values.length === 0)
    return <EmptyState title={`No ${list.one} yet`}>Add the first one below: it is offered straight away.</EmptyState>;
  return (
    <table className={styles.table} aria-label={list.label}>
      <thead>
        <tr>
          <th scope="col">
            <span className={words.sr}>Order</span>
          </th>
          <th scope="col">Name</th>
          {hasCodes ? <th scope="col">Code</th> : null}
          {marksOf(list).includes('dueDays') ? (
            <th scope="col" className={styles.num}>
              Days until due
            </th>
          ) : null}
          <th scope="col">Records</th>
        </tr>
      </thead>
      <tbody>
        {values.map((value, at) => {
          const isMovable = !value.isArchived && shown.length > 1;
          return (
            <tr key={value.id} {...(isMovable ? rowProps(at) : {})} data-open={value.id === openId || undefined}>
              <td>
                {isMovable ? (
                  <span className={styles.grip} {...gripProps(at)} title="Drag to reorder">
                    <Icon of={GripVertical} size="s" />
                  </span>
                ) : null}
              </td>
              <th scope="row">
                <button type="button" aria-expanded={value.id === openId} onClick={() => onOpen(value.id)}>
                  {list.hasColour === true ? <ValueTag colour={value.colour ?? null}>{value.label}</ValueTag> : value.label}
                </button>
                {value.isArchived ? <PlainTag>archived</PlainTag> : null}
              </th>
              {hasCodes ? <td>{value.code ?? <span className={words.muted}>–</span>}</td> : null}
              {marksOf(list).includes('dueDays') ? (
                <td className={styles.num}>{value.dueDays ?? <span className={words.muted}>–</span>}</td>
              ) : null}
              <td>{value.useCount === 0 ? <span className={words.muted}>–</span> : value.useCount.toLocaleString('en-AU')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
