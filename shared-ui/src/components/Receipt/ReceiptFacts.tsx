// The contents of a receipt, line by line: whose, of what, when; then its steps, items and files. The phone, the checking page and the console show the same.
import { useState } from 'react';
import { formatDateTime } from '@lotline/schema/domain/kernel/date-format';
import type { Receipt } from '@lotline/schema/domain/receipt/receipt';
import { moveName } from '@lotline/schema/domain/receipt/receipt-words';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { classes } from '../../styles/classes.tsx';
import words from '../../styles/words.module.css';
import styles from './ReceiptFacts.module.css';

interface ReceiptFactsProps {
  readonly receipt: Receipt;
  /** Of whoever looks at it. */
  readonly zone: string;
}

export function ReceiptFacts({ receipt, zone }: ReceiptFactsProps) {
  const { person, job, task, signedAt, key, previous, moves, items, files } = receipt;
  const at = (instant: string) => formatDateTime(instant, zone);
  return (
    <div className={styles.parts}>
      <dl className={styles.facts}>
        <Fact name="Person" value={person.name} />
        <Fact name="Work order" value={job.workOrder} />
        <Fact name="Task" value={task?.name ?? 'None: files of the job'} />
        <Fact name="Signed" value={at(signedAt)} />
        <Fact name="Receipt before it" value={previous ?? 'None: it is the first'} isHash={previous !== null} />
        <Fact name="Key" value={key} isHash />
      </dl>
      <Part title="Steps" lines={moves}>
        {({ move, pressedAt, receivedAt }) => (
          <>
            <b>{moveName(move)}</b>
            <span className={classes(words.small, words.muted)}>
              {pressedAt === null ? '' : `Pressed ${at(pressedAt)}, `}received {at(receivedAt)}
            </span>
          </>
        )}
      </Part>
      <Part title="Items" lines={items}>
        {({ code, unit, quantity, completedQty }) => (
          <>
            <b>{code}</b>
            <span className={classes(words.small, words.muted)}>
              {completedQty === null ? 'Nothing entered' : `Done ${completedQty}`} of {quantity} {unit ?? ''}
            </span>
          </>
        )}
      </Part>
      <Part title="Photos and files" lines={files}>
        {({ name, sizeBytes, sha256 }) => (
          <>
            <b>{name}</b>
            <span className={classes(words.small, words.muted)}>{sizeBytes.toLocaleString('en-AU')} bytes</span>
            <code className={styles.hash}>{sha256}</code>
          </>
        )}
      </Part>
    </div>
  );
}

function Fact({ name, value, isHash = false }: { readonly name: string; readonly value: string; readonly isHash?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isHash ? styles.hash : undefined}>{value}</dd>
    </div>
  );
}

interface PartProps<Line> {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly children: (line: Line) => React.ReactNode;
}

const FIRST = 100;

/** Nothing where there are no lines. */
function Part<Line>({ title, lines, children }: PartProps<Line>) {
  const [most, setMost] = useState(FIRST);
  if (lines.length === 0) return null;
  return (
    <Card title={title} count={lines.length}>
      <ul className={styles.lines}>
        {lines.slice(0, most).map((line, at) => (
          <li key={at}>{children(line)}</li>
        ))}
      </ul>
      {lines.length > most ? <Button onClick={() => setMost(lines.length)}>Show all {lines.length}</Button> : null}
    </Card>
  );
}
