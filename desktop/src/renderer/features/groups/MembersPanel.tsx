// The members of a group: who they are, who is its contact, where else they are.
import { useState } from 'react';
import { UserRoundPen } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Panel } from '../../platform/frame/Panel.tsx';
import { OnsiteMark, PlainTag } from '../../platform/list/Cells.tsx';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import type { Group } from './group-data.ts';
import { MembersSheet } from './MembersSheet.tsx';

export function MembersPanel({ group }: { readonly group: Group }) {
  const [isOpen, setOpen] = useState(false);
  useHotkeys({ m: () => setOpen(true) });
  const change = (
    <Button icon={UserRoundPen} onClick={() => setOpen(true)}>
      Change members <kbd>M</kbd>
    </Button>
  );
  return (
    <>
      {group.members.length === 0 ? (
        <EmptyState title="Nobody is in this group" action={change}>
          Its tasks do not reach any phone until someone is added.
        </EmptyState>
      ) : (
        <Panel title="Members" action={change}>
          <RecordTable label="Members" head={['Name', 'Part', 'Email', 'Other groups']}>
            {group.members.map(({ id, name, email, isPrimaryContact, isOnsite, canLogIn, otherGroups }) => (
              <tr key={id}>
                <th scope="row">
                  {name} {isOnsite ? <OnsiteMark /> : null} {canLogIn ? null : <PlainTag>cannot sign in</PlainTag>}
                </th>
                <td>{isPrimaryContact ? 'Primary contact' : 'Member'}</td>
                <td>{email}</td>
                <td>{otherGroups.length === 0 ? '–' : otherGroups.join(', ')}</td>
              </tr>
            ))}
          </RecordTable>
        </Panel>
      )}
      {isOpen ? <MembersSheet group={group} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
