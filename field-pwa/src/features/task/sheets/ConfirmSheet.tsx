// 'Please Confirm item quantities': what was planned and done, with the reason where they differ, and
// which were not entered (specification 1 §4; mock 4-confirm).
import { Check } from 'lucide-react';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import type { DayClock } from '@lotline/schema/domain/kernel/date-format';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { taskAction } from '../../../platform/outbox/action-input.ts';
import type { TaskItem } from '../facts/page-data.ts';
import { asPlannedText, confirmedText, hasWideFigures, isAsPlanned, itemRow, type ItemRow } from '../items/item-row.ts';
import { pressSubmit } from '../submit-step.ts';
import { useTaskPage } from '../task-page-context.ts';
import { SheetProblem } from './SheetProblem.tsx';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import items from '../items/ItemsTable.module.css';
import styles from './ConfirmSheet.module.css';

interface ConfirmSheetProps {
  /** Opened by Submit: what was asked for follows by itself. Spec 1 §4. */
  readonly thenSubmits: boolean;
}

export function ConfirmSheet({ thenSubmits }: ConfirmSheetProps) {
  const page = useTaskPage();
  const { opened, job, may, actions, close } = page;
  const rows = opened.items.map((item) => confirmedRow(item, page));
  const asPlanned = asPlannedText(opened.items);
  const verdict = may('confirm');
  const leave = () => {
    actions.forget();
    close();
  };
  const confirm = () => {
    actions.enqueue(taskAction('confirm', opened, job.id), { isSheet: true });
    // what asks before it takes the place of this form
    if (!thenSubmits || pressSubmit(page)) close();
  };
  const refusedBecause = verdict.ok ? undefined : sayError(verdict.code, verdict.details);
  const footer = (
    <>
      <Button type="submit" kind="primary" icon={Check} refusedBecause={refusedBecause}>
        {thenSubmits ? 'Confirm and submit' : 'Confirm'}
      </Button>
      <Button kind="text" onClick={leave}>
        Go back and change
      </Button>
    </>
  );
  return (
    <Sheet
      title="Please Confirm item quantities"
      subtitle={`${opened.name} · ${formatAddress(job)}`}
      scrollLabel="Item quantities"
      footer={footer}
      onSubmit={confirm}
      onClose={leave}
    >
      <SheetProblem apart of={['confirm']} />
      {asPlanned === null ? null : <p className={styles.count}>{asPlanned}</p>}
      <div className={classes(items.box, hasWideFigures(rows, false) && items.wide)}>
        <table className={classes(items.items, items.read, styles.table)} role="table" aria-label="Items: planned and done">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" className={classes(items.headItem, styles.headItem)}>
                Item
              </th>
              <th role="columnheader">Planned</th>
              <th role="columnheader">Done</th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <Line key={row.key} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

/** What is confirmed of a line: where nothing was entered that is the plan, and it says so. */
interface ConfirmedRow extends ItemRow {
  readonly isAsPlanned: boolean;
}

function confirmedRow(item: TaskItem, clock: DayClock): ConfirmedRow {
  return { ...itemRow(item, clock, { isOwn: true, isConfirmed: false }), done: confirmedText(item), isAsPlanned: isAsPlanned(item) };
}

function Line({ row }: { readonly row: ConfirmedRow }) {
  const note = row.rejection ?? row.note?.replace(/^Reason: /, 'Changed: ') ?? null;
  return (
    <tr role="row" className={row.rejection === null ? undefined : items.no}>
      <td role="cell" className={items.item}>
        <span className={classes(items.what, styles.what)}>
          <b>{row.code}</b> {row.name}
        </span>{' '}
        {note === null ? null : <span className={classes(items.say, styles.say, row.rejection === null && words.muted)}>{note}</span>}
      </td>
      <td role="cell" className={classes(items.planned, styles.planned, words.muted)} data-label="Planned">
        {row.planned}
      </td>
      <td role="cell" className={classes(items.did, styles.did, row.isAsPlanned && styles.asPlanned)} data-label="Done">
        {row.isVaried ? <span className={classes(items.varied, styles.varied)}>{row.done}</span> : row.done}
        {row.isAsPlanned ? <small> as planned</small> : null}
      </td>
    </tr>
  );
}
