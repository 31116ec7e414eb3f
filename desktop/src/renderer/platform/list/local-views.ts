// Views that this device stored before the server did: a name and the address of the list.
import { MAX_VIEW_NAME } from '@lotline/schema/domain/view/view.limits';
import { readHere } from '../grid/local-setup.ts';

export const VIEWS_HERE = 'views';

interface LocalView {
  readonly name: string;
  readonly query: string;
}

const isView = (value: unknown): value is LocalView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

export function localViews(personId: number, list: string): readonly LocalView[] {
  const draft = readHere(VIEWS_HERE, personId, list);
  return Array.isArray(draft) ? draft.filter(isView).map(({ name, query }) => ({ name: name.slice(0, MAX_VIEW_NAME), query })) : [];
}
