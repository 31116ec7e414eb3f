// A list that knows how many of its entries were looked at: what must end soon is counted, never timed (decision 012).
export function countedList<T>(entries: readonly T[]): { readonly list: readonly T[]; readonly looks: () => number } {
  let looks = 0;
  const list = new Proxy(entries, {
    get: (target, key, receiver): unknown => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks++;
      return Reflect.get(target, key, receiver);
    },
  });
  return { list, looks: () => looks };
}
