// A chosen file that is not sent yet: its category, or its problem.
import { formatBytes } from '@lotline/schema/domain/attachment/attachment.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { faultOf, type Chosen } from '@lotline/web-session/uploads/chosen-files';
import { SelectField } from '../controls/SelectField.tsx';
import styles from './SendFiles.module.css';

interface ChosenRowProps {
  readonly one: Chosen;
  readonly categories: readonly string[];
  readonly onCategory: (category: string) => void;
  readonly onDrop: () => void;
}

export function ChosenRow({ one: { file, category }, categories, onCategory, onDrop }: ChosenRowProps) {
  const fault = faultOf(file);
  return (
    <li>
      <span>
        {file.name} <span className={styles.size}>{formatBytes(file.size)}</span>
      </span>
      {fault === null ? (
        <SelectField
          label={`Category of ${file.name}`}
          hideLabel
          value={category}
          placeholder="Choose a category"
          options={categories.map((name) => ({ value: name, label: name }))}
          onChange={onCategory}
        />
      ) : (
        <span role="alert" className={styles.fault}>
          {fault}
        </span>
      )}
      <Button kind="text" aria-label={`Remove ${file.name}`} onClick={onDrop}>
        Remove
      </Button>
    </li>
  );
}
