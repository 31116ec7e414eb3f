import { shortened } from './shortened.ts';

test.each([
  ['24 Nov 2026', '24 Nov'],
  ['24 Nov 2027', '24 Nov 2027'],
  ['20 Nov 2026 07:00 AM', '20 Nov 07:00\u00a0AM'],
  ['Lot 2026', 'Lot 2026'],
  ['–', '–'],
])('%s is written as %s in 2026', (text, short) => expect(shortened(text, '2026-11-20')).toBe(short));
