// One group: its head, its tabs, and its edit as an address of its own (screens.md §2.19).
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Archive, ArchiveRestore, PencilLine } from 'lucide-react';
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useTitle } from '../../platform/frame/use-title.ts';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { AbsentRecord } from '../../platform/record/AbsentRecord.tsx';
import { PresenceNote } from '../../platform/presence/PresenceNote.tsx';
import { RecordTabs } from '../../platform/record/RecordTabs.tsx';
import { ArchiveSheet } from './ArchiveSheet.tsx';
import { groupPath, nameOf, textOf, type Group } from './group-data.ts';
import { GROUP_TABS } from './group-tabs.tsx';
import { GroupSheet } from './GroupSheet.tsx';
import { useGroup } from './use-groups.ts';
import page from '../../platform/frame/Page.module.css';
import styles from '../../platform/record/RecordPage.module.css';

const LIST = { label: 'Groups', path: '/admin/groups' };

export function GroupPage() {
  const params = useParams();
  const id = Number(params['id']);
  const { group, ...read } = useGroup(id);
  useTitle(group === null ? 'Group' : `${nameOf(group)} · Group`);
  if (group !== null) return <Shown key={id} group={group} tab={params['tab'] ?? ''} />;
  return <AbsentRecord called="group" list={LIST} read={read} />;
}

const EDIT = 'edit';

function Shown({ group, tab }: { readonly group: Group; readonly tab: string }) {
  const navigate = useNavigate();
  const [isArchiving, setArchiving] = useState(false);
  const { key, Tab } = GROUP_TABS.find((one) => one.key === tab) ?? GROUP_TABS[0];
  const edit = () => void navigate(groupPath(group.id, EDIT));
  useHotkeys({ e: edit });
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <nav aria-label="Where this is" className={page.meta}>
        <Link to={LIST.path}>{LIST.label}</Link>
      </nav>
      <div className={styles.title}>
        <h1>{nameOf(group)}</h1>
        {textOf(group, 'isSubcontractor') === 'true' ? <PlainTag>subcontractor</PlainTag> : null}
        {group.isArchived ? <PlainTag>archived</PlainTag> : null}
        <span className={styles.room} />
        <PresenceNote record={GROUP} id={group.id} isEditing={false} />
        <Button kind="text" icon={group.isArchived ? ArchiveRestore : Archive} onClick={() => setArchiving(true)}>
          {group.isArchived ? 'Restore' : 'Archive'}
        </Button>
        <Button icon={PencilLine} onClick={edit}>
          Edit <kbd>E</kbd>
        </Button>
      </div>
      <RecordTabs label="Group" tabs={GROUP_TABS} shown={key} props={{ group }} pathOf={(to) => groupPath(group.id, to)} />
      <Tab group={group} />
      {tab === EDIT ? <GroupSheet group={group} onClose={() => void navigate(groupPath(group.id))} /> : null}
      {isArchiving ? <ArchiveSheet {...group} name={nameOf(group)} onClose={() => setArchiving(false)} /> : null}
    </main>
  );
}
