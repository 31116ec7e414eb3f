// Instants that came through JSON aggregation ('2026-11-20T01:02:03.123456+00:00') as the wire has them (ISO 8601 in UTC, 'Z').
export function wireInstant(text: string): string;
export function wireInstant(text: string | null): string | null;
export function wireInstant(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}
