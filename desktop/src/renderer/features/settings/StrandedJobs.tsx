// Where jobs go from statuses that would be gone: one choice for each of them.
import type { StatusUse } from '@lotline/schema/domain/settings/save-setting.rules';
import { SelectField } from '../../platform/controls/SelectField.tsx';

interface StrandedJobsProps {
  readonly stranded: readonly StatusUse[];
  /** Those that there will be. */
  readonly statuses: readonly string[];
  readonly replaced: Readonly<Record<string, string>>;
  readonly onReplace: (from: string, to: string) => void;
}

export function StrandedJobs({ stranded, statuses, replaced, onReplace }: StrandedJobsProps) {
  return stranded.map(({ status, count }) => (
    <div key={status} data-missing={replaced[status] === undefined ? '' : undefined}>
      <SelectField
        label={`${count === 1 ? '1 job' : `${count.toLocaleString('en-AU')} jobs`} in ${status} go to`}
        isRequired
        placeholder="Choose a status"
        value={replaced[status] ?? ''}
        options={statuses.map((value) => ({ value, label: value }))}
        onChange={(to) => onReplace(status, to)}
      />
    </div>
  ));
}

/** What a way back to an earlier version does not do. */
export function ReturningStatuses({ returning }: { readonly returning: readonly string[] }) {
  if (returning.length === 0) return null;
  const one = returning.length === 1;
  return (
    <p>
      {returning.join(', ')} {one ? 'is a status again' : 'are statuses again'}. Jobs that were moved from {one ? 'it' : 'them'} stay in the
      status they have now.
    </p>
  );
}
