// Why the field counted other than was planned, as it wrote at the items of tasks: what whoever decides on the line's variation goes by (decision 047).
interface CountedItem {
  readonly boqId: number | null;
  readonly variationReason: string | null;
}

export interface GivenReason<T> {
  readonly reason: string;
  /** Whose crew gave it. */
  readonly task: T;
}

/** In the order of the tasks; what is blank is no reason. */
export function variationReasons<T extends { readonly items: readonly CountedItem[] }>(
  boqId: number,
  tasks: readonly T[],
): readonly GivenReason<T>[] {
  return tasks.flatMap((task) =>
    task.items
      .filter((item) => item.boqId === boqId)
      .map(({ variationReason }) => ({ reason: variationReason?.trim() ?? '', task }))
      .filter(({ reason }) => reason !== ''),
  );
}
