// Views that this device stored before the server did: a name and the address of the list.
import { MAX_VIEW_NAME } from '@lotline/schema/domain/view/view.limits';
import { readHere } from '../grid/kept-here.ts';

export const VIEWS_HERE = 'views';

interface KeptView {
  readonly name: string;
  readonly query: string;
}

const isView = (value: unknown): value is KeptView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

export function viewsKeptHere(personId: number, list: string): readonly KeptView[] {
  const kept = readHere(VIEWS_HERE, personId, list);
  return Array.isArray(kept) ? kept.filter(isView).map(({ name, query }) => ({ name: name.slice(0, MAX_VIEW_NAME), query })) : [];
}
