// Records of the access matrix that calls share: a read, or a call that is refused, finds such a record as it was made.
import type { AccessRow, Cell, Target } from './access-row.ts';

type Make = NonNullable<AccessRow['target']>;

/** Whose record it is, asked of a cell. */
export const OF_RECORD: readonly PropertyKey[] = ['group', 'groupId', 'leftTo'] satisfies (keyof Cell)[];

/** Says what of the cell was asked by what was done with it. */
export function watched(cell: Cell): { readonly cell: Cell; readonly hasAsked: (keys: readonly PropertyKey[]) => boolean } {
  const asked = new Set<PropertyKey>();
  const get = (of: Cell, key: PropertyKey): unknown => {
    asked.add(key);
    return Reflect.get(of, key);
  };
  return { cell: new Proxy(cell, { get }), hasAsked: (keys) => keys.some((key) => asked.has(key)) };
}

/** One record for each maker and each group that has or left it, and for each role where the maker asks for that. */
export class SharedTargets {
  readonly #made = new Map<Make, Map<string, Target>>();
  readonly #ofRole = new Set<Make>();

  async of(make: Make, cell: Cell): Promise<Target> {
    const made = this.#made.get(make) ?? new Map<string, Target>();
    this.#made.set(make, made);
    const known = made.get(this.#keyOf(make, cell));
    if (known !== undefined) return known;
    const seen = watched(cell);
    const target = await make(seen.cell);
    if (seen.hasAsked(['role'])) this.#ofRole.add(make);
    made.set(this.#keyOf(make, cell), target);
    return target;
  }

  #keyOf(make: Make, { role, groupId, leftTo }: Cell): string {
    return JSON.stringify([groupId, leftTo, this.#ofRole.has(make) ? role : null]);
  }
}
