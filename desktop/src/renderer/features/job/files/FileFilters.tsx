// By category or tag, those without one, and by task.
import { tagCounts } from '@lotline/schema/domain/attachment/attachment.rules';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { useLookupColours } from '../../../platform/settings/use-lookup-colours.ts';
import { useJobView } from '../job-context.ts';
import { FilterChips } from '../parts/FilterChips.tsx';
import { ALL, filesShown, lacksCategory, WITHOUT, type FileFilter } from './files-shown.ts';
import styles from './FilesTab.module.css';

interface FileFiltersProps {
  readonly filter: FileFilter;
  readonly categories: readonly string[];
  readonly onChange: (part: Partial<FileFilter>) => void;
}

export function FileFilters({ filter, categories, onChange }: FileFiltersProps) {
  const { job } = useJobView();
  const colourOf = useLookupColours('Attachment category');
  const ofRest = filesShown(job.attachments, { ...filter, tag: ALL }, categories);
  const without = ofRest.filter((file) => lacksCategory(file, categories)).length;
  return (
    <div className={styles.tools}>
      <FilterChips
        label="Category"
        value={filter.tag}
        options={[
          { value: ALL, label: `All ${String(ofRest.length)}` },
          ...tagCounts(ofRest).map((one) => ({ value: one.tag, label: `${one.tag} ${String(one.count)}`, colour: colourOf(one.tag) })),
          ...(without > 0 || filter.tag === WITHOUT ? [{ value: WITHOUT, label: `Without category ${String(without)}` }] : []),
        ]}
        onChange={(tag) => onChange({ tag })}
      />
      <SelectField
        label="Of which task"
        hideLabel
        value={filter.task}
        options={[
          { value: ALL, label: 'All tasks' },
          { value: 'job', label: 'The job itself' },
          ...job.schedules.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(task) => onChange({ task })}
      />
    </div>
  );
}
