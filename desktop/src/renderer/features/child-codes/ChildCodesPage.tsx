// The list of child codes (screens.md §2.18): a declared list, and a new one.
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Plus } from 'lucide-react';
import { CHILD_CODE_LIST } from '@lotline/schema/domain/item/child-code.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { useActor } from '@lotline/web-session/react/me-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { AdminTabs } from '../../platform/admin/AdminTabs.tsx';
import { Line, PlainTag } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import * as key from '../../platform/list/list-keys.ts';
import { isNarrowed } from '../../platform/list/list-query.ts';
import { ListScreen } from '../../platform/list/ListScreen.tsx';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import { PreviewFacts, PreviewPane } from '../../platform/list/PreviewPane.tsx';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { useListScreen } from '../../platform/list/use-list-screen.ts';
import { childCodePath, factsOf, nameOf, type ChildCodeRow } from './child-code-data.ts';
import { ChildCodeSheet } from './ChildCodeSheet.tsx';
import { FIXED_OPTIONS, useChildCode, useChildCodes } from './use-child-codes.ts';

const FILTERS = filterDefinitions(CHILD_CODE_LIST, ['unrated', 'split', 'archived']);
const SORTS = sortKeysOf(CHILD_CODE_LIST);
const HINTS = [
  { keys: '↑ ↓', does: 'move' },
  { keys: 'Enter', does: 'preview' },
  { keys: 'Ctrl ↵', does: 'open' },
  { keys: 'N', does: 'new' },
];
const KEYS = [key.MOVE, key.PREVIEW, key.STEP, key.SEARCH, key.FILTER, key.SHOW_NEW, key.COPY, { keys: ['N'], does: 'New child code' }];
const rowName = ({ code }: ChildCodeRow): string => code;
const columnsFor = (actor: Actor) =>
  declaredColumns<typeof CHILD_CODE_LIST, ChildCodeRow>(CHILD_CODE_LIST, actor, {
    code: {
      isName: true,
      width: 168,
      cell: ({ code, isArchived, ratesToday }) => (
        <Line>
          {code}
          {isArchived ? <PlainTag>archived</PlainTag> : null}
          {ratesToday === 0 && !isArchived ? <PlainTag>no rate today</PlainTag> : null}
        </Line>
      ),
    },
    itemCode: { width: 112 },
    itemName: { width: undefined },
    generalRate: { width: 120 },
    ratesToday: { width: 112 },
    share: { width: 88 },
    isInSplit: { width: 112 },
    usageCount: { width: 80 },
    unitOfMeasure: { startsHidden: true, width: 128 },
    description: { startsHidden: true, width: 240 },
    isArchived: { startsHidden: true },
  });

export function ChildCodesPage() {
  const actor = useActor();
  const address = useListAddress(FILTERS, SORTS);
  const reads = useChildCodes(address);
  const columns = useMemo(() => columnsFor(actor), [actor]);
  const screen = useListScreen({ list: CHILD_CODE_LIST, address, reads, columns, pathOf: childCodePath });
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  useHotkeys({ n: () => setNew(true) });
  return (
    <>
      <ListScreen
        screen={screen}
        allLabel="All child codes"
        keys={KEYS}
        hints={HINTS}
        nameOf={rowName}
        filters={FILTERS}
        options={FIXED_OPTIONS}
        tabs={<AdminTabs />}
        actions={
          <Button kind="primary" icon={Plus} onClick={() => setNew(true)}>
            New child code
          </Button>
        }
        preview={(id, row) => (
          <Preview id={id} name={row === null ? null : rowName(row)} onStep={screen.cursor.step} onClose={screen.closePreview} />
        )}
        empty={<NothingFound what="child codes" isNarrowed={isNarrowed(address.query)} onClear={() => address.goTo('')} />}
      />
      {isNew ? <ChildCodeSheet code={null} onClose={() => setNew(false)} onMade={(id) => void navigate(childCodePath(id))} /> : null}
    </>
  );
}

interface PreviewProps {
  readonly id: number;
  readonly name: string | null;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

function Preview({ id, name, onStep, onClose }: PreviewProps) {
  const { code, ...read } = useChildCode(id);
  const title = name ?? (code === null ? 'Child code' : nameOf(code));
  return (
    <PreviewPane
      label={`child code ${title}`}
      title={title}
      mark={code?.isArchived === true ? <PlainTag>archived</PlainTag> : undefined}
      isBusy={code === null && read.error === null}
      onStep={onStep}
      onClose={onClose}
      footer={
        <Link to={childCodePath(id)} className={buttonClass()}>
          Open <kbd>Ctrl ↵</kbd>
        </Link>
      }
    >
      {code === null ? (
        <Unread read={read} title="The child code could not be loaded." loading={<Ghost width="70%" />} />
      ) : (
        <PreviewFacts facts={factsOf(code)} />
      )}
    </PreviewPane>
  );
}
