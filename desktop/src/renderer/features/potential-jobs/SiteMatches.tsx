// Open jobs and potential jobs that may be the same site, the likeliest first; each opens in its own place.
import { Link } from 'react-router-dom';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import words from '@lotline/shared-ui/styles/words.module.css';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { duplicateWords } from './potential-job-columns.tsx';
import { potentialJobPath } from './potential-job-tabs.ts';
import { useSiteMatches } from './use-potential-jobs.ts';
import styles from './PotentialJobs.module.css';

export function SiteMatches({ id }: { readonly id: number }) {
  const read = useSiteMatches(id);
  const matches = read.data?.potentialJobMatches;
  if (matches === undefined)
    return <Unread read={read} title="Other jobs at this site could not be loaded." loading={<Ghost width="70%" />} />;
  if (matches.length === 0) return <p className={words.muted}>Nothing else is open at this site.</p>;
  return (
    <ul className={styles.matches} aria-label="At the same site">
      {matches.map((match) => (
        <li key={`${match.kind}-${String(match.id)}`}>
          <Link to={match.kind === 'job' ? `/construction/${String(match.id)}` : potentialJobPath(match.id)}>
            {match.kind === 'job' ? match.name : `Potential job ${match.name}`}
          </Link>
          <PlainTag>{duplicateWords(match.score)}</PlainTag>
          <span className={words.muted}>
            {match.address}, {match.status}
          </span>
        </li>
      ))}
    </ul>
  );
}
