// One group: its head, its tabs, and its edit as an address of its own (screens.md §2.19).
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Archive, ArchiveRestore } from 'lucide-react';
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useTitle } from '../../platform/frame/use-title.ts';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { AbsentRecord } from '../../platform/record/AbsentRecord.tsx';
import { RecordFrame } from '../../platform/record/RecordFrame.tsx';
import { textIn } from '../../platform/record/record-values.ts';
import { ArchiveSheet } from './ArchiveSheet.tsx';
import { groupPath, nameOf, type Group } from './group-data.ts';
import { GROUP_TABS } from './group-tabs.tsx';
import { GroupSheet } from './GroupSheet.tsx';
import { useGroup } from './use-groups.ts';

const LIST = { label: 'Groups', path: '/admin/groups' };

export function GroupPage() {
  const params = useParams();
  const id = Number(params['id']);
  const { group, ...read } = useGroup(id);
  useTitle(group === null ? 'Group' : `${nameOf(group)} · Group`);
  if (group !== null) return <Shown key={id} group={group} tab={params['tab'] ?? ''} />;
  return <AbsentRecord called="group" list={LIST} read={read} />;
}

function Shown({ group, tab }: { readonly group: Group; readonly tab: string }) {
  const [isArchiving, setArchiving] = useState(false);
  return (
    <RecordFrame
      {...{ record: GROUP, id: group.id, name: nameOf(group), list: LIST, tabs: GROUP_TABS, tab, props: { group } }}
      pathOf={groupPath}
      marks={
        <>
          {textIn(group, 'isSubcontractor') === 'true' ? <PlainTag>subcontractor</PlainTag> : null}
          {group.isArchived ? <PlainTag>archived</PlainTag> : null}
        </>
      }
      actions={
        <Button kind="text" icon={group.isArchived ? ArchiveRestore : Archive} onClick={() => setArchiving(true)}>
          {group.isArchived ? 'Restore' : 'Archive'}
        </Button>
      }
      edit={(onClose) => <GroupSheet group={group} onClose={onClose} />}
    >
      {isArchiving ? <ArchiveSheet {...group} name={nameOf(group)} onClose={() => setArchiving(false)} /> : null}
    </RecordFrame>
  );
}
