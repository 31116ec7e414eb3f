// One street as people type it: its road type in a field of its own, or in the name, whole or short ('Wattle' + 'Road', 'Wattle Rd').

const ROAD_TYPES = [
  ...['alley', 'ally', 'arcade', 'arc', 'avenue', 'ave', 'av', 'boulevard', 'bvd', 'blvd', 'circuit', 'cct', 'close', 'cl', 'court', 'ct'],
  ...['crescent', 'cres', 'cr', 'drive', 'dr', 'esplanade', 'esp', 'grove', 'gr', 'highway', 'hwy', 'lane', 'la', 'link', 'loop', 'mews'],
  ...['parade', 'pde', 'parkway', 'pkwy', 'place', 'pl', 'rise', 'road', 'rd', 'square', 'sq', 'street', 'st', 'terrace', 'tce', 'trail'],
  ...['view', 'walk', 'way'],
];
const KNOWN: ReadonlySet<string> = new Set(ROAD_TYPES);

/** Each name, in lower case, under which a job of this street may be stored: alone, and with each road type after it. */
export function streetNames(typed: string): readonly string[] {
  const words = typed.trim().toLowerCase().split(/\s+/);
  const hasType = words.length > 1 && KNOWN.has((words.at(-1) ?? '').replace(/\.$/, ''));
  const name = (hasType ? words.slice(0, -1) : words).join(' ');
  return [...new Set([words.join(' '), name, ...ROAD_TYPES.map((type) => `${name} ${type}`)])];
}
