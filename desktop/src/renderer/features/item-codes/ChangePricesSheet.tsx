// The prices of all codes that the list's filter finds, by per cent or by an amount, from a day on: tried and told first, undone until that day (screens.md §2.18).
import { useState } from 'react';
import type { ItemCodeFilterInput } from '@lotline/schema/generated/operations';
import type { PriceChangeInput } from '@lotline/schema/domain/item/item-prices.input';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { isDay } from '@lotline/schema/domain/kernel/dates';
import { isZero, parseMoney } from '@lotline/schema/domain/kernel/money';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { SelectField } from '../../platform/controls/SelectField.tsx';
import { DayField } from '../../platform/form/DayField.tsx';
import { WhyField } from '../../platform/form/WhyField.tsx';
import { counted } from '../../platform/form/counted.ts';
import { PriceChanges, PriceDryRun } from './PriceTables.tsx';
import { useChangeItemPrices, usePriceDryRun } from './use-item-prices.ts';
import styles from '../../platform/record/RecordPage.module.css';

interface ChangePricesSheetProps {
  readonly filter: ItemCodeFilterInput;
  readonly onClose: () => void;
}

const EMPTY: { readonly kind: PriceChangeInput['kind']; readonly value: string; readonly from: string; readonly why: string } = {
  ...{ kind: 'percent', value: '', from: '', why: '' },
};
const KINDS = [
  { value: 'percent', label: 'By per cent' },
  { value: 'amount', label: 'By an amount' },
];

/** Null: not whole yet. */
function changeOf({ kind, value, from }: typeof EMPTY): PriceChangeInput | null {
  const parsed = parseMoney(value.trim());
  return parsed === null || isZero(parsed) || !isDay(from) ? null : { kind, value: parsed, effectiveFrom: from };
}

export function ChangePricesSheet({ filter, onClose }: ChangePricesSheetProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [isAsked, setIsAsked] = useState(false);
  const change = changeOf(typed);
  const { dryRun, ...read } = usePriceDryRun(filter, change);
  const command = useChangeItemPrices();
  const toast = useToast();
  const set = (part: Partial<typeof EMPTY>) => setTyped({ ...typed, ...part });
  const submit = async (): Promise<void> => {
    setIsAsked(true);
    if (change === null || dryRun === null || dryRun.changed === 0 || typed.why.trim() === '') return;
    if ((await command.run({ filter, change, seen: dryRun.seen, why: typed.why.trim() })) === null) return;
    toast.success(`${counted(dryRun.changed, 'price changes', 'prices change')} from ${formatDate(change.effectiveFrom)}.`);
    setTyped(EMPTY);
    setIsAsked(false);
  };
  return (
    <Sheet
      title="Change prices"
      subtitle="Applies to all codes in the list now. Lines of jobs keep the price that they were entered with."
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={command.isBusy}
      unsaved={typed.value !== '' || typed.why !== ''}
      footer={
        <Button
          kind="primary"
          type="submit"
          busy={command.isBusy}
          refusedBecause={dryRun?.changed === 0 ? 'None of these codes would change.' : undefined}
        >
          {dryRun === null ? 'Change prices' : `Change ${counted(dryRun.changed, 'price', 'prices')}`}
        </Button>
      }
    >
      <div className={styles.stack}>
        {command.sentence === null ? null : <Banner tone="bad" title={command.sentence} />}
        <SelectField
          label="Change"
          value={typed.kind}
          options={KINDS}
          onChange={(kind) => set({ kind: kind === 'amount' ? 'amount' : 'percent' })}
          data-autofocus
        />
        <TextField
          label={typed.kind === 'percent' ? 'Per cent' : 'Amount for one unit'}
          hint="Use a minus for less"
          inputMode="decimal"
          value={typed.value}
          error={isAsked && change === null ? 'Enter a number other than zero, with at most two decimals.' : undefined}
          onChange={(value) => set({ value })}
        />
        <DayField
          label="From"
          hint="Today or later"
          value={typed.from}
          error={isAsked && !isDay(typed.from) ? 'Choose the first day of the new prices.' : undefined}
          onChange={(from) => set({ from })}
        />
        <WhyField
          value={typed.why}
          error={isAsked && typed.why.trim() === '' ? 'Give a reason first.' : undefined}
          onChange={(why) => set({ why })}
        />
        {change !== null && dryRun === null ? (
          <Unread read={read} title="The change could not be checked." loading={<Progress label="Checking the change" />} />
        ) : null}
        {dryRun === null ? null : <PriceDryRun told={dryRun} />}
        <PriceChanges />
      </div>
    </Sheet>
  );
}
