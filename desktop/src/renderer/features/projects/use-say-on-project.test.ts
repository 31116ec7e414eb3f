import type { ProjectComment } from './project-data.ts';
import { saidLines } from './use-say-on-project.ts';

const said = (id: number, comments: string, clientId: string | null = null): ProjectComment => ({
  ...{ __typename: 'ProjectComment', id, version: 0, clientId, userId: 2, author: 'Asha Menon', comments },
  ...{ createdUtc: '2026-11-20T02:00:00.000Z', modifiedUtc: null },
});
const told = (lines: ReturnType<typeof saidLines>) => lines.map(({ text, isBeingSent }) => `${text}${isBeingSent ? ' …' : ''}`);
const GATE = said(8, 'Gate is open');

test('what is on its way stands as it will: a new one last, a changed one in its place, a deleted one nowhere', () => {
  const read = [GATE, said(9, 'Stage 2 first')];
  expect(told(saidLines(read, [{ comment: null, text: 'Plans are in', clientId: 'a' }]))).toEqual([
    'Gate is open',
    'Stage 2 first',
    'Plans are in …',
  ]);
  expect(told(saidLines(read, [{ comment: GATE, text: 'Gate is shut', clientId: 'b' }]))).toEqual(['Gate is shut …', 'Stage 2 first']);
  expect(told(saidLines(read, [{ comment: GATE, text: null, clientId: 'c' }]))).toEqual(['Stage 2 first']);
});

test('what the stream has brought before the answer stands once', () => {
  expect(told(saidLines([GATE, said(10, 'Plans are in', 'a')], [{ comment: null, text: 'Plans are in', clientId: 'a' }]))).toEqual([
    'Gate is open',
    'Plans are in',
  ]);
});
