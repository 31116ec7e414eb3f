// The form of a setting: what stands beside the rows, and the rows in their order, by mouse and by keyboard.
import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { GripVertical, Plus, X } from 'lucide-react';
import { keyOf, type Config } from '@lotline/schema/domain/settings/merge-setting';
import type { FormFault } from '@lotline/schema/domain/settings/ticket-form.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useRowOrder } from '../../platform/order/use-row-order.ts';
import { isLeftOut, SettingCell } from './SettingCell.tsx';
import {
  plainValue,
  withAddedRow,
  withMovedRow,
  withoutRow,
  withPlain,
  withRow,
  type DraftRow,
  type SettingEdit,
} from './setting-draft.ts';
import type { SettingField, SettingRows, SettingTab } from './setting-tabs.ts';
import { TICKET } from './ticket-draft.ts';
import { TicketForm } from './TicketForm.tsx';
import styles from './Settings.module.css';
import stacked from './StackedRows.module.css';

interface SettingFormProps {
  readonly tab: SettingTab;
  readonly edit: SettingEdit;
  /** How many jobs stand in a status; none of other settings. */
  readonly usesOf: ((status: string) => number) | null;
  /** Of a ticket's questions. */
  readonly faults: readonly FormFault[];
  readonly onChange: (edit: SettingEdit) => void;
}

export function SettingForm({ tab, edit, usesOf, faults, onChange }: SettingFormProps) {
  const id = useId();
  return (
    <>
      {tab.plain.map((field) => (
        <div key={field.key} className={styles.plain}>
          <label htmlFor={`${id}${field.key}`} title={field.hint}>
            {field.label}
          </label>
          <SettingCell
            id={`${id}${field.key}`}
            field={field}
            label={field.label}
            value={plainValue(edit.plain, field.path)}
            onChange={(value) => onChange(withPlain(edit, field.path, value))}
          />
        </div>
      ))}
      {tab.name === TICKET ? <TicketForm {...{ edit, faults, onChange }} /> : null}
      {tab.rows === null || tab.name === TICKET ? null : <Rows {...{ tab, edit, usesOf, onChange }} rows={tab.rows} />}
    </>
  );
}

function Rows({ tab, rows, edit, usesOf, onChange }: Omit<SettingFormProps, 'faults'> & { readonly rows: SettingRows }) {
  const [addedId, setAddedId] = useState<number | null>(null);
  const { rowProps, gripProps } = useRowOrder({
    keys: edit.rows.map(({ id }) => String(id)),
    onMove: (from, to) => onChange(withMovedRow(edit, from, to)),
  });
  const add = () => {
    const next = withAddedRow(edit, rows.added);
    setAddedId(next.rows.at(-1)?.id ?? null);
    onChange(next);
  };
  const { table, addButton, leaveFrom } = useFocusBeside(edit.rows.length);
  const remove = (id: number, at: number) => {
    leaveFrom(at);
    onChange(withoutRow(edit, id));
  };
  const isOpen = rows.known === undefined;
  const names = edit.rows.map(({ value }) => keyOf(tab.name, value));
  return (
    <>
      {edit.rows.length === 0 ? (
        <div className={styles.none}>
          <EmptyState title={`No ${rows.one} yet`}>{rows.none ?? 'Add the first one below.'}</EmptyState>
        </div>
      ) : null}
      {edit.rows.length === 0 ? null : (
        <div className={styles.wide} tabIndex={0} role="region" aria-label={`${tab.label}, rows`}>
          <table ref={table} className={classes(styles.table, isStacked(rows) ? stacked.rows : undefined)} aria-label={tab.label}>
            <thead>
              <tr>
                <th scope="col">
                  <span className={words.sr}>Order</span>
                </th>
                {isOpen ? null : <th scope="col">Name</th>}
                {rows.fields.map(({ key, label, hint, kind }) => (
                  <th key={key} scope="col" title={hint} data-kind={kind}>
                    {label}
                  </th>
                ))}
                {usesOf === null ? null : (
                  <th scope="col" className={styles.uses}>
                    Jobs
                  </th>
                )}
                {isOpen ? (
                  <th scope="col">
                    <span className={words.sr}>Remove</span>
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {edit.rows.map((row, at) => (
                <Row
                  key={row.id}
                  {...{ tab, rows, row, usesOf, names }}
                  order={{ row: rowProps(at), grip: gripProps(at) }}
                  isAdded={row.id === addedId}
                  onChange={(part) => onChange(withRow(edit, row.id, part))}
                  onRemove={() => remove(row.id, at)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isOpen ? (
        <div>
          <Button ref={addButton} icon={Plus} onClick={add}>
            Add {rows.one}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface FocusBeside {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly addButton: RefObject<HTMLButtonElement | null>;
  /** The row at this place goes, and with it the button that has the focus. */
  readonly leaveFrom: (at: number) => void;
}

/** Who removes a row goes on at the one that took its place, at the last one, or at what adds a row; not at its Remove, which a second key would reach. */
function useFocusBeside(count: number): FocusBeside {
  const table = useRef<HTMLTableElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const left = useRef<number | null>(null);
  useLayoutEffect(() => {
    const at = left.current;
    if (at === null) return;
    left.current = null;
    const row = table.current?.tBodies[0]?.rows[Math.min(at, count - 1)];
    (row?.querySelector<HTMLElement>('input, textarea') ?? addButton.current)?.focus();
  }, [count]);
  const leaveFrom = (at: number) => {
    left.current = at;
  };
  return { table, addButton, leaveFrom };
}

/** A row with texts of several lines is no line of a table: its fields stand below each other, each with its label. */
const isStacked = ({ fields }: SettingRows): boolean => fields.some(({ kind }) => kind === 'text');

type Order = ReturnType<typeof useRowOrder>;

interface RowProps extends Pick<SettingFormProps, 'tab' | 'usesOf'> {
  readonly rows: SettingRows;
  readonly row: DraftRow;
  readonly names: readonly string[];
  readonly order: { readonly row: ReturnType<Order['rowProps']>; readonly grip: ReturnType<Order['gripProps']> };
  readonly isAdded: boolean;
  readonly onChange: (part: Config) => void;
  readonly onRemove: () => void;
}

function Row({ tab, rows, row: { value }, usesOf, names, order, isAdded, onChange, onRemove }: RowProps) {
  const id = useId();
  const key = keyOf(tab.name, value);
  const name = rows.known?.[key] ?? (key === '' ? `new ${rows.one}` : key);
  const change = (field: SettingField, next: unknown) => onChange({ [field.key]: isLeftOut(field, next) ? undefined : next });
  return (
    <tr {...order.row}>
      <td>
        <span className={styles.grip} {...order.grip} title="Drag to reorder">
          <Icon of={GripVertical} size="s" />
        </span>
      </td>
      {rows.known === undefined ? null : <th scope="row">{name}</th>}
      {rows.fields.map((field, at) => (
        <td key={field.key} data-kind={field.kind} {...(isStacked(rows) ? { 'data-label': field.label, title: field.hint } : {})}>
          <SettingCell
            id={`${id}${field.key}`}
            field={field}
            label={`${name}, ${field.label.toLowerCase()}`}
            value={value[field.key]}
            isFirst={isAdded && at === 0}
            names={names.filter((other) => other !== '' && other !== key)}
            onChange={(next) => change(field, next)}
          />
        </td>
      ))}
      {usesOf === null ? null : <td className={styles.uses}>{usesOf(key) === 0 ? '–' : usesOf(key).toLocaleString('en-AU')}</td>}
      {rows.known === undefined ? (
        <td>
          <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} />
        </td>
      ) : null}
    </tr>
  );
}
