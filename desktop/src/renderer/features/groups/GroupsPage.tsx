// The list of groups (screens.md §2.19): a declared list, a new group, and the order of the schedule.
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListOrdered, Plus } from 'lucide-react';
import { GROUP_LIST } from '@lotline/schema/domain/group/group.columns';
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useActor } from '@lotline/web-session/react/me-context';
import { AdminTabs } from '../../platform/admin/AdminTabs.tsx';
import { Line, PlainTag } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import * as key from '../../platform/list/list-keys.ts';
import { isNarrowed } from '../../platform/list/list-query.ts';
import { ListScreen } from '../../platform/list/ListScreen.tsx';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { useListScreen } from '../../platform/list/use-list-screen.ts';
import { RecordPreview } from '../../platform/record/RecordPreview.tsx';
import { ArchiveSheet } from './ArchiveSheet.tsx';
import { groupPath, type GroupRow } from './group-data.ts';
import { GroupSheet } from './GroupSheet.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { useGroupList, useGroupListOptions, useGroupRow } from './use-groups.ts';

const FILTERS = filterDefinitions(GROUP_LIST, ['archived', 'subcontractor', 'field', 'empty', 'state', 'region']);
const SORTS = sortKeysOf(GROUP_LIST);
const HINTS = [
  { keys: '↑ ↓', does: 'move' },
  { keys: 'Enter', does: 'preview' },
  { keys: 'Ctrl ↵', does: 'open' },
  { keys: 'N', does: 'new' },
  { keys: 'O', does: 'order' },
];
const KEYS = [
  key.MOVE,
  key.PREVIEW,
  key.STEP,
  key.SEARCH,
  key.FILTER,
  key.SHOW_NEW,
  key.COPY,
  { keys: ['N'], does: 'New group' },
  { keys: ['O'], does: 'Order of the schedule' },
  { keys: ['E'], does: 'Edit' },
];
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
      cell: ({ name, isArchived }) => (
        <Line>
          {name}
          {isArchived ? <PlainTag>archived</PlainTag> : null}
        </Line>
      ),
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
    isArchived: { startsHidden: true },
  });

export function GroupsPage() {
  const actor = useActor();
  const address = useListAddress(FILTERS, SORTS);
  const reads = useGroupList(address);
  const columns = useMemo(() => columnsFor(actor), [actor]);
  const screen = useListScreen({ list: GROUP_LIST, address, reads, columns, pathOf: groupPath });
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
      <ListScreen
        screen={screen}
        allLabel="All groups"
        keys={KEYS}
        hints={HINTS}
        nameOf={nameOf}
        filters={FILTERS}
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
        preview={(id) => (
          <Preview {...{ id, onEdit: edit, onArchive: setOpen }} onStep={screen.cursor.step} onClose={screen.closePreview} />
        )}
        empty={<NothingFound what="groups" isNarrowed={isNarrowed(address.query)} onClear={() => address.goTo('')} />}
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
