// The prices of one item code: what it costs from which day on, another one from a day, and one taken back before its day (screens.md §2.18).
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { formatAud, isNegative, parseMoney } from '@lotline/schema/domain/kernel/money';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { RecordTable } from '../../../platform/record/RecordTable.tsx';
import { useAddItemPrice, useItemPrices, useTakeBackItemPrice, type ItemPrices } from './use-item-prices.ts';
import type { ItemCode } from '../use-item-codes.ts';
import styles from '../../../platform/record/RecordPage.module.css';
import { WHY } from '../../../platform/command/command-field.ts';
import { CommandSheet } from '../../../platform/command/CommandSheet.tsx';

interface PricesSheetProps {
  readonly item: ItemCode;
  readonly onClose: () => void;
}

const NO_AMOUNT = 'Enter an amount in dollars, such as 24.00.';

/** Null: none. */
function amountOf(text: string): string | null {
  const parsed = parseMoney(text.trim());
  return parsed === null || isNegative(parsed) ? null : parsed;
}

export function PricesSheet({ item, onClose }: PricesSheetProps) {
  const { prices, ...read } = useItemPrices(item.id);
  const toast = useToast();
  return (
    <CommandSheet
      title={`Prices of ${item.code}`}
      subtitle="Ex GST, for one unit. Lines of jobs keep the price that they were entered with."
      verb="Add price"
      draft={`price-item-code-${String(item.id)}`}
      staysOpen
      above={
        prices === null ? (
          <Unread read={read} title="The prices could not be loaded." loading={<Progress label="Loading prices" />} />
        ) : (
          <Prices prices={prices} />
        )
      }
      fields={{
        amount: {
          label: 'Unit amount',
          input: { inputMode: 'decimal' },
          required: NO_AMOUNT,
          fault: (text) => (amountOf(text) === null ? NO_AMOUNT : undefined),
        },
        from: { label: 'From', kind: 'day', hint: 'Today or later', required: 'Choose the first day of this price.' },
        why: { ...WHY, required: 'Give a reason first.' },
      }}
      lackOf={() => (prices === null ? 'The prices are still loading.' : undefined)}
      command={useAddItemPrice()}
      inputOf={({ amount, from, why }) => {
        const unitAmount = amountOf(amount);
        return prices === null || unitAmount === null ? null : { prices, unitAmount, effectiveFrom: from, why };
      }}
      onDone={(_, { amount, from }) => toast.success(`${item.code} costs ${formatAud(amountOf(amount) ?? '')} from ${formatDate(from)}.`)}
      onClose={onClose}
    />
  );
}

function Prices({ prices: { ownAmount, unitAmount, prices, version } }: { readonly prices: ItemPrices }) {
  const takeBack = useTakeBackItemPrice();
  const toast = useToast();
  const run = async (id: number, from: string): Promise<void> => {
    if ((await takeBack.run({ id, version })) !== null) toast.success(`The price from ${formatDate(from)} is withdrawn.`);
  };
  return (
    <>
      <p>{unitAmount == null ? 'It has no price today.' : `Today: ${formatAud(unitAmount)}`}</p>
      {takeBack.sentence === null ? null : <Banner tone="bad" title={takeBack.sentence} />}
      {prices.length === 0 ? null : (
        <RecordTable label="Prices" head={['From', 'Last day', 'Unit amount', '']} figures={['Unit amount']}>
          {prices.map(({ id, effectiveFrom, effectiveTo, unitAmount: amount, hasBegun }) => (
            <tr key={id}>
              <th scope="row">{formatDate(effectiveFrom)}</th>
              <td>{effectiveTo == null ? 'no end' : formatDate(effectiveTo)}</td>
              <td>{formatAud(amount)}</td>
              <td className={styles.actions}>
                {hasBegun ? null : (
                  <Button
                    kind="text"
                    busy={takeBack.isBusy}
                    onClick={() => void run(id, effectiveFrom)}
                    aria-label={`Withdraw the price from ${formatDate(effectiveFrom)}`}
                  >
                    Withdraw
                  </Button>
                )}
              </td>
            </tr>
          ))}
          {ownAmount == null ? null : (
            <tr>
              <th scope="row">Before</th>
              <td />
              <td>{formatAud(ownAmount)}</td>
              <td />
            </tr>
          )}
        </RecordTable>
      )}
    </>
  );
}
