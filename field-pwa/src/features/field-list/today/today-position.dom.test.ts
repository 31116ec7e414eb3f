import { openAtToday } from './today-position.ts';

const BELOW = 5_000;

/** Where the browser would bring it; null: it leaves the page where it is. */
function broughtTo(page: string): string | null {
  document.body.innerHTML = `<main>${page}<section id="monday"></section><section id="tuesday"><h2 data-today></h2></section></main>`;
  let brought: string | null = null;
  Element.prototype.scrollIntoView = function (this: Element) {
    brought = this.id;
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, BELOW, 390, 100));
  openAtToday();
  return brought;
}

afterEach(() => jest.restoreAllMocks());

test('the list opens at today where that is far down', () => {
  expect(broughtTo('')).toBe('tuesday');
});

test('with something to be corrected it opens at the top, where that stands (mock 1-list-fold)', () => {
  expect(broughtTo('<section data-corrections></section>')).toBeNull();
});
