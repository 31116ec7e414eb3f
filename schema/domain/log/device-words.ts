// A device as people call it, from what its browser says of itself: 'Chrome on Android'.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Electron\//, 'Desktop app'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
];
const first = (table: readonly (readonly [RegExp, string])[], agent: string): string | null =>
  table.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

const MOST_CHARACTERS = 60;

/** As it is kept: of what a request says of itself. */
export const deviceOf = (userAgent: string | undefined): string | null => deviceWords(userAgent ?? '')?.slice(0, MOST_CHARACTERS) ?? null;

/** Null for a program that says neither. */
export function deviceWords(userAgent: string): string | null {
  const [browser, system] = [first(BROWSERS, userAgent), first(SYSTEMS, userAgent)];
  return browser !== null && system !== null ? `${browser} on ${system}` : (browser ?? system);
}
