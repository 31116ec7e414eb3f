import { act, renderHook } from '@testing-library/react';
import { useDraft } from './use-draft.ts';

const open = (name: string, initial = { text: '', reason: '' }) => renderHook(() => useDraft(name, initial)).result;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what is typed is there again after a reload, under its own name only', () => {
  const draft = open('5.1.say');
  act(() => draft.current.change({ text: 'Water' }));
  expect(open('5.1.say').current).toMatchObject({ value: { text: 'Water', reason: '' }, isDirty: true });
  expect(open('5.2.say').current.value.text).toBe('');
});

test('saved or discarded, the next opening starts afresh', () => {
  const draft = open('5.1.say');
  act(() => draft.current.change({ text: 'Water' }));
  act(() => draft.current.clear());
  expect(open('5.1.say').current.value.text).toBe('');
});

test('emptied and cleared in one go, nothing is left behind', () => {
  const draft = open('5.1.say');
  act(() => draft.current.change({ text: 'Water' }));
  act(() => {
    draft.current.change({ text: '' });
    draft.current.clear();
  });
  expect(sessionStorage).toHaveLength(0);
});

test('handed over, the form is empty and the text waits for the other form', () => {
  const draft = open('5.1.say');
  act(() => draft.current.change({ text: 'Water' }));
  act(() => draft.current.handOver());
  expect(draft.current.value.text).toBe('');
  expect(open('5.1.say').current.value.text).toBe('Water');
});

test('it knows which fields differ from what it opened with, and that a change was taken back', () => {
  const draft = open('5.1.item', { text: '2', reason: '' });
  act(() => draft.current.change({ reason: 'Rock' }));
  expect(draft.current.changed).toEqual({ reason: 'Rock' });
  act(() => draft.current.change({ reason: '' }));
  expect(draft.current.isDirty).toBe(false);
});

test('two changes in one go both count', () => {
  const draft = open('5.1.item');
  act(() => {
    draft.current.change({ text: 'a' });
    draft.current.change({ reason: 'b' });
  });
  expect(draft.current.value).toEqual({ text: 'a', reason: 'b' });
});

test.each(['{', 'null', '[1]', '{"text":7,"other":"x"}'])('a stored text that is none is passed over: %s', (stored) => {
  sessionStorage.setItem('lotline.draft.5.1.say', stored);
  expect(open('5.1.say').current).toMatchObject({ value: { text: '', reason: '' }, isDirty: false });
});

test('a full storage costs the copy, not the typing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const draft = open('5.1.say');
  act(() => draft.current.change({ text: 'Water' }));
  expect(draft.current.value.text).toBe('Water');
  expect(warned).toHaveBeenCalledTimes(1);
});
