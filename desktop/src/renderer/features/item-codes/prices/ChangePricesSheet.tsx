// The prices of all codes that the list's filter finds, by per cent or by an amount, from a day on: tried and told first, undone until that day (screens.md §2.18).
import { useState } from 'react';
import type { ItemCodeFilterInput } from '@lotline/schema/generated/operations';
import type { PriceChangeInput } from '@lotline/schema/domain/item/item-prices.input';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { isDay } from '@lotline/schema/domain/kernel/dates';
import { isZero, parseMoney } from '@lotline/schema/domain/kernel/money';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { counted } from '../../../platform/form/counted.ts';
import { PriceChanges, PriceDryRun } from './PriceTables.tsx';
import { useChangeItemPrices, usePriceDryRun } from './use-item-prices.ts';
import { WHY, type CommandFields, type CommandValues } from '../../../platform/command/command-field.ts';
import { CommandSheet } from '../../../platform/command/CommandSheet.tsx';

interface ChangePricesSheetProps {
  readonly filter: ItemCodeFilterInput;
  readonly onClose: () => void;
}

type Key = 'kind' | 'value' | 'from' | 'why';

const KINDS = [
  { value: 'percent', label: 'By per cent' },
  { value: 'amount', label: 'By an amount' },
];
const NO_CHANGE = 'Enter a number other than zero, with at most two decimals.';

/** Null: none. */
function numberOf(text: string): string | null {
  const parsed = parseMoney(text.trim());
  return parsed === null || isZero(parsed) ? null : parsed;
}

/** Null: not whole yet. */
function changeOf({ kind, value, from }: CommandValues<Exclude<Key, 'why'>>): PriceChangeInput | null {
  const parsed = numberOf(value);
  return parsed === null || !isDay(from) ? null : { kind: kind === 'amount' ? kind : 'percent', value: parsed, effectiveFrom: from };
}

const fieldsOf = (kind: string): CommandFields<Key> => ({
  kind: { label: 'Change', kind: 'choice', start: 'percent', options: KINDS },
  value: {
    label: kind === 'amount' ? 'Amount for one unit' : 'Per cent',
    hint: 'Use a minus for less',
    input: { inputMode: 'decimal' },
    required: NO_CHANGE,
    fault: (text) => (numberOf(text) === null ? NO_CHANGE : undefined),
  },
  from: { label: 'From', kind: 'day', hint: 'Today or later', required: 'Choose the first day of the new prices.' },
  why: { ...WHY, required: 'Give a reason first.' },
});

export function ChangePricesSheet({ filter, onClose }: ChangePricesSheetProps) {
  const [typed, setTyped] = useState({ kind: 'percent', value: '', from: '' });
  const change = changeOf(typed);
  const { dryRun, ...read } = usePriceDryRun(filter, change);
  const toast = useToast();
  return (
    <CommandSheet
      title="Change prices"
      subtitle="Applies to all codes in the list now. Lines of jobs keep the price that they were entered with."
      verb={dryRun === null ? 'Change prices' : `Change ${counted(dryRun.changed, 'price', 'prices')}`}
      // which codes it is of, the list's filter says
      draft={`change-prices-${JSON.stringify(filter)}`}
      staysOpen
      fields={fieldsOf(typed.kind)}
      onType={setTyped}
      lackOf={(values) => {
        if (dryRun?.changed === 0) return 'None of these codes would change.';
        return changeOf(values) !== null && dryRun === null ? 'The change is still being checked.' : undefined;
      }}
      below={
        <>
          {change !== null && dryRun === null ? (
            <Unread read={read} title="The change could not be checked." loading={<Progress label="Checking the change" />} />
          ) : null}
          {dryRun === null ? null : <PriceDryRun told={dryRun} />}
          <PriceChanges />
        </>
      }
      command={useChangeItemPrices()}
      inputOf={({ why }) => (change === null || dryRun === null ? null : { filter, change, seen: dryRun.seen, why })}
      onDone={(_, { from }) => {
        if (dryRun !== null) toast.success(`${counted(dryRun.changed, 'price changes', 'prices change')} from ${formatDate(from)}.`);
      }}
      onClose={onClose}
    />
  );
}
