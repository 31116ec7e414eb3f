// The prices of one item code: what it costs from which day on, another one from a day, and one taken back before its day (screens.md §2.18).
import { useState } from 'react';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { isDay } from '@lotline/schema/domain/kernel/dates';
import { formatAud, isNegative, parseMoney } from '@lotline/schema/domain/kernel/money';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { DayField } from '../../platform/form/DayField.tsx';
import { WhyField } from '../../platform/form/WhyField.tsx';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import { useAddItemPrice, useItemPrices, useTakeBackItemPrice, type ItemPrices } from './use-item-prices.ts';
import type { ItemCode } from './use-item-codes.ts';
import styles from '../../platform/record/RecordPage.module.css';

interface PricesSheetProps {
  readonly item: ItemCode;
  readonly onClose: () => void;
}

const EMPTY = { amount: '', from: '', why: '' };

export function PricesSheet({ item, onClose }: PricesSheetProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [isAsked, setIsAsked] = useState(false);
  const { prices, ...read } = useItemPrices(item.id);
  const add = useAddItemPrice();
  const toast = useToast();
  const parsed = parseMoney(typed.amount.trim());
  const amount = parsed === null || isNegative(parsed) ? null : parsed;
  const faults = {
    amount: amount === null ? 'Enter an amount in dollars, as 24.00.' : undefined,
    from: isDay(typed.from) ? undefined : 'Choose the first day of this price.',
    why: typed.why.trim() === '' ? 'Give a reason first.' : undefined,
  };
  const submit = async (): Promise<void> => {
    setIsAsked(true);
    if (prices === null || amount === null || faults.from !== undefined || faults.why !== undefined) return;
    if ((await add.run({ prices, unitAmount: amount, effectiveFrom: typed.from, why: typed.why.trim() })) === null) return;
    toast.success(`${item.code} costs ${formatAud(amount)} from ${formatDate(typed.from)}.`);
    setTyped(EMPTY);
    setIsAsked(false);
  };
  const set = (part: Partial<typeof EMPTY>) => setTyped({ ...typed, ...part });
  const at = (key: keyof typeof faults) => (isAsked ? faults[key] : undefined);
  return (
    <Sheet
      title={`Prices of ${item.code}`}
      subtitle="Ex GST, for one unit. Lines of jobs keep the price that they were entered with."
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={add.isBusy}
      unsaved={typed.amount !== '' || typed.from !== '' || typed.why !== ''}
      footer={
        <Button kind="primary" type="submit" busy={add.isBusy}>
          Add price
        </Button>
      }
    >
      <div className={styles.stack}>
        {add.sentence === null ? null : <Banner tone="bad" title={add.sentence} />}
        {prices === null ? (
          <Unread read={read} title="The prices could not be loaded." loading={<Progress label="Loading prices" />} />
        ) : (
          <Prices prices={prices} />
        )}
        <TextField
          label="Unit amount"
          inputMode="decimal"
          value={typed.amount}
          error={at('amount')}
          onChange={(amountTyped) => set({ amount: amountTyped })}
          data-autofocus
        />
        <DayField label="From" hint="Today or later" value={typed.from} error={at('from')} onChange={(from) => set({ from })} />
        <WhyField value={typed.why} error={at('why')} onChange={(why) => set({ why })} />
      </div>
    </Sheet>
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
        <RecordTable label="Prices" head={['From', 'Last day', 'Unit amount', '']}>
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
