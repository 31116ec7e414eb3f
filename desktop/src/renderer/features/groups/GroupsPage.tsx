// The list of groups (screens.md §2.19): a declared list, a new group, and the order of the schedule.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListOrdered, Plus } from 'lucide-react';
import { GROUP_LIST } from '@lotline/schema/domain/group/group.columns';
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { AdminTabs } from '../../platform/admin/AdminTabs.tsx';
import { ArchivableName } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { declarePage, useDeclaredPage } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { RecordPreview } from '../../platform/record/RecordPreview.tsx';
import { ArchiveSheet } from './ArchiveSheet.tsx';
import { groupPath, type GroupRow } from './group-data.ts';
import { GroupSheet } from './GroupSheet.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { useGroupList, useGroupListOptions, useGroupRow } from './use-groups.ts';

const FACTS = [
  ...(['contractor', 'isSubcontractor', 'isFieldGroup', 'canSchedule', 'state', 'region', 'baseLocation'] as const),
  ...(['memberCount', 'primaryContact', 'openTasks', 'scheduleOrder'] as const),
];
const nameOf = ({ name }: GroupRow): string => name;
const columnsFor = (actor: Actor) =>
  declaredColumns<typeof GROUP_LIST, GroupRow>(GROUP_LIST, actor, {
    name: {
      isName: true,
      width: 200,
      cell: ({ name, isArchived }) => <ArchivableName isArchived={isArchived}>{name}</ArchivableName>,
    },
    contractor: { width: 200 },
    isSubcontractor: { width: 128 },
    state: { width: 72 },
    region: {},
    memberCount: { width: 96 },
    primaryContact: { width: 160 },
    openTasks: { width: 112 },
    scheduleOrder: { width: 88 },
    isFieldGroup: { startsHidden: true },
    canSchedule: { startsHidden: true, width: 144 },
    baseLocation: { startsHidden: true },
    workTypes: { startsHidden: true, width: 160 },
    isArchived: { startsHidden: true },
  });

const PAGE = declarePage<GroupRow>({
  list: GROUP_LIST,
  called: 'groups',
  filters: filterDefinitions(GROUP_LIST, ['archived', 'subcontractor', 'field', 'empty', 'state', 'region']),
  columns: columnsFor,
  does: [
    { keys: ['N'], does: 'New group', hint: 'new' },
    { keys: ['O'], does: 'Order of the schedule', hint: 'order' },
    { keys: ['E'], does: 'Edit' },
  ],
  nameOf: nameOf,
  pathOf: groupPath,
});

export function GroupsPage() {
  const screen = useDeclaredPage(PAGE, useGroupList);
  const options = useGroupListOptions(screen.openFilter !== null);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'new' | 'order' | GroupRow | null>(null);
  const edit = (id: number | null) => {
    if (id !== null) void navigate(groupPath(id, 'edit'));
  };
  useHotkeys({ n: () => setOpen('new'), o: () => setOpen('order'), e: () => edit(screen.cursor.cursorId) });
  const close = () => setOpen(null);
  return (
    <>
      <DeclaredListPage
        page={PAGE}
        screen={screen}
        options={options}
        tabs={<AdminTabs />}
        actions={
          <>
            <Button icon={ListOrdered} onClick={() => setOpen('order')}>
              Order
            </Button>
            <Button kind="primary" icon={Plus} onClick={() => setOpen('new')}>
              New group
            </Button>
          </>
        }
        preview={({ id, onStep, onClose }) => <Preview {...{ id, onStep, onClose, onEdit: edit, onArchive: setOpen }} />}
      />
      {open === 'new' ? <GroupSheet group={null} onClose={close} onMade={(id) => void navigate(groupPath(id))} /> : null}
      {open === 'order' ? <OrderSheet onClose={close} /> : null}
      {typeof open === 'object' && open !== null ? <ArchiveSheet {...open} onClose={close} /> : null}
    </>
  );
}

interface PreviewProps {
  readonly id: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly onEdit: (id: number) => void;
  readonly onArchive: (row: GroupRow) => void;
}

function Preview(props: PreviewProps) {
  const { row, ...read } = useGroupRow(props.id);
  return <RecordPreview {...props} {...{ record: GROUP, list: GROUP_LIST, row, read, nameOf, facts: FACTS, pathOf: groupPath }} />;
}
