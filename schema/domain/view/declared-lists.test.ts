// Of every declared list: its parsers take what it declares and nothing else, and its parts do not contradict each other (decision 079).
import { buildActor } from '../../testing/build-actor.ts';
import { CLAIMS } from '../kernel/claims.ts';
import { listInputs } from '../list/declared-inputs.ts';
import { claimOf, emptyKeysOf, keysOf, negatedKeysOf, sortKeysOf, type AnyList } from '../list/list-declaration.ts';
import { canReadList, canSortBy, seesColumn } from '../list/list.rules.ts';
import { DECLARED_LISTS, listOf, listsOf } from './declared-lists.ts';

const LISTS: readonly (readonly [string, AnyList])[] = DECLARED_LISTS.map((list) => [list.name, list]);
/** Words of the address that are of every list: search, sort, what is open beside it. */
const RESERVED = ['q', 'sort', 'open'];

describe.each(LISTS)('%s', (_name, list) => {
  const { page } = listInputs(list);
  const columns = Object.entries(list.columns);
  const sorts: readonly string[] = sortKeysOf(list);

  test('is sorted by each column that says so, by no other, and by its default first', () => {
    const taken = (field: string) => page.safeParse({ sort: { field, descending: true } }).success;
    expect(keysOf(list.columns).filter(taken).sort()).toEqual([...sorts].sort());
    expect(taken('nothing')).toBe(false);
    expect(sorts[0]).toBe(list.defaultSort);
  });

  test('takes each of its filters and no other', () => {
    const taken = (filter: object) => page.safeParse({ filter }).success;
    for (const key of keysOf(list.filters)) expect(taken({ [key]: null })).toBe(true);
    for (const field of keysOf(list.days)) expect(taken({ dates: [{ field, from: '2026-11-01' }] })).toBe(true);
    expect(taken({ nothing: null })).toBe(false);
    expect(taken({ dates: [{ field: 'nothing', from: '2026-11-01' }] })).toBe(false);
  });

  test('leaves out, and finds empty, what it declares and nothing else', () => {
    const taken = (filter: object) => page.safeParse({ filter }).success;
    const keys = [...keysOf(list.filters), ...keysOf(list.days)];
    // a key tells which of them is meant
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => taken({ isNot: [key] }))).toEqual(negatedKeysOf(list));
    expect(keys.filter((key) => taken({ isEmpty: [key] }) && taken({ isNotEmpty: [key] }))).toEqual(emptyKeysOf(list));
    expect(taken({ isNot: ['search'] }) || taken({ isEmpty: ['search'] })).toBe(false);
  });

  test('names each filter once in its address', () => {
    const ids = [...Object.values(list.filters), ...Object.values(list.days)].flatMap((filter) => ('id' in filter ? [filter.id] : []));
    expect(new Set([...ids, ...RESERVED]).size).toBe(ids.length + RESERVED.length);
  });

  test('shows no amount without a claim, and is not sorted by what it hides', () => {
    const nobody = buildActor({ claims: [] });
    const all = buildActor({ claims: CLAIMS });
    for (const [key, column] of columns) {
      const isOpen = claimOf(column) === null;
      expect([seesColumn(nobody, column), canSortBy(nobody, list, key).ok]).toEqual([isOpen, isOpen]);
      expect([seesColumn(all, column), canSortBy(all, list, key).ok]).toEqual([true, true]);
      if (column.kind === 'amount') expect(isOpen).toBe(false);
    }
  });

  test('has each header of its file once, and a column stands with one that there is', () => {
    const headers = columns.flatMap(([, column]) =>
      column.kind === 'parts' ? Object.values(column.parts) : [column.header ?? column.label],
    );
    expect(new Set(headers).size).toBe(headers.length);
    const stoodWith = columns.flatMap(([, column]) => (column.kind === 'parts' ? [] : (column.exportedWith ?? [])));
    for (const key of stoodWith) expect(Object.keys(list.columns)).toContain(key);
  });

  test('is of whoever has one of its claims', () => {
    const opening: readonly (string | null)[] = [list.claim].flat();
    const others = buildActor({ claims: CLAIMS.filter((claim) => !opening.includes(claim)) });
    expect(canReadList(others, list).ok).toBe(list.claim === null);
    expect(listsOf(others).map(listOf).includes(list)).toBe(list.claim === null);
    expect(listsOf(buildActor({ claims: CLAIMS })).map(listOf)).toContain(list);
  });
});
