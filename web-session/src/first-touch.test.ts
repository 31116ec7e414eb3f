import { atFirstTouch, type PressedPage } from './first-touch.ts';

type Heard = Parameters<PressedPage['addEventListener']>[1];

function buildPage() {
  const heard = new Map<string, Set<Heard>>();
  return {
    addEventListener: (type: string, of: Heard) => void heard.set(type, new Set(heard.get(type)).add(of)),
    removeEventListener: (type: string, of: Heard) => void heard.get(type)?.delete(of),
    fire: (type: string, isTrusted: boolean) => [...(heard.get(type) ?? [])].forEach((of) => of({ isTrusted })),
  };
}

test.each(['pointerdown', 'keydown'])('the first %s of a person is told of once, and what a script makes up never', (type) => {
  const page = buildPage();
  let told = 0;
  atFirstTouch(page, () => told++);
  page.fire(type, false);
  expect(told).toBe(0);
  page.fire(type, true);
  page.fire('keydown', true);
  page.fire('pointerdown', true);
  expect(told).toBe(1);
});
