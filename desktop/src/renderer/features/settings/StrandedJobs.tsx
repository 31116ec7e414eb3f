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
    <div key={status} data-lack={replaced[status] === undefined ? '' : undefined}>
      <SelectField
        label={`${count === 1 ? '1 job' : `${count.toLocaleString('en-AU')} jobs`} in ${status} go to`}
        placeholder="Choose a status"
        value={replaced[status] ?? ''}
        options={statuses.map((value) => ({ value, label: value }))}
        onChange={(to) => onReplace(status, to)}
      />
    </div>
  ));
}
