// One field of a clash: two of its three values can be chosen.
import { useId } from 'react';
import { RadioMark } from '../controls/RadioMark.tsx';
import { changedPart } from './changed-part.ts';
import type { Choice, ClashShown } from './conflict-shown.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import page from '../frame/Page.module.css';
import styles from './ConflictDialog.module.css';

interface ConflictRowProps {
  readonly clash: ClashShown;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

export function ConflictRow({ clash: { label, yours, theirs, base, note }, choice, onChoose }: ConflictRowProps) {
  const name = useId();
  const cell = (which: Choice, text: string, beside: string) => {
    const { before, marked, after } = changedPart(text, base);
    return (
      <td className={choice === which ? styles.on : undefined}>
        <RadioMark name={name} label={`${label}: ${which}, ${text}`} isOn={choice === which} onChoose={() => onChoose(which)}>
          {before}
          <mark>{marked}</mark>
          {after}
          {beside === '' ? null : <span className={page.meta}>{beside}</span>}
        </RadioMark>
      </td>
    );
  };
  return (
    <tr>
      <th scope="row">{label}</th>
      {cell('yours', yours, '')}
      {cell('theirs', theirs, note)}
      <td className={words.muted}>{base}</td>
    </tr>
  );
}
