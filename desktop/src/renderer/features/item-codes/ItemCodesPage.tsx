// The catalogue of item codes (screens.md §2.18): a declared list and a declared record, and what is their own.
import { useState } from 'react';
import { Plus } from 'lucide-react';
import { ITEM_CODE_LIST } from '@lotline/schema/domain/item/item-code.columns';
import { ITEM_CODE, ITEM_CODE_KEYS } from '@lotline/schema/domain/item/item-code.fields';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { keysOf } from '@lotline/schema/domain/list/list-declaration';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { AdminTabs } from '../../platform/admin/AdminTabs.tsx';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { ArchivableName } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { declarePage, useDeclaredPage } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import { useLookupTexts } from '../../platform/form/use-lookup-texts.ts';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { RecordPreview, type RecordPreviewProps } from '../../platform/record/RecordPreview.tsx';
import { RecordSheet } from '../../platform/record/RecordSheet.tsx';
import { EditItemCode } from './moves/EditItemCode.tsx';
import { CatalogueMoves, CodeMoves, MoveSheet, useItemCodeMoves } from './moves/ItemCodeMoves.tsx';
import { useArchiveItemCode, useItemCode, useItemCodeOptions, useItemCodes, useSaveItemCode, type ItemCode } from './use-item-codes.ts';

const EMPTY = Object.fromEntries(ITEM_CODE_KEYS.map((field) => [field, null]));
const NO_FACTS: ReadonlySet<string> = new Set(['code', 'isPriceDated', 'isArchived', 'id', 'version']);
const FACTS = keysOf(ITEM_CODE_LIST.columns).filter((key) => !NO_FACTS.has(key));
const nameOf = ({ code }: ItemCode): string => code;
const columnsFor = (actor: Actor) =>
  declaredColumns<typeof ITEM_CODE_LIST, ItemCode>(ITEM_CODE_LIST, actor, {
    code: {
      isName: true,
      cell: ({ code, isArchived }) => <ArchivableName isArchived={isArchived}>{code}</ArchivableName>,
    },
    name: { width: undefined },
    itemType: {},
    unitOfMeasure: { width: 128 },
    unitAmount: {},
    estimatedTime: { width: 136, fromBeside: NARROW },
    usageCount: { width: 80, fromBeside: NARROW },
    description: { startsHidden: true, width: 240 },
    minQuantity: { startsHidden: true, width: 128 },
    maxQuantity: { startsHidden: true, width: 128 },
    preapprovalOver: { startsHidden: true, width: 200 },
    workTypes: { startsHidden: true, width: 160 },
    shotList: { startsHidden: true, width: 240 },
    isPriceDated: { startsHidden: true },
    mergedInto: { startsHidden: true, width: 128 },
    isArchived: { startsHidden: true },
  });

/** Beside a preview, which says the others too, the name comes first. */
const NARROW = 1281;

const PAGE = declarePage<ItemCode>({
  list: ITEM_CODE_LIST,
  called: 'item codes',
  filters: filterDefinitions(ITEM_CODE_LIST, ['archived', 'used', 'type', 'unit']),
  columns: columnsFor,
  does: [
    { keys: ['N'], does: 'New item code', hint: 'new' },
    { keys: ['E'], does: 'Edit', hint: 'edit' },
  ],
  nameOf,
  pathOf: (id) => `/admin/itemcodes?open=${String(id)}`,
});

export function ItemCodesPage() {
  const screen = useDeclaredPage(PAGE, useItemCodes);
  const options = useItemCodeOptions(screen.openFilter !== null);
  const [edited, edit] = useState<number | 'new' | null>(null);
  const { move, begin, end } = useItemCodeMoves();
  const archive = useArchive();
  useHotkeys({ n: () => edit('new'), e: () => edit(screen.cursor.cursorId) });
  const close = () => edit(null);
  return (
    <>
      <DeclaredListPage
        page={PAGE}
        screen={screen}
        options={options}
        tabs={<AdminTabs />}
        actions={
          <>
            <CatalogueMoves begin={begin} />
            <Button kind="primary" icon={Plus} onClick={() => edit('new')}>
              New item code
            </Button>
          </>
        }
        preview={({ id, onStep, onClose }) => (
          <Preview {...{ id, onStep, onClose, onEdit: edit, onArchive: archive }} more={(item) => <CodeMoves {...{ item, begin }} />} />
        )}
      />
      <MoveSheet move={move} filter={screen.spec.reads.filter} onClose={end} />
      {edited === 'new' ? <NewItemCode onClose={close} /> : null}
      {typeof edited === 'number' ? <EditItemCode key={edited} id={edited} onClose={close} /> : null}
    </>
  );
}

type PreviewProps = Omit<RecordPreviewProps<typeof ITEM_CODE_LIST, ItemCode>, 'record' | 'list' | 'row' | 'read' | 'nameOf' | 'facts'>;

function Preview(props: PreviewProps) {
  const { item, ...read } = useItemCode(props.id);
  return <RecordPreview {...props} {...{ record: ITEM_CODE, list: ITEM_CODE_LIST, row: item, read, nameOf, facts: FACTS }} />;
}

/** Archives or brings back, and offers the way back. */
function useArchive() {
  const { run } = useArchiveItemCode();
  const offer = useUndoOffer();
  const archive = async (item: ItemCode, archived: boolean): Promise<void> => {
    const now = await run({ item, archived });
    if (now !== null) offer(`${item.code} ${archived ? 'is archived' : 'is restored'}.`, () => void archive(now, !archived));
  };
  return (item: ItemCode) => void archive(item, !item.isArchived);
}

function NewItemCode({ onClose }: { readonly onClose: () => void }) {
  const command = useSaveItemCode('Item code created');
  const suggested = { unitOfMeasure: useLookupTexts()('UoM') };
  return <RecordSheet {...{ record: ITEM_CODE, id: null, name: null, shown: EMPTY, suggested, command, onClose }} onSaved={onClose} />;
}
