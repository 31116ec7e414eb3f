// The roles of a person, ticked. One with a claim that the editor lacks stays as it is, and says why.
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './PersonFields.module.css';

interface RoleOption {
  readonly id: number;
  readonly name: string;
  readonly claims: readonly string[];
}

interface RolesFieldProps {
  /** Null while they are read. */
  readonly roles: readonly RoleOption[] | null;
  /** Archived ones too. */
  readonly held: readonly RoleOption[];
  readonly chosen: readonly number[];
  readonly lockOf: (claims: readonly string[]) => string | null;
  readonly onChange: (chosen: readonly number[]) => void;
}

export function RolesField({ roles, held, chosen, lockOf, onChange }: RolesFieldProps) {
  if (roles === null) return <SkeletonRows label="Loading the roles" rows={3} />;
  const all = [...roles, ...held.filter(({ id }) => !roles.some((role) => role.id === id))];
  return (
    <fieldset className={styles.ticks}>
      <legend>Roles</legend>
      {all.map(({ id, name, claims }) => {
        const lock = lockOf(claims);
        const isChosen = chosen.includes(id);
        return (
          <label key={id}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={lock !== null}
              onChange={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
            />
            {name}
            {lock === null ? null : <span className={words.muted}>{lock}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
