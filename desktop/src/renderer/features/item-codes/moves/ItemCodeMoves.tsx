// What is done with item codes beside their own fields: prices, a merge, an import. Each is a folder of its own; here is what leads to them.
import { useState } from 'react';
import { CircleDollarSign, FileUp } from 'lucide-react';
import { canSetPrices } from '@lotline/schema/domain/item/item-prices.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useActor } from '@lotline/web-session/react/me-context';
import { ImportSheet } from '../import/ImportSheet.tsx';
import { MergeSheet } from '../merge/MergeSheet.tsx';
import { ChangePricesSheet } from '../prices/ChangePricesSheet.tsx';
import { PricesSheet } from '../prices/PricesSheet.tsx';
import type { ItemCode, ItemCodeFilter } from '../use-item-codes.ts';

type Move = { readonly of: 'import' | 'prices' } | { readonly of: 'price' | 'merge'; readonly item: ItemCode };

export function useItemCodeMoves() {
  const [move, setMove] = useState<Move | null>(null);
  return { move, begin: setMove, end: () => setMove(null) };
}

type Begin = (move: Move) => void;

/** Of the catalogue: buttons of the page. */
export function CatalogueMoves({ begin }: { readonly begin: Begin }) {
  return (
    <>
      {canSetPrices(useActor()).ok ? (
        <Button icon={CircleDollarSign} onClick={() => begin({ of: 'prices' })}>
          Change prices
        </Button>
      ) : null}
      <Button icon={FileUp} onClick={() => begin({ of: 'import' })}>
        Import
      </Button>
    </>
  );
}

/** Of one code: buttons beside its facts. */
export function CodeMoves({ item, begin }: { readonly item: ItemCode; readonly begin: Begin }) {
  return (
    <>
      {canSetPrices(useActor()).ok && !item.isArchived ? (
        <Button kind="text" onClick={() => begin({ of: 'price', item })}>
          Prices
        </Button>
      ) : null}
      {item.mergedInto == null ? (
        <Button kind="text" onClick={() => begin({ of: 'merge', item })}>
          Merge
        </Button>
      ) : null}
    </>
  );
}

interface MoveSheetProps {
  readonly move: Move | null;
  /** What the list is filtered by: prices are changed of what it finds. */
  readonly filter: ItemCodeFilter;
  readonly onClose: () => void;
}

export function MoveSheet({ move, filter, onClose }: MoveSheetProps) {
  switch (move?.of) {
    case undefined:
      return null;
    case 'import':
      return <ImportSheet onClose={onClose} />;
    case 'prices':
      return <ChangePricesSheet filter={filter} onClose={onClose} />;
    case 'price':
      return <PricesSheet item={move.item} onClose={onClose} />;
    case 'merge':
      return <MergeSheet item={move.item} onClose={onClose} />;
  }
}
