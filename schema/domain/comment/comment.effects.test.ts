// What writing and changing a comment makes of a chat (specification 1 §5).
import { addComment, editComment } from './comment.effects.ts';

const PERFORMED = { actor: { userId: 5 }, at: '2026-11-20T08:00:00Z', id: 'press-1' };

test.each([
  ['a task', { scheduleId: 20, constructionId: null, comments: 'gate 4471' }],
  ['a job', { scheduleId: null, constructionId: 10, comments: 'gate 4471' }],
])('a new comment on %s is its author’s, carries its press’s id and has no number yet', (_, input) => {
  expect(addComment(input, PERFORMED)).toEqual({
    id: 0,
    clientId: 'press-1',
    userId: 5,
    createdUtc: PERFORMED.at,
    writtenUtc: PERFORMED.at,
    ...input,
  });
});

test('a change replaces the text and nothing else', () => {
  const comment = { ...addComment({ scheduleId: 20, constructionId: null, comments: 'gate' }, PERFORMED), id: 7, user: 'Finn' };
  expect(editComment(comment, 'gate 4471')).toEqual({ ...comment, comments: 'gate 4471' });
  expect(comment.comments).toBe('gate');
});
