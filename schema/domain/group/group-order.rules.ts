// The order in which the schedule shows the groups (screens.md §2.19): one of them is moved to behind another one, so two who move different groups lose nothing.

/** @param afterId null: to the front @returns the same ids in their new order; null where one of the two is not among them */
export function movedOrder(ids: readonly number[], id: number, afterId: number | null): readonly number[] | null {
  if (!ids.includes(id) || id === afterId) return null;
  const others = ids.filter((other) => other !== id);
  const place = afterId === null ? 0 : others.indexOf(afterId) + 1;
  return afterId !== null && place === 0 ? null : [...others.slice(0, place), id, ...others.slice(place)];
}

/** The one before it; null for the first. */
export const beforeInOrder = (ids: readonly number[], id: number): number | null => ids[ids.indexOf(id) - 1] ?? null;

/** Where it stands after a step: behind which one; undefined where it cannot go further. */
export function afterStep(ids: readonly number[], id: number, by: 1 | -1): number | null | undefined {
  const place = ids.indexOf(id);
  const wanted = place + by;
  if (place < 0 || wanted < 0 || wanted >= ids.length) return undefined;
  const others = ids.filter((other) => other !== id);
  return others[wanted - 1] ?? null;
}

/** Behind which one it stands once it is dropped on another one: it takes the place of that one. */
export function afterDrop(ids: readonly number[], id: number, overId: number): number | null {
  return ids.indexOf(id) < ids.indexOf(overId) ? overId : beforeInOrder(ids, overId);
}
