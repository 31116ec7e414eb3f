// The rows that a bulk edit leaves unchanged, each with its reason.
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import type { Verdict } from './use-dry-run.ts';
import styles from './DryRunSheet.module.css';

export function Refused({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  const refused = verdicts.filter(({ isAllowed }) => !isAllowed);
  if (refused.length === 0)
    return <Banner tone="ok">{verdicts.length === 1 ? 'It can be changed.' : `All ${String(verdicts.length)} can be changed.`}</Banner>;
  return (
    <>
      <Banner
        title={`${String(refused.length)} of ${String(verdicts.length)} ${refused.length === 1 ? 'stays' : 'stay'} as ${refused.length === 1 ? 'it is' : 'they are'}`}
      />
      <ul className={styles.refused} tabIndex={0} aria-label="Not changed">
        {refused.map(({ id, label, sentence }) => (
          <li key={id}>
            <b>{label}</b>
            <span>{sentence ?? 'It cannot be changed.'}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
