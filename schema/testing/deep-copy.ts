// A copy of plain facts that shares nothing with them, for tests that hold a rule to leaving what it was given as it was.
export function deepCopy<T>(value: T): T {
  if (value instanceof Date) return new Date(value) as T;
  if (Array.isArray(value)) return value.map(deepCopy) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deepCopy(inner)])) as T;
}
