// The list of construction codes (screens.md §2.18): a declared list, and a new one.
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Plus } from 'lucide-react';
import { CONSTRUCTION_CODE_LIST } from '@lotline/schema/domain/item/construction-code.columns';
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
import { constructionCodePath, fact, nameOf, type ConstructionCodeRow } from './construction-code-data.ts';
import { ConstructionCodeSheet } from './ConstructionCodeSheet.tsx';
import { useConstructionCode, useConstructionCodeOptions, useConstructionCodes } from './use-construction-codes.ts';

const FILTERS = filterDefinitions(CONSTRUCTION_CODE_LIST, ['customer', 'contract', 'current', 'archived']);
const SORTS = sortKeysOf(CONSTRUCTION_CODE_LIST);
const HINTS = [
  { keys: '↑ ↓', does: 'move' },
  { keys: 'Enter', does: 'preview' },
  { keys: 'Ctrl ↵', does: 'open' },
  { keys: 'N', does: 'new' },
];
const KEYS = [
  key.MOVE,
  key.PREVIEW,
  key.STEP,
  key.SEARCH,
  key.FILTER,
  key.SHOW_NEW,
  key.COPY,
  { keys: ['N'], does: 'New construction code' },
];
const FACTS = [
  'itemId',
  'customer',
  'contract',
  'description',
  'unitOfMeasure',
  'factor',
  'sellRate',
  'gstTreatment',
  'effectiveFrom',
  'effectiveTo',
] as const;
const rowName = ({ externalCode }: ConstructionCodeRow): string => externalCode;
const columnsFor = (actor: Actor) =>
  declaredColumns<typeof CONSTRUCTION_CODE_LIST, ConstructionCodeRow>(CONSTRUCTION_CODE_LIST, actor, {
    externalCode: {
      isName: true,
      width: 152,
      cell: ({ externalCode, isArchived }) => (
        <Line>
          {externalCode}
          {isArchived ? <PlainTag>archived</PlainTag> : null}
        </Line>
      ),
    },
    customer: { width: 136 },
    contract: { width: 120 },
    itemCode: { width: 112 },
    description: { width: undefined },
    sellRate: { width: 112 },
    effectiveFrom: { width: 112 },
    effectiveTo: { width: 112 },
    unitOfMeasure: { startsHidden: true, width: 128 },
    factor: { startsHidden: true, width: 88 },
    gstTreatment: { startsHidden: true, width: 112 },
    workTypes: { startsHidden: true, width: 160 },
    minQuantity: { startsHidden: true, width: 112 },
    maxQuantity: { startsHidden: true, width: 112 },
    preapprovalOver: { startsHidden: true, width: 160 },
    isArchived: { startsHidden: true },
  });

export function ConstructionCodesPage() {
  const actor = useActor();
  const address = useListAddress(FILTERS, SORTS);
  const reads = useConstructionCodes(address);
  const columns = useMemo(() => columnsFor(actor), [actor]);
  const screen = useListScreen({ list: CONSTRUCTION_CODE_LIST, address, reads, columns, pathOf: constructionCodePath });
  const options = useConstructionCodeOptions(screen.openFilter !== null);
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  useHotkeys({ n: () => setNew(true) });
  return (
    <>
      <ListScreen
        screen={screen}
        allLabel="All construction codes"
        keys={KEYS}
        hints={HINTS}
        nameOf={rowName}
        filters={FILTERS}
        options={options}
        tabs={<AdminTabs />}
        actions={
          <Button kind="primary" icon={Plus} onClick={() => setNew(true)}>
            New construction code
          </Button>
        }
        preview={(id, row) => (
          <Preview id={id} name={row === null ? null : rowName(row)} onStep={screen.cursor.step} onClose={screen.closePreview} />
        )}
        empty={<NothingFound what="construction codes" isNarrowed={isNarrowed(address.query)} onClear={() => address.goTo('')} />}
      />
      {isNew ? (
        <ConstructionCodeSheet code={null} onClose={() => setNew(false)} onMade={(id) => void navigate(constructionCodePath(id))} />
      ) : null}
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
  const { code, ...read } = useConstructionCode(id);
  const title = name ?? (code === null ? 'Construction code' : nameOf(code));
  return (
    <PreviewPane
      label={`construction code ${title}`}
      title={title}
      mark={code?.isArchived === true ? <PlainTag>archived</PlainTag> : undefined}
      isBusy={code === null && read.error === null}
      onStep={onStep}
      onClose={onClose}
      footer={
        <Link to={constructionCodePath(id)} className={buttonClass()}>
          Open <kbd>Ctrl ↵</kbd>
        </Link>
      }
    >
      {code === null ? (
        <Unread read={read} title="The construction code could not be loaded." loading={<Ghost width="70%" />} />
      ) : (
        <PreviewFacts facts={FACTS.map((field) => fact(code, field))} />
      )}
    </PreviewPane>
  );
}
