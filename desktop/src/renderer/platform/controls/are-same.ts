// An antd control takes 2 to 4 ms to render and a form has fifty, so a control renders again only when a value that it shows has changed.

/** For `memo`: props are compared by value, lists and options too; functions and elements by identity. */
export function areSame(before: object, now: object): boolean {
  const names = Object.keys(now);
  return names.length === Object.keys(before).length && names.every((name) => isSame(Reflect.get(before, name), Reflect.get(now, name)));
}

function isSame(before: unknown, now: unknown): boolean {
  if (before === now) return true;
  if (Array.isArray(before) && Array.isArray(now)) return areSame(before, now);
  return isPlain(before) && isPlain(now) && areSame(before, now);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
