// The live tail of a log (screens.md §2.23): the stream tells nobody of entries, so while it is ticked they are looked for. What came is put at the head where
// nobody works in the list, and announced there otherwise, as in every other list.
import { useEffect, useState } from 'react';
import words from '@lotline/shared-ui/styles/words.module.css';
import { TickField } from '../../platform/controls/TickField.tsx';
import type { GridRowData } from '../../platform/grid/grid-column.ts';
import type { ListState } from '../../platform/grid/list-state.ts';
import type { ListAddress } from '../../platform/list/use-list-address.ts';

const LOOK_MS = 5_000;

interface LiveTailProps {
  readonly of: {
    readonly address: Pick<ListAddress, 'query'>;
    readonly reads: { readonly state: Pick<ListState<GridRowData>, 'lookForNew'> };
  };
}

export function LiveTail({ of: { address, reads } }: LiveTailProps) {
  const [isOn, setOn] = useState(false);
  const [isLost, setLost] = useState(false);
  const { lookForNew } = reads.state;
  // in another order what is new stands anywhere
  const isOffered = address.query.sort === null && lookForNew !== undefined;
  useEffect(() => {
    if (!isOn || !isOffered) return undefined;
    const look = () => {
      if (document.hidden) return;
      lookForNew().then(
        () => setLost(false),
        () => setLost(true),
      );
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [isOn, isOffered, lookForNew]);
  if (!isOffered) return null;
  return (
    <>
      <span role="status" className={words.muted}>
        {isOn && isLost ? 'New entries could not be loaded. Trying again.' : ''}
      </span>
      <TickField isOn={isOn} onChange={setOn}>
        Live
      </TickField>
    </>
  );
}
