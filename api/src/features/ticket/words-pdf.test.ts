// A paper of words alone: its parts in their order, and the foot on each page.
import { buffer } from 'node:stream/consumers';
import { wordsPdf } from './words-pdf.ts';

test('a paper of words is a whole PDF, of as many pages as it needs', async () => {
  const parts = Array.from({ length: 90 }, (_, n) => ({ kind: 'answer', label: `Work order ${String(n)}`, words: 'Approved' }) as const);
  const pdf = await buffer(wordsPdf({ title: 'Site access', logo: null, parts, foot: 'Site access' }, { isCompressed: false }));
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
});
