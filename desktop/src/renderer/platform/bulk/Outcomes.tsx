// What would become of the rows of a bulk edit, by what happens: changed, and what comes with it, so already, refused and why; each names the first of its rows.
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import type { Verdict } from './use-dry-run.ts';
import styles from './DryRunSheet.module.css';

export function Outcomes({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  const of = (effect: string) => verdicts.filter((one) => one.isAllowed && (one.effect ?? 'changes') === effect);
  const changed = of('changes');
  const refused = verdicts.filter(({ isAllowed }) => !isAllowed);
  if (changed.length === verdicts.length)
    return <Banner tone="ok">{verdicts.length === 1 ? 'It can be changed.' : `All ${String(verdicts.length)} can be changed.`}</Banner>;
  return (
    <>
      <ul className={styles.groups} aria-label="What happens">
        {EFFECTS.map(([effect, words]) => (
          <Group key={effect} rows={of(effect)} words={(count) => `${String(count)} ${words(count)}`} />
        ))}
      </ul>
      {refused.length === 0 ? null : <Refused refused={refused} of={verdicts.length} />}
    </>
  );
}

const EFFECTS: readonly (readonly [effect: string, words: (count: number) => string])[] = [
  ['changes', () => 'will change'],
  ['reopens', () => 'finished, reopened'],
  ['endsHold', (count) => (count === 1 ? 'hold ends' : 'holds end')],
  ['finished', () => 'changed, although completed'],
  ['reprices', () => 'paid at different rates'],
  ['taken', () => 'taken from the crew that has them'],
  ['same', (count) => (count === 1 ? 'needs no change' : 'need no change')],
];

interface GroupProps {
  readonly rows: readonly Verdict[];
  readonly words: (count: number) => string;
}

function Group({ rows, words }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <li>
      <b>{words(rows.length)}</b>
      <span>{namesOf(rows)}</span>
    </li>
  );
}

const MOST_NAMED = 3;

/** '48213, 48214, 48215 and 89 more'. */
function namesOf(rows: readonly Verdict[]): string {
  const named = rows.slice(0, MOST_NAMED).map(({ label }) => label);
  const others = rows.length - named.length;
  return others === 0 ? named.join(', ') : `${named.join(', ')} and ${String(others)} more`;
}

/** Those that are refused for the same reason stand together. */
export function Refused({ refused, of }: { readonly refused: readonly Verdict[]; readonly of: number }) {
  const sentences = [...new Set(refused.map(({ sentence }) => sentence ?? 'It cannot be changed.'))];
  const isOne = refused.length === 1;
  return (
    <>
      <Banner title={`${String(refused.length)} of ${String(of)} ${isOne ? 'stays' : 'stay'} as ${isOne ? 'it is' : 'they are'}`} />
      <ul className={styles.refused} tabIndex={0} aria-label="Not changed">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <b>{namesOf(refused.filter((one) => (one.sentence ?? 'It cannot be changed.') === sentence))}</b>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
