// What a change of prices would do, row by row, and the changes that were made with their way back.
import type { GetItemPriceDryRunQuery } from '@lotline/schema/generated/operations';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { formatAud, formatQuantity, isNegative } from '@lotline/schema/domain/kernel/money';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { PlainTag } from '../../../platform/list/Cells.tsx';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { RecordTable } from '../../../platform/record/RecordTable.tsx';
import { counted } from '../../../platform/form/counted.ts';
import { usePriceChanges, useUndoItemPrices, type PriceChange } from './use-item-prices.ts';
import styles from '../../../platform/record/RecordPage.module.css';

export function PriceDryRun({ told: { changed, left, rows } }: { readonly told: GetItemPriceDryRunQuery['itemPriceDryRun'] }) {
  return (
    <>
      <Banner title={`${counted(changed, 'price changes', 'prices change')}, ${counted(left, 'code is', 'codes are')} left as they are.`}>
        Nothing has been changed yet.{rows.length < changed + left ? ' The first of them:' : ''}
      </Banner>
      <RecordTable label="What would change" head={['Code', 'Name', 'Before', 'After']} figures={['Before', 'After']}>
        {rows.map(({ id, code, name, was, becomes, sentence }) => (
          <tr key={id}>
            <th scope="row" className={words.keep}>
              {code}
            </th>
            <td>{name}</td>
            <td>{was == null ? '–' : formatAud(was)}</td>
            <td>{becomes == null ? sentence : formatAud(becomes)}</td>
          </tr>
        ))}
      </RecordTable>
    </>
  );
}

/** '+3.25%', '−$1.50'. */
function changeWords({ kind, value }: PriceChange): string {
  const size = isNegative(value) ? value.slice(1) : value;
  return `${isNegative(value) ? '−' : '+'}${kind === 'percent' ? `${formatQuantity(size)}%` : formatAud(size)}`;
}

export function PriceChanges() {
  const { changes, ...read } = usePriceChanges();
  const undo = useUndoItemPrices();
  const toast = useToast();
  const run = async (change: PriceChange, button: HTMLElement): Promise<void> => {
    // it goes with what it undid: whoever pressed it by keyboard goes on at its table
    const table = button.closest<HTMLElement>('[role="region"]');
    if ((await undo.run(change.id)) === null) return;
    toast.success(`The change from ${formatDate(change.effectiveFrom)} is undone.`);
    table?.focus();
  };
  return (
    <>
      <ReadNote read={read} title="The changes made could not be loaded." />
      {undo.sentence === null ? null : <Banner tone="bad" title={undo.sentence} />}
      {changes.length === 0 ? null : (
        <RecordTable label="Changes made" head={['From', 'Change', 'Codes', 'By', 'Reason', '']} figures={['Codes']}>
          {changes.map((change) => (
            <tr key={change.id}>
              <th scope="row">{formatDate(change.effectiveFrom)}</th>
              <td>{changeWords(change)}</td>
              <td>{change.items}</td>
              <td>{change.madeBy}</td>
              <td>{change.why}</td>
              <td className={styles.actions}>
                {change.isUndone ? <PlainTag>undone</PlainTag> : null}
                {change.isUndone || change.hasBegun ? null : (
                  <Button
                    kind="text"
                    busy={undo.isBusy}
                    onClick={({ currentTarget }) => void run(change, currentTarget)}
                    aria-label={`Undo the change from ${formatDate(change.effectiveFrom)}`}
                  >
                    Undo
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
    </>
  );
}
