// Other jobs at the address that is typed, named and linked: two jobs at one address are allowed, and seldom meant (screens.md §2.7).
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { TriangleAlert } from 'lucide-react';
import { JobsAtAddressDocument } from '@lotline/schema/generated/documents/job-edit';
import { LIKENESS_WORDS } from '@lotline/schema/domain/job/address-likeness.rules';
import type { AddressType } from '@lotline/schema/domain/job/job-address.rules';
import { textValue, type JobValues } from '@lotline/schema/domain/job/job.fields';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { useRead } from '../../platform/data/use-read.ts';
import { useDebounced } from '../../platform/frame/use-debounced.ts';
import styles from './JobsAtAddress.module.css';

interface JobsAtAddressProps {
  readonly id: number | null;
  readonly values: JobValues;
  readonly addressType: AddressType;
}

const REST_MS = 400;

export function JobsAtAddress({ id, values, addressType }: JobsAtAddressProps) {
  const typed = useMemo(() => addressOf(values, addressType), [values, addressType]);
  const asked = useDebounced(typed, REST_MS);
  const found = useRead(JobsAtAddressDocument, { variables: { at: { ...asked, exceptId: id } }, follows: [], isWanted: asked !== null });
  const jobs = asked === null ? [] : (found.data?.jobsAtAddress ?? []);
  if (jobs.length === 0) return <ReadNote read={found} title="Other jobs at this address could not be checked." />;
  return (
    <div className={styles.note} role="status">
      <Icon of={TriangleAlert} size="s" />
      <p>
        {headOf(jobs)}
        {jobs.map((job, place) => (
          <span key={job.id}>
            {place === 0 ? '' : '; '}
            <Link to={`/construction/${String(job.id)}`}>
              {job.workOrder}, {job.address}, {job.workType}
            </Link>
            {` (${job.status})${nearWords(job)}`}
          </span>
        ))}
        . You can still save this one.
      </p>
    </div>
  );
}

interface Near {
  readonly likeness: string;
}
const isSame = ({ likeness }: Near): boolean => likeness === 'address';

function headOf(jobs: readonly Near[]): string {
  const here = jobs.every(isSame) ? 'at this address' : 'at or beside this address';
  return jobs.length === 1 ? `Another job is ${here}: ` : `Other jobs are ${here}: `;
}

/** ', the same lot, another street number'. */
const nearWords = ({ likeness }: Near): string =>
  Object.entries(LIKENESS_WORDS)
    .find(([key]) => key === likeness && key !== 'address')?.[1]
    .replace(/^/, ', ') ?? '';

/** Null while there is too little to look for. */
function addressOf(values: JobValues, addressType: AddressType): Record<string, string | null> | null {
  const of = (field: string) => textValue(values, field);
  if (addressType === 'free') return of('address') === null ? null : { address: of('address') };
  if (of('streetName') === null || of('suburb') === null || (of('lotNumber') ?? of('streetNumber')) === null) return null;
  return Object.fromEntries(
    ['lotNumber', 'unitNumber', 'streetNumber', 'streetName', 'suburb'].map((field) => [field, of(field)] as const),
  );
}
