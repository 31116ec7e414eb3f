// Where two answers that should be equal begin to differ: a bench that compares what is not the same says where, and not all of both.

const MOST = 200;
const said = (value) => (JSON.stringify(value) ?? 'nothing').slice(0, MOST);
const isObject = (value) => typeof value === 'object' && value !== null;

/** @returns {string | null} the path with both values; null where they are equal */
export function firstDifference(one, other, path = '') {
  if (Object.is(one, other)) return null;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return `${path}: ${said(one)} and ${said(other)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(one[key], other[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
