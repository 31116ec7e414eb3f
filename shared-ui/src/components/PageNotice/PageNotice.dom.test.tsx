import { render } from '@testing-library/react';
import { PageNotice } from './PageNotice.tsx';

/** As browsers do: tells of what is watched once it is laid out. */
class Tells implements ResizeObserver {
  readonly unobserve = jest.fn();
  readonly disconnect = jest.fn();
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe(): void {
    this.tell([], this);
  }
}

const { ResizeObserver: before } = globalThis;
afterEach(() => {
  globalThis.ResizeObserver = before;
});

const height = () => document.documentElement.style.getPropertyValue('--notice');

test('the page knows how high its notice is, and forgets it when the notice goes (WCAG 2.4.11)', () => {
  globalThis.ResizeObserver = Tells;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(124);
  const { unmount } = render(<PageNotice>Your sign-in has ended.</PageNotice>);
  expect(height()).toBe('124px');
  unmount();
  expect(height()).toBe('');
  jest.restoreAllMocks();
});
