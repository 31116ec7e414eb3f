// What a file was told to do, tried first: in words, with each row that is left as it is and why.
import type { ReactNode } from 'react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { RecordTable } from '../record/RecordTable.tsx';
import { counted } from './counted.ts';
import styles from '../record/RecordPage.module.css';

interface RefusedRow {
  readonly line: number;
  /** What it is called in its file. */
  readonly name: ReactNode;
  readonly sentence: string;
}

interface CsvDryRunProps {
  readonly title: string;
  /** Of the column of names: 'Code'. */
  readonly named: string;
  /** Headers that mean nothing here. */
  readonly unknown: readonly string[];
  readonly refused: readonly RefusedRow[];
}

export function CsvDryRun({ title, named, unknown, refused }: CsvDryRunProps) {
  return (
    <>
      <Banner title={title}>Nothing has been changed yet.</Banner>
      {unknown.length === 0 ? null : <p className={styles.muted}>Not imported: {unknown.join(', ')}.</p>}
      {refused.length === 0 ? null : (
        <>
          <p>{counted(refused.length, 'row is left as it is:', 'rows are left as they are:')}</p>
          <RecordTable label="Refused rows" head={['Row', named, 'Reason']}>
            {refused.map(({ line, name, sentence }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                <td>{name}</td>
                <td>{sentence}</td>
              </tr>
            ))}
          </RecordTable>
        </>
      )}
    </>
  );
}
