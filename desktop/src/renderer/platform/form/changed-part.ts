// The part of two texts that differs, for marking: equal beginnings and ends stay unmarked.
export interface Pieces {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

export function changedPart(text: string, from: string): Pieces {
  const words = text.split(/(\s+)/);
  const old = from.split(/(\s+)/);
  let head = 0;
  while (head < words.length && head < old.length && words[head] === old[head]) head += 1;
  let tail = 0;
  while (tail < words.length - head && tail < old.length - head && words.at(-1 - tail) === old.at(-1 - tail)) tail += 1;
  const end = words.length - tail;
  return { before: words.slice(0, head).join(''), marked: words.slice(head, end).join(''), after: words.slice(end).join('') };
}
