// People who may be added to a group, found by name or e-mail.
import { useState } from 'react';
import { Plus } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { useDebounced } from '../../platform/frame/use-debounced.ts';
import type { Joining } from './members-draft.ts';
import { useCandidates } from './use-groups.ts';
import styles from './GroupPage.module.css';

interface AddPeopleProps {
  readonly groupId: number;
  readonly joining: readonly Joining[];
  readonly onAdd: (person: Joining) => void;
}

const PAUSE_MS = 300;
const SHOWN = 6;

export function AddPeople({ groupId, joining, onAdd }: AddPeopleProps) {
  const [search, setSearch] = useState('');
  const { people, ...read } = useCandidates(groupId, useDebounced(search.trim(), PAUSE_MS));
  const offered = people?.filter(({ id }) => !joining.some((one) => one.id === id)) ?? null;
  return (
    <div className={styles.add}>
      <TextField label="Add someone" type="search" data-autofocus="" placeholder="Name or email" value={search} onChange={setSearch} />
      {offered === null ? (
        <Unread read={read} title="People could not be loaded." loading={<Ghost width="60%" />} />
      ) : (
        <ul aria-label="People you can add">
          {offered.slice(0, SHOWN).map(({ id, name, groups }) => (
            <li key={id} className={styles.person}>
              <span>
                {name} <small>{groups.length === 0 ? 'in no group' : groups.join(', ')}</small>
              </span>
              <Button kind="text" icon={Plus} onClick={() => onAdd({ id, name })} aria-label={`Add ${name}`}>
                Add
              </Button>
            </li>
          ))}
          {offered.length === 0 ? <li className={styles.muted}>Nobody else with that name can be added.</li> : null}
        </ul>
      )}
    </div>
  );
}
