// What a change does to people and open tasks, before it is saved. The tasks it is about can be looked at.
import type { GroupEffect } from '@lotline/schema/domain/group/group-changes.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import type { Group } from './group-data.ts';
import styles from './GroupPage.module.css';

interface EffectsProps {
  readonly effects: readonly GroupEffect[];
  readonly tasks: Group['tasks'];
}

export function Effects({ effects, tasks }: EffectsProps) {
  if (effects.length === 0) return null;
  return (
    <Banner title="What this changes">
      <ul className={styles.effects}>
        {effects.map(({ sentence, tasks: which }) => {
          const named = which === null ? [] : tasks.filter(({ isUnaccepted }) => which === 'open' || isUnaccepted);
          return (
            <li key={sentence}>
              {sentence}
              {named.length === 0 ? null : (
                <details>
                  <summary>Show the tasks</summary>
                  <ul>
                    {named.map(({ id, workOrder, name, address }) => (
                      <li key={id}>{[workOrder, name, address].filter(Boolean).join(' · ')}</li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
