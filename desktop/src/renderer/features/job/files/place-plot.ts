// Where pictures were taken, beside one another: metres on a flat piece of ground, north up. No map is drawn, since no service of tiles is reached under the
// page's policy (decision 055); the distances are true to a few in a thousand within some kilometres. Pure.

export interface Place {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyMetres: number | null;
}

interface Dot {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Of the device's own word on how sure it is. */
  readonly radius: number;
}

export interface PlacePlot {
  readonly dots: readonly Dot[];
  /** A round distance, and how long it is drawn. */
  readonly scale: { readonly metres: number; readonly length: number };
}

const METRES_A_DEGREE = 111_195;
/** One place alone, or several in one spot, still have ground around them. */
const LEAST_METRES = 20;
const ROOM = 1.3;
/** One that is doubted more than that says nothing of the others. */
const MOST_DOUBT_METRES = 200;

/** @param size of the drawing, as wide as high */
export function placePlot(places: readonly Place[], size: number): PlacePlot | null {
  const [first] = places;
  if (first === undefined) return null;
  const shrink = Math.cos((first.latitude * Math.PI) / 180);
  const flat = places.map(({ id, latitude, longitude, accuracyMetres }) => ({
    id,
    east: (longitude - first.longitude) * shrink * METRES_A_DEGREE,
    south: (first.latitude - latitude) * METRES_A_DEGREE,
    doubt: Math.min(accuracyMetres ?? 0, MOST_DOUBT_METRES),
  }));
  const easts = flat.flatMap(({ east, doubt }) => [east - doubt, east + doubt]);
  const souths = flat.flatMap(({ south, doubt }) => [south - doubt, south + doubt]);
  const [west, east, north, south] = [Math.min(...easts), Math.max(...easts), Math.min(...souths), Math.max(...souths)];
  const across = Math.max(east - west, south - north, LEAST_METRES) * ROOM;
  const perMetre = size / across;
  const metres = roundDistance(across / 3);
  return {
    dots: flat.map((one) => ({
      id: one.id,
      x: size / 2 + (one.east - (west + east) / 2) * perMetre,
      y: size / 2 + (one.south - (north + south) / 2) * perMetre,
      radius: one.doubt * perMetre,
    })),
    scale: { metres, length: metres * perMetre },
  };
}

/** 1, 2 or 5 and noughts, not above. */
function roundDistance(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  const digit = [5, 2, 1].find((one) => one * power <= metres) ?? 1;
  return digit * power;
}

/** '40 m', '2 km'. */
export const distanceWords = (metres: number): string => (metres >= 1000 ? `${String(metres / 1000)} km` : `${String(metres)} m`);
