// What an entry of the catalogue is, and how its sentence is made of details.
export type ErrorKind = 'invalid' | 'denied' | 'missing' | 'refused' | 'conflict' | 'limit' | 'fault';
export type ErrorRetry = 'never' | 'after-refresh' | 'later';
export type ErrorDetails = Readonly<Record<string, unknown>>;

export interface ErrorEntry {
  readonly kind: ErrorKind;
  readonly retry: ErrorRetry;
  readonly say: (details: ErrorDetails) => string;
}

export const text = (value: unknown, otherwise: string): string => (typeof value === 'string' && value !== '' ? value : otherwise);
export const list = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : '');
export const said = (before: string, value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${before}${value}` : '';
export const entry = (kind: ErrorKind, retry: ErrorRetry, say: ErrorEntry['say'] | string): ErrorEntry => ({
  kind,
  retry,
  say: typeof say === 'string' ? () => say : say,
});
