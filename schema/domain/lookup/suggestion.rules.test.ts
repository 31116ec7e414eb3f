import { MOST_SUGGESTED, suggestionsOf, withSuggestion } from './suggestion.rules.ts';

const OFFERED = ['No access', 'Too far'];

test('a suggestion stands instead of nothing and of another one, and behind what somebody wrote', () => {
  expect(withSuggestion(' ', 'Too far', OFFERED, 50)).toBe('Too far');
  expect(withSuggestion('No access', 'Too far', OFFERED, 50)).toBe('Too far');
  expect(withSuggestion('Gate is locked.', 'Too far', OFFERED, 50)).toBe('Gate is locked; Too far');
  expect(withSuggestion('Gate is locked; Too far', 'Too far', OFFERED, 50)).toBe('Gate is locked; Too far');
});

test('what would not fit leaves the text as it is', () => {
  expect(withSuggestion('Gate is locked', 'Too far', OFFERED, 20)).toBe('Gate is locked');
});

test('of a list the first texts that the field can hold are offered; what is no list offers nothing', () => {
  const many = Array.from({ length: MOST_SUGGESTED + 2 }, (_, at) => `Reason ${String(at)}`);
  expect(suggestionsOf([7, ' ', 'A reason that is too long', ...many], 12)).toEqual(many.slice(0, MOST_SUGGESTED));
  expect(suggestionsOf({ builders: ['Acme'] }, 12)).toEqual([]);
});
