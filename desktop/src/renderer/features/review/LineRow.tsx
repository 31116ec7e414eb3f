// One submitted line: planned, done, what differs and why, and the three decisions.
import { useEffect, useRef } from 'react';
import { Check, Pencil, X } from 'lucide-react';
import { formatAud, formatQuantity, multiplyMoney, type DecimalString } from '@lotline/schema/domain/kernel/money';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import { amountOf, variance, type Editing, type ShownLine } from './decisions.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Lines.module.css';

interface LineRowProps {
  readonly line: ShownLine;
  readonly isHere: boolean;
  /** Its form is open. */
  readonly isEdited: boolean;
  readonly seesMoney: boolean;
  readonly mayReview: boolean;
  /** The job has ended: nothing of it is red any more. */
  readonly isOver: boolean;
  readonly onChoose: () => void;
  readonly onApprove: () => void;
  readonly onEdit: (what: Editing) => void;
}

export function LineRow({ line, isHere, isEdited, seesMoney, mayReview, isOver, onChoose, onApprove, onEdit }: LineRowProps) {
  const { item } = line;
  const row = useRef<HTMLTableRowElement>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (isHere) row.current?.scrollIntoView({ block: 'nearest' });
    // the form that has closed took the focus with it, or the line before has it: the one that is stood on has it now
    if (isHere && !isEdited && hasBegun.current && isFree(document.activeElement)) row.current?.focus({ preventScroll: true });
    hasBegun.current = true;
  }, [isHere, isEdited]);
  const differs = variance(item);
  return (
    <tr ref={row} tabIndex={-1} className={classes(isHere && styles.here)} aria-current={isHere || undefined} onClick={onChoose}>
      <th scope="row">{item.code}</th>
      <td className={styles.said}>{item.name ?? item.description}</td>
      <td className={words.muted}>{item.unitOfMeasure}</td>
      <td className={styles.num}>{formatQuantity(item.quantity)}</td>
      <td className={styles.num}>
        <Done line={line} />
      </td>
      <td className={classes(styles.num, differs === null ? words.muted : !isOver && words.over)}>{differs ?? '0'}</td>
      {seesMoney ? (
        <>
          <td className={styles.num}>{item.rate ?? '–'}</td>
          <td className={styles.num}>
            <Amount line={line} />
          </td>
        </>
      ) : null}
      <td className={styles.said}>{item.variationReason ?? <span className={words.muted}>–</span>}</td>
      <td>
        <Verdict line={line} mayReview={mayReview} onApprove={onApprove} onEdit={onEdit} />
      </td>
    </tr>
  );
}

const isFree = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused instanceof HTMLTableRowElement;

/** What was counted, and beside it what is approved of it where that is less. */
function Done({ line: { done, payable, state } }: { readonly line: ShownLine }) {
  if (state !== 'adjusted' || payable === null) return formatQuantity(done);
  return (
    <>
      <del>{formatQuantity(done)}</del>{' '}
      <ins>
        <span className={words.sr}>approved </span>
        {formatQuantity(payable)}
      </ins>
    </>
  );
}

/** What was claimed struck through, where less is to be paid. */
function Amount({ line }: { readonly line: ShownLine }) {
  const { item, done } = line;
  if (item.rate === null) return '–';
  const claimed = multiplyMoney(done, item.rate);
  const paid = amountOf(line);
  if (paid === claimed) return grouped(claimed);
  return (
    <>
      <del>{grouped(claimed)}</del> {paid === null ? null : <ins>{grouped(paid)}</ins>}
    </>
  );
}

/** The column says that it is money. */
const grouped = (amount: DecimalString): string => formatAud(amount).replace('$', '');

const SAID = {
  approved: 'approved',
  adjusted: 'adjusted',
  rejected: 'rejected',
  undecided: 'not decided',
  changed: 'changed since, decide again',
} as const;

function Verdict({ line, mayReview, onApprove, onEdit }: Pick<LineRowProps, 'line' | 'mayReview' | 'onApprove' | 'onEdit'>) {
  const { item, state } = line;
  const code = item.code ?? '';
  if (!mayReview) return SAID[state];
  return (
    <span className={styles.decision} onClick={(event) => event.stopPropagation()}>
      <span className={styles.verdict} role="group" aria-label={`Decision on ${code}: ${SAID[state]}`}>
        <button
          type="button"
          className={styles.yes}
          aria-pressed={state === 'approved'}
          aria-label={`Approve ${code}, A`}
          onClick={onApprove}
        >
          <Icon of={Check} size="s" />
        </button>
        <button
          type="button"
          className={styles.adjust}
          aria-pressed={state === 'adjusted'}
          aria-label={`Adjust ${code}, Q`}
          onClick={() => onEdit('adjust')}
        >
          <Icon of={Pencil} size="s" />
        </button>
        <button
          type="button"
          className={styles.no}
          aria-pressed={state === 'rejected'}
          aria-label={`Reject ${code}, R`}
          onClick={() => onEdit('reject')}
        >
          <Icon of={X} size="s" />
        </button>
      </span>
      {state === 'changed' ? <span className={words.over}>changed</span> : null}
    </span>
  );
}
