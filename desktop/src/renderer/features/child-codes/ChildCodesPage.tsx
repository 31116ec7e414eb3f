// The list of child codes (screens.md §2.18): a declared list, and a new one.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Plus } from 'lucide-react';
import { CHILD_CODE_LIST } from '@lotline/schema/domain/item/child-code.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { AdminTabs } from '../../platform/admin/AdminTabs.tsx';
import { Line, PlainTag } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { declarePage, useDeclaredPage } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { PreviewFacts, PreviewPane } from '../../platform/list/PreviewPane.tsx';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { childCodePath, factsOf, nameOf, type ChildCodeRow } from './child-code-data.ts';
import { ChildCodeSheet } from './ChildCodeSheet.tsx';
import { useChildCode, useChildCodes } from './use-child-codes.ts';

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

const PAGE = declarePage<ChildCodeRow>({
  list: CHILD_CODE_LIST,
  called: 'child codes',
  filters: filterDefinitions(CHILD_CODE_LIST, ['unrated', 'split', 'archived']),
  columns: columnsFor,
  does: [{ keys: ['N'], does: 'New child code', hint: 'new' }],
  nameOf: rowName,
  pathOf: childCodePath,
});

export function ChildCodesPage() {
  const screen = useDeclaredPage(PAGE, useChildCodes);
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  useHotkeys({ n: () => setNew(true) });
  return (
    <>
      <DeclaredListPage
        page={PAGE}
        screen={screen}
        tabs={<AdminTabs />}
        actions={
          <Button kind="primary" icon={Plus} onClick={() => setNew(true)}>
            New child code
          </Button>
        }
        preview={({ row, ...shown }) => <Preview {...shown} name={row === null ? null : rowName(row)} />}
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
