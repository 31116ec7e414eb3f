// The single potential jobs that a range becomes, before it does.
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import type { PotentialJobEntry } from '@lotline/schema/domain/potential-job/entry-fields';
import { expandRange } from '@lotline/schema/domain/potential-job/range.rules';
import styles from './Process.module.css';

export function RangePreview({ entry }: { readonly entry: PotentialJobEntry }) {
  const made = expandRange(entry);
  if (made.length === 1) return null;
  return (
    <section>
      <p>
        <b>{`The range becomes ${String(made.length)} potential jobs`}</b>, each with all photos, comments and the contact:
      </p>
      <ol className={styles.preview} tabIndex={0} aria-label={`The ${String(made.length)} potential jobs`}>
        {made.map((one) => {
          const line = formatAddress(one);
          return <li key={line}>{line}</li>;
        })}
      </ol>
    </section>
  );
}
