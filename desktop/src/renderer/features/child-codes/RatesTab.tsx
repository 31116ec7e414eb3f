// The rates of a child code, and what its item is paid on a day beside what the customer pays: by the same rule as issue.
import { useState } from 'react';
import { Plus } from 'lucide-react';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { CHILD_RATE } from '@lotline/schema/domain/item/child-code.fields';
import { marginsOf, type Margin } from '@lotline/schema/domain/item/child-rates.rules';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone, isDay } from '@lotline/schema/domain/kernel/dates';
import { formatAud } from '@lotline/schema/domain/kernel/money';
import words from '@lotline/shared-ui/styles/words.module.css';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { useNow } from '@lotline/web-session/react/use-now';
import { DayField } from '../../platform/form/DayField.tsx';
import { Panel } from '../../platform/frame/Panel.tsx';
import { PreviewFacts } from '../../platform/list/PreviewPane.tsx';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import { TakeBackSheet } from './ArchiveSheet.tsx';
import { daysOf, factsOf, paidCodesOf, partyOf, ratesOf, type ChildCode, type ChildRate } from './child-code-data.ts';
import { RateSheet } from './RateSheet.tsx';
import styles from '../../platform/record/RecordPage.module.css';

export function RatesTab({ code }: { readonly code: ChildCode }) {
  const [edited, edit] = useState<ChildRate | 'new' | null>(null);
  const [takenBack, takeBack] = useState<ChildRate | null>(null);
  const seesAmounts = canManage(useActor(), CHILD_RATE).ok;
  return (
    <div className={styles.panels}>
      <RatesPanel {...{ code, seesAmounts }} onEdit={edit} onTakeBack={takeBack} />
      <div className={styles.stack}>
        {seesAmounts ? <PaidPanel code={code} /> : null}
        <Panel title="Code">
          <PreviewFacts facts={factsOf(code)} />
        </Panel>
      </div>
      {edited === null ? null : <RateSheet code={code} rate={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
      {takenBack === null ? null : <TakeBackSheet rate={takenBack} onClose={() => takeBack(null)} />}
    </div>
  );
}

interface RatesPanelProps {
  readonly code: ChildCode;
  readonly seesAmounts: boolean;
  readonly onEdit: (rate: ChildRate | 'new') => void;
  readonly onTakeBack: (rate: ChildRate) => void;
}

function RatesPanel({ code, seesAmounts, onEdit, onTakeBack }: RatesPanelProps) {
  const rates = ratesOf(code);
  const add = (
    <Button icon={Plus} onClick={() => onEdit('new')}>
      Add rate
    </Button>
  );
  return (
    <Panel
      title="Rates"
      note={seesAmounts ? 'ex GST, for one unit of the code' : 'your role cannot see amounts'}
      action={seesAmounts ? add : undefined}
    >
      {rates.length === 0 ? <p className={styles.muted}>No rate yet: no task can be issued under this code.</p> : null}
      {rates.length === 0 ? null : (
        <RecordTable label="Rates" head={['Who', 'Rate', 'From', 'Last day', ...(seesAmounts ? [''] : [])]} figures={['Rate']}>
          {rates.map((rate) => (
            <tr key={rate.id} data-id={rate.id}>
              <th scope="row">{partyOf(rate)}</th>
              <td>{rate.rate == null ? '–' : formatAud(rate.rate)}</td>
              <td>{formatDate(rate.effectiveFrom)}</td>
              <td>{rate.effectiveTo == null ? 'no end' : formatDate(rate.effectiveTo)}</td>
              {seesAmounts ? (
                <td className={styles.actions}>
                  <Button kind="text" onClick={() => onEdit(rate)} aria-label={`Edit the rate of ${partyOf(rate)}, ${daysOf(rate)}`}>
                    Edit
                  </Button>
                  <Button
                    kind="text"
                    onClick={() => onTakeBack(rate)}
                    aria-label={`Withdraw the rate of ${partyOf(rate)}, ${daysOf(rate)}`}
                  >
                    Withdraw
                  </Button>
                </td>
              ) : null}
            </tr>
          ))}
        </RecordTable>
      )}
    </Panel>
  );
}

/** On a day that can be chosen; today to begin with. */
function PaidPanel({ code }: { readonly code: ChildCode }) {
  const today = dayInZone(useNow().toISOString(), browserZone());
  const [chosen, choose] = useState<string | null>(null);
  const day = chosen !== null && isDay(chosen) ? chosen : today;
  const { item } = code;
  if (item == null) return null;
  const sell = item.unitAmount ?? null;
  const margins = marginsOf({ unitOfMeasure: item.unitOfMeasure ?? null, codes: paidCodesOf(code) }, sell, day);
  return (
    <Panel title={`Paid for one ${item.code}`} note={sell === null ? 'no unit amount yet' : `the customer pays ${formatAud(sell)}`}>
      <DayField label="On" value={chosen ?? today} onChange={choose} />
      {margins.some(({ isLoss }) => isLoss) ? <Banner tone="bad" title="Contractors are paid more than the customer pays." /> : null}
      {margins.length === 0 ? (
        <Banner title={`No rate on ${formatDate(day)}.`}>A task with {item.code} cannot be issued that day.</Banner>
      ) : (
        <RecordTable label={`Paid for one ${item.code}`} head={['Who', 'Paid', '']} figures={['Paid']}>
          {margins.map((margin) => (
            <tr key={`${String(margin.groupId)}:${String(margin.contractorId)}`}>
              <th scope="row">{partyName(code, margin)}</th>
              <td>{formatAud(margin.pay)}</td>
              <td>{margin.isLoss ? <span className={words.over}>loss</span> : null}</td>
            </tr>
          ))}
        </RecordTable>
      )}
    </Panel>
  );
}

const partyName = ({ codes }: ChildCode, { groupId, contractorId }: Margin): string =>
  partyOf(
    codes
      .flatMap(({ rates }) => rates)
      .find((rate) => (rate.groupId ?? null) === groupId && (rate.contractorId ?? null) === contractorId) ?? {
      party: null,
    },
  );
