import { arrowHead, canvasFor, cropBetween, marksOf, onCanvas, onPicture, placing, viewOf, type Edits } from './scene.ts';

const PICTURE = { width: 1024, height: 768 };
const CROP = { x: 100, y: 100, width: 200, height: 400 };
const EDITS: Edits = [
  { kind: 'arrow', colour: '#fff', from: { x: 0, y: 0 }, to: { x: 9, y: 9 } },
  { kind: 'crop', to: CROP },
];

test('the canvas is 480 × 700 upright and 700 × 480 on its side (Spec 1 §9)', () => {
  expect(canvasFor({ width: 1024, height: 768 })).toEqual({ width: 700, height: 480 });
  expect(canvasFor({ width: 768, height: 1024 })).toEqual({ width: 480, height: 700 });
  expect(canvasFor({ width: 500, height: 500 })).toEqual({ width: 480, height: 700 });
});

test('a crop is what is shown from then on, until it is undone; marks stay where they are on the picture', () => {
  expect(viewOf(PICTURE, [])).toEqual({ x: 0, y: 0, width: 1024, height: 768 });
  expect(viewOf(PICTURE, EDITS)).toEqual(CROP);
  expect(viewOf(PICTURE, EDITS.slice(0, -1))).toEqual({ x: 0, y: 0, width: 1024, height: 768 });
  expect(marksOf(EDITS)).toHaveLength(1);
});

test('the picture lies whole and in the middle, and a point comes back to where it was', () => {
  const view = viewOf(PICTURE, EDITS);
  const canvas = canvasFor(view);
  const place = placing(view, canvas);
  expect(place).toEqual({ scale: 1.75, left: 65, top: 0 });
  expect(onCanvas({ x: 200, y: 300 }, view, place)).toEqual({ x: 240, y: 350 });
  expect(onPicture({ x: 240, y: 350 }, view, place)).toEqual({ x: 200, y: 300 });
});

test('a crop ends at the picture’s edge, whichever corner came first; a slip of the finger is none', () => {
  const view = viewOf(PICTURE, []);
  const place = placing(view, canvasFor(view));
  expect(cropBetween({ x: 900, y: 700 }, { x: -50, y: 2000 }, view, place)).toEqual({ x: 0, y: 700, width: 900, height: 68 });
  expect(cropBetween({ x: 10, y: 10 }, { x: 20, y: 20 }, view, place)).toBeNull();
});

test('an arrow’s head opens backwards from its point', () => {
  const [a, b] = arrowHead({ x: 0, y: 0 }, { x: 100, y: 0 });
  expect(a.x).toBeLessThan(100);
  expect(a.y).toBeCloseTo(-b.y);
});
