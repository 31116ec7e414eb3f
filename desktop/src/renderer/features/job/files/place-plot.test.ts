import { distanceWords, placePlot } from './place-plot.ts';

const at = (id: number, latitude: number, longitude: number, accuracyMetres: number | null = null) => ({
  id,
  latitude,
  longitude,
  accuracyMetres,
});

test('north is up and east is right, at true distances in both directions', () => {
  // 100 m north and 100 m east of a place in Sydney
  const shrink = Math.cos((33.8 * Math.PI) / 180);
  const plot = placePlot([at(1, -33.8, 151), at(2, -33.8 + 100 / 111_195, 151), at(3, -33.8, 151 + 100 / (111_195 * shrink))], 260);
  const [here, north, east] = plot?.dots ?? [];
  const perMetre = (plot?.scale.length ?? 0) / (plot?.scale.metres ?? 1);
  expect((here?.y ?? 0) - (north?.y ?? 0)).toBeCloseTo(100 * perMetre, 6);
  expect((east?.x ?? 0) - (here?.x ?? 0)).toBeCloseTo(100 * perMetre, 6);
  expect(here?.x).toBeCloseTo(north?.x ?? 0, 6);
});

test('everything lies within the drawing, the doubt about it too', () => {
  const plot = placePlot([at(1, -33.8, 151, 30), at(2, -33.81, 151.02, 5)], 200);
  for (const { x, y, radius } of plot?.dots ?? []) {
    expect(Math.min(x, y) - radius).toBeGreaterThan(0);
    expect(Math.max(x, y) + radius).toBeLessThan(200);
  }
});

test('one place alone lies in the middle, with 20 m of ground around it', () => {
  const plot = placePlot([at(1, -33.8, 151, 3)], 200);
  expect(plot?.dots).toEqual([{ id: 1, x: 100, y: 100, radius: expect.any(Number) as number }]);
  expect(plot?.scale.metres).toBe(5);
  expect(placePlot([], 200)).toBeNull();
});

test.each([
  [5, '5 m'],
  [200, '200 m'],
  [2000, '2 km'],
])('%p metres are %p', (metres, said) => {
  expect(distanceWords(metres)).toBe(said);
});
