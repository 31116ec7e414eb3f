// How a list's columns share the width of their table, by what stands in them: no cut words beside an empty column.

/** A column that shares; widths in px. */
export interface SharingColumn {
  /** Declared, or as the person drew it; undefined: it is flexible. */
  readonly width: number | undefined;
  /** The person drew it: it stays. */
  readonly isDrawn: boolean;
  /** A status, a day, a figure: half of it says nothing, so it is not cut. */
  readonly isKept: boolean;
  /** What its head and its drawn cells need; 0 while nobody has measured. */
  readonly need: number;
}

/** The minimum width of a flexible column on a narrow window, in px. */
export const LEAST_FLEXIBLE = 176;

const total = (widths: readonly number[]): number => widths.reduce((sum, one) => sum + one, 0);

/**
 * Each column's width in px; undefined: it takes what the others leave. Where all have their declared width and what they need, the flexible ones share the rest.
 * Where not, a declared width gives up what it does not need; and where that is not enough, the widest are cut, a flexible one last.
 * @param room px that the columns have together
 */
export function fitWidths(columns: readonly SharingColumn[], room: number): readonly (number | undefined)[] {
  if (room <= 0 || columns.every(({ need }) => need === 0)) return columns.map(({ width }) => width);
  const whole = columns.map(({ width, isDrawn, need }) => (isDrawn ? (width ?? need) : Math.max(width ?? LEAST_FLEXIBLE, need)));
  const needed = columns.map(({ width, isDrawn, need }, at) => (isDrawn ? (width ?? need) : Math.min(need, whole[at] ?? need)));
  if (total(whole) <= room) return withRest(columns, whole, room - total(whole));
  if (total(needed) > room) return cutWidest(columns, needed, room);
  // half for longer words further down in those that gave way, half for the flexible ones
  const left = room - total(needed);
  const given = total(whole) - total(needed);
  const back = needed.map((need, at) => need + Math.floor((left * ((whole[at] ?? need) - need)) / given / 2));
  return withRest(columns, back, room - total(back));
}

/**
 * The flexible columns share what is left equally, each at most as much again as it has: in a wide window the rest goes to all columns, so that no figure stands
 * far from the words that it is of. The last flexible one takes what rounding leaves.
 */
function withRest(columns: readonly SharingColumn[], widths: readonly number[], rest: number): readonly (number | undefined)[] {
  const isFlexible = ({ width }: SharingColumn): boolean => width === undefined;
  const count = columns.filter(isFlexible).length;
  const others = columns.filter((column) => !isFlexible(column) && !column.isDrawn).length;
  const most = (width: number): number => (others === 0 ? rest : width);
  const more = widths.map((width, at) => (columns[at]?.width === undefined ? Math.min(Math.floor(rest / count), most(width)) : 0));
  const share = count === 0 || others === 0 ? 0 : Math.floor((rest - total(more)) / others);
  const last = columns.findLastIndex(isFlexible);
  return widths.map((width, at) => {
    if (at === last) return undefined;
    return width + (more[at] ?? 0) + (columns[at]?.width !== undefined && !columns[at].isDrawn ? share : 0);
  });
}

/** What names the row in a list: its flexible column stays this much wider than the others, where all are cut. */
const FLEXIBLE_SHARE = 1.5;

/** Lowers the widest until all fit. What is kept whole stays; none becomes narrower than it was declared, or a flexible one than its least. */
function cutWidest(columns: readonly SharingColumn[], needed: readonly number[], room: number): readonly number[] {
  const at = (height: number) =>
    columns.map(({ width, isDrawn, isKept }, index) => {
      const need = needed[index] ?? 0;
      if (isDrawn || isKept) return need;
      const most = width === undefined ? Math.floor(height * FLEXIBLE_SHARE) : height;
      return Math.max(Math.min(need, width ?? LEAST_FLEXIBLE), Math.min(need, most));
    });
  let [low, high] = [0, Math.max(...needed)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (total(at(middle)) > room) high = middle;
    else low = middle;
  }
  return at(low);
}
