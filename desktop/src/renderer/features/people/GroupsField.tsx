// The groups of a person: those that are chosen, and a choice of the others.
import { X } from 'lucide-react';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { SelectField } from '../../platform/controls/SelectField.tsx';
import styles from './PersonFields.module.css';

interface GroupOption {
  readonly id: number;
  readonly name: string;
}

interface GroupsFieldProps {
  /** Null while they are read. */
  readonly groups: readonly GroupOption[] | null;
  /** Those too that are no longer in use. */
  readonly held: readonly GroupOption[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

export function GroupsField({ groups, held, chosen, onChange }: GroupsFieldProps) {
  const all = [...(groups ?? []), ...held.filter(({ id }) => groups?.some((group) => group.id === id) !== true)];
  const others = all.filter(({ id }) => !chosen.includes(id));
  return (
    <div>
      <SelectField
        label="Groups"
        placeholder={groups === null ? 'Loading the groups' : 'Add a group'}
        value=""
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(value) => onChange([...chosen, Number(value)])}
      />
      {chosen.length === 0 ? null : (
        <ul className={styles.chosen} aria-label="Chosen groups">
          {all
            .filter(({ id }) => chosen.includes(id))
            .map(({ id, name }) => (
              <li key={id}>
                {name}
                <IconButton icon={X} label={`Leave ${name}`} onClick={() => onChange(chosen.filter((one) => one !== id))} />
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
