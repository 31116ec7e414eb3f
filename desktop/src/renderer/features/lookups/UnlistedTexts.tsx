// What people wrote into records that is not in the list: added to it, or merged into the value that is meant.
import { Merge, Plus } from 'lucide-react';
import { canChangeName } from '@lotline/schema/domain/lookup/lookup.rules';
import type { LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import words from '@lotline/shared-ui/styles/words.module.css';
import { recordsOf } from './records-of.ts';
import { useSaveValue, type LookupValue, type Values } from './use-lookups.ts';
import styles from './Lookups.module.css';

interface UnlistedTextsProps {
  readonly list: LookupList;
  readonly values: Values;
  readonly onAdded: (value: LookupValue) => void;
  readonly onMerge: (from: string, count: number, likeId: number | null) => void;
}

export function UnlistedTexts({ list, values: { values, unlisted }, onAdded, onMerge }: UnlistedTextsProps) {
  const save = useSaveValue();
  if (unlisted.length === 0) return null;
  const add = async (text: string): Promise<void> => {
    const answer = await save.run({ id: null, list: list.name, label: text, baseLabel: null, why: null });
    const added = answer?.values.find(({ label }) => label === text);
    if (added !== undefined) onAdded(added);
  };
  return (
    <section className={styles.unlisted} aria-label="Not in the list">
      <h2>Used in records but not in this list</h2>
      {save.sentence === null ? null : <Banner tone="bad" title={save.sentence} />}
      <ul>
        {unlisted.map(({ text, useCount, likeId }) => {
          const like = values.find(({ id }) => id === likeId)?.label;
          return (
            <li key={text}>
              <span className={styles.text}>
                {text}
                <span className={words.muted}>
                  {recordsOf(useCount)}
                  {like === undefined ? '' : `, perhaps ${like}`}
                </span>
              </span>
              {canChangeName(list, text).ok ? (
                <Button icon={Merge} aria-label={`Merge ${text}`} onClick={() => onMerge(text, useCount, likeId ?? null)}>
                  Merge
                </Button>
              ) : null}
              <Button kind="text" icon={Plus} aria-label={`Add ${text}`} disabled={save.isBusy} onClick={() => void add(text)}>
                Add
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
