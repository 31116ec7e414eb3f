// A drawn row of a list follows its record in the cache, whichever screen changes it.
import { useEffect } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { GridRowData } from '../grid/grid-column.ts';
import { recordId } from './cache.ts';
import { useData } from './DataRoot.tsx';

export interface FollowedRows<Row extends GridRowData> {
  readonly type: string;
  readonly fragment: TypedDocumentNode<Row>;
}

/** @param isFollowing false: it is drawn as it was read */
export function useFollowedRow<Row extends GridRowData>(row: Row, { type, fragment }: FollowedRows<Row>, isFollowing: boolean): Row {
  const { lists } = useData();
  const { id } = row;
  // a stale row is read when it comes into sight
  useEffect(() => (isFollowing ? lists.see(type, id) : undefined), [lists, type, id, isFollowing]);
  const found = useFragment<Row>({ fragment, from: isFollowing ? recordId(type, id) : null });
  return found.complete && found.data !== null ? found.data : row;
}
