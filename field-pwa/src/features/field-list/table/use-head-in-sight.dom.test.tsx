import { fireEvent, render, screen } from '@testing-library/react';
import { useHeadInSight } from './use-head-in-sight.ts';

/** A table of 1,000 pixels whose room begins that far above the window's top; 52 of the window lie under the bar. */
function draw({ width, top }: { readonly width: number; readonly top: number }) {
  const at = { top };
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, at.top, 800, 1000));
  render(<Table />);
  const scroll = (to: number) => {
    at.top = to;
    fireEvent.scroll(window);
  };
  return { scroll, head: screen.getByTestId('head'), room: screen.getByTestId('room') };
}

function Table() {
  return (
    <div ref={useHeadInSight()} data-testid="room">
      <table>
        <thead data-testid="head" style={{ scrollMarginTop: '52px' }} />
      </table>
    </div>
  );
}

afterEach(() => jest.restoreAllMocks());

test('a table that scrolls sideways has its head moved below the bar, and no further than its last row', () => {
  const { scroll, head, room } = draw({ width: 1200, top: 200 });
  expect(room).toHaveAttribute('data-sideways');
  expect(head.style.transform).toBe('');
  scroll(-100);
  expect(head.style.transform).toBe('translateY(152px)');
  scroll(-990);
  expect(head.style.transform).toBe('translateY(870px)');
  scroll(100);
  expect(head.style.transform).toBe('');
});

test('a table that has its room leaves the head to the style sheet', () => {
  const { scroll, head, room } = draw({ width: 800, top: 200 });
  scroll(-100);
  expect(room).not.toHaveAttribute('data-sideways');
  expect(head.style.transform).toBe('');
});
