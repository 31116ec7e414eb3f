import { buildActor } from '../../testing/build-actor.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { parseInput } from '../kernel/input.ts';
import { deleteFieldCommentInput, fieldCommentInput, internalCommentInput } from './comment.input.ts';
import {
  canChangeComment,
  canUseInternalComments,
  canWriteAnother,
  canWriteComment,
  commentDayBegan,
  isSentLater,
  shownComments,
} from './comment.lifecycle.ts';

describe('a field comment (Spec 1 §5; domain.md §2)', () => {
  it('belongs to a task or to a job', () => {
    expect(parseInput(fieldCommentInput, { id: 0, scheduleId: 1, comments: ' a\nb ', userId: 99 })).toEqual({
      id: 0,
      clientId: null,
      scheduleId: 1,
      constructionId: null,
      comments: 'a\nb',
    });
    expect(parseInput(fieldCommentInput, { id: 0, constructionId: 2, comments: 'a' })).toMatchObject({
      scheduleId: null,
      constructionId: 2,
    });
  });

  it('is named by its press where its number is not known, for a change or to be deleted', () => {
    const clientId = '018f3b2c-0000-7000-8000-00000000000a';
    expect(parseInput(fieldCommentInput, { id: 0, clientId, comments: 'a' })).toMatchObject({ id: 0, clientId, scheduleId: null });
    expect(parseInput(deleteFieldCommentInput, { id: 0, clientId })).toEqual({ id: 0, clientId });
    expect(() => parseInput(deleteFieldCommentInput, { id: 0 })).toThrow('Id must be at least 1.');
  });

  it('may be changed without naming its target again', () => {
    expect(parseInput(fieldCommentInput, { id: 5, comments: 'a' })).toMatchObject({ id: 5, scheduleId: null, constructionId: null });
  });

  it.each([
    [{ id: 0, comments: 'a' }, 'COMMENT_TARGET'],
    [{ id: 0, scheduleId: 1, constructionId: 2, comments: 'a' }, 'COMMENT_TARGET'],
    [{ id: 5, scheduleId: 1, constructionId: 2, comments: 'a' }, 'COMMENT_TARGET'],
    [{ id: 0, scheduleId: 1, comments: ' \n ' }, 'COMMENT_EMPTY'],
    [{ id: 0, scheduleId: 1 }, 'COMMENT_EMPTY'],
    [{ id: 0, scheduleId: 1, comments: 'x'.repeat(4001) }, 'COMMENT_TOO_LONG'],
    [{ id: 0, scheduleId: 1, comments: 'a\u0000' }, 'INVALID_INPUT'],
    [{ id: -1, scheduleId: 1, comments: 'a' }, 'INVALID_INPUT'],
  ])('case %#: is refused with its code', (comment, code) => {
    expect(refusalOf(() => parseInput(fieldCommentInput, comment)).code).toBe(code);
  });

  it('holds 4,000 characters', () => {
    expect(parseInput(fieldCommentInput, { id: 0, scheduleId: 1, comments: ` ${'x'.repeat(4000)} ` }).comments).toHaveLength(4000);
  });

  it('is changed by its author only (Spec 1 §6)', () => {
    expect(canChangeComment({ userId: 7 }, { userId: 7 })).toEqual({ ok: true });
    expect(canChangeComment({ userId: 8 }, { userId: 7 })).toMatchObject({ code: 'COMMENT_NOT_YOURS' });
  });

  it('is written by people of the field and of the office', () => {
    expect(canWriteComment(buildActor())).toEqual({ ok: true });
    expect(canWriteComment(buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION'] }))).toEqual({ ok: true });
    expect(canWriteComment(buildActor({ onlyClaims: [] }))).toMatchObject({ code: 'CLAIM_REQUIRED' });
  });

  it('is internal to the office: a subcontractor has no part in it, also one that opens the office’s pages (screens.md §2.6)', () => {
    const ok = (claim: 'CAN_ACCESS_CONSTRUCTION' | 'CAN_VIEW_ALL_GROUPS', isSubcontractor = false) =>
      canUseInternalComments(buildActor({ claims: [claim], isSubcontractor })).ok;
    expect([ok('CAN_ACCESS_CONSTRUCTION'), ok('CAN_ACCESS_CONSTRUCTION', true), ok('CAN_VIEW_ALL_GROUPS')]).toEqual([true, false, false]);
  });

  it.each([
    [{ id: 0, comments: 'a' }, 'COMMENT_TARGET'],
    [{ id: 0, scheduleId: 1, constructionId: 2, comments: 'a' }, 'COMMENT_TARGET'],
    [{ id: 0, scheduleId: 1, comments: ' ' }, 'COMMENT_EMPTY'],
  ])('internal, case %#: is refused with its code', (comment, code) => {
    expect(refusalOf(() => parseInput(internalCommentInput, comment)).code).toBe(code);
  });

  it('is one of at most 300 in any 24 hours (issue 6 §2)', () => {
    expect([0, 299].map((written) => canWriteAnother(written).ok)).toEqual([true, true]);
    expect(canWriteAnother(300)).toEqual({ ok: false, code: 'COMMENT_LIMIT', details: { most: 300 } });
    expect(commentDayBegan(new Date('2026-11-20T02:00:00Z'))).toEqual(new Date('2026-11-19T02:00:00Z'));
  });

  it.each([
    ['at once', '2026-11-20T02:00:00.000Z', false],
    ['a minute later', '2026-11-20T02:01:00.000Z', false],
    ['more than a minute later', '2026-11-20T02:01:00.001Z', true],
  ])('that came %s is said to have been sent later, or not', (_when, createdUtc, isLater) => {
    expect(isSentLater({ writtenUtc: '2026-11-20T02:00:00.000Z', createdUtc })).toBe(isLater);
  });

  it('is displayed only when it says something (Spec 2 §5)', () => {
    expect(shownComments([{ comments: ' ' }, { comments: 'a' }])).toEqual([{ comments: 'a' }]);
  });
});
