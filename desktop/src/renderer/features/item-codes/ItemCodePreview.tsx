// An item code beside the list: its facts, what can be done with it, its history (screens.md §2.18).
import { Archive, ArchiveRestore, PencilLine } from 'lucide-react';
import { ITEM_CODE_LIST } from '@lotline/schema/domain/item/item-code.columns';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { useActor } from '@lotline/web-session/react/me-context';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { declaredFacts } from '../../platform/list/declared-columns.tsx';
import { PreviewFacts, PreviewPane, PreviewSection } from '../../platform/list/PreviewPane.tsx';
import { RecordHistory } from '../../platform/record/RecordHistory.tsx';
import type { ItemCode } from './item-code-columns.tsx';
import { useItemCode } from './use-item-codes.ts';

interface ItemCodePreviewProps {
  readonly id: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly onEdit: (id: number) => void;
  readonly onArchive: (item: ItemCode) => void;
}

export function ItemCodePreview({ id, onStep, onClose, onEdit, onArchive }: ItemCodePreviewProps) {
  const read = useItemCode(id);
  const { item } = read;
  const actor = useActor();
  const title = item?.code ?? 'Item code';
  return (
    <PreviewPane
      label={`item code ${title}`}
      title={title}
      mark={item?.isArchived === true ? <PlainTag>archived</PlainTag> : undefined}
      isBusy={read.isPending}
      onStep={onStep}
      onClose={onClose}
      footer={
        item === null ? null : (
          <>
            <Button icon={PencilLine} onClick={() => onEdit(id)}>
              Edit <kbd>E</kbd>
            </Button>
            <Button kind="text" icon={item.isArchived ? ArchiveRestore : Archive} onClick={() => onArchive(item)}>
              {item.isArchived ? 'Bring back' : 'Archive'}
            </Button>
          </>
        )
      }
    >
      {item === null ? (
        <Unread read={read} title="The item code could not be loaded." loading={<Ghost width="70%" />} />
      ) : (
        <>
          <PreviewFacts facts={declaredFacts(ITEM_CODE_LIST, actor, item, FACTS)} />
          <PreviewSection title="History">
            <RecordHistory entity="field_item" id={id} />
          </PreviewSection>
        </>
      )}
    </PreviewPane>
  );
}

const FACTS = ['name', 'description', 'itemType', 'unitOfMeasure', 'unitAmount', 'estimatedTime', 'usageCount'] as const;
