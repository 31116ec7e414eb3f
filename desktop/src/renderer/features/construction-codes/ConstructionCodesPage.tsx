// The list of construction codes (screens.md §2.18): a declared list, and a new one.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Plus } from 'lucide-react';
import { CONSTRUCTION_CODE_LIST } from '@lotline/schema/domain/item/construction-code.columns';
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
import { constructionCodePath, fact, nameOf, type ConstructionCodeRow } from './construction-code-data.ts';
import { ConstructionCodeSheet } from './ConstructionCodeSheet.tsx';
import { useConstructionCode, useConstructionCodeOptions, useConstructionCodes } from './use-construction-codes.ts';

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

const PAGE = declarePage<ConstructionCodeRow>({
  list: CONSTRUCTION_CODE_LIST,
  called: 'construction codes',
  filters: filterDefinitions(CONSTRUCTION_CODE_LIST, ['customer', 'contract', 'current', 'archived']),
  columns: columnsFor,
  does: [{ keys: ['N'], does: 'New construction code', hint: 'new' }],
  nameOf: rowName,
  pathOf: constructionCodePath,
});

export function ConstructionCodesPage() {
  const screen = useDeclaredPage(PAGE, useConstructionCodes);
  const options = useConstructionCodeOptions(screen.openFilter !== null);
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  useHotkeys({ n: () => setNew(true) });
  return (
    <>
      <DeclaredListPage
        page={PAGE}
        screen={screen}
        options={options}
        tabs={<AdminTabs />}
        actions={
          <Button kind="primary" icon={Plus} onClick={() => setNew(true)}>
            New construction code
          </Button>
        }
        preview={({ row, ...shown }) => <Preview {...shown} name={row === null ? null : rowName(row)} />}
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
