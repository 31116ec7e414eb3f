// What was changed and is not saved: before and after, field by field.
import { Users } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { Form } from '../../platform/form/use-form.ts';
import { sayValue } from '../../platform/form/say-value.ts';
import type { Others } from './use-others.ts';
import page from '../../platform/frame/Page.module.css';
import styles from './ChangesCard.module.css';

interface ChangesCardProps {
  readonly form: Form;
  readonly label: (field: string) => string;
  /** What others changed while the form was open. */
  readonly others: Others;
}

export function ChangesCard({ form, label, others }: ChangesCardProps) {
  const changes = Object.entries(form.changes);
  return (
    <div className={styles.side}>
      <section className={styles.card} aria-labelledby="your-changes">
        <header>
          <h2 id="your-changes">Your changes</h2>
          <span className={page.meta}>{changes.length}</span>
        </header>
        {changes.length === 0 ? (
          <p className={classes(styles.none, words.muted)}>Nothing yet. Changed fields are listed here until they are saved.</p>
        ) : (
          <ul>
            {changes.map(([field, value]) => (
              <li key={field}>
                <span className={page.meta}>{label(field)}</span>
                <span>
                  <del className={words.muted}>{sayValue(form.base[field])}</del> → {sayValue(value)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {others.merged.length + others.clashing.length === 0 ? null : <Banner icon={Users}>{sayOthers(others, label)}</Banner>}
    </div>
  );
}

/** Judged as the save judges it: what merges, and what it will ask about. */
function sayOthers({ merged, clashing }: Others, label: (field: string) => string): string {
  const named = (fields: readonly string[]) => fields.map(label).join(', ');
  const merges = merged.length === 0 ? [] : [`Someone else has changed ${named(merged)}.`];
  if (clashing.length === 0) return [...merges, 'Both changes are kept when you save.'].join(' ');
  const both = `Someone else also changed ${named(clashing)}: when you save, you choose which to keep.`;
  return [both, ...merges, ...(merged.length === 0 ? [] : ['Both are merged once you have chosen.'])].join(' ');
}
