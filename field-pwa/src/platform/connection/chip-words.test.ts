import { chipWords } from './chip-words.ts';

const sum = (count: number, needsYou = 0) => ({ count, needsYou, since: null });
const said = (...asked: Parameters<typeof chipWords>) => {
  const { state, text, label } = chipWords(...asked);
  return [state, text, label.replace(' Open unsent work', '')];
};

test('what needs the person comes first, then the connection, then what is unsent', () => {
  const online = { online: true, isLong: true };
  const offline = { online: false, isLong: true };
  expect(said(sum(0), online)).toEqual(['ok', 'All sent', 'All sent. Online.']);
  expect(said(sum(1), online)).toEqual(['unsent', '1', '1 thing not sent yet. Online.']);
  expect(said(sum(0), offline)).toEqual(['offline', 'Offline', 'Offline. All sent.']);
  expect(said(sum(2), offline)).toEqual(['offline', 'Offline 2', 'Offline 2: 2 things not sent yet.']);
  expect(said(sum(3, 1), online)).toEqual(['needs', 'Needs you 1', 'Needs you 1. Online, 2 things not sent yet.']);
  expect(said(sum(2, 2), offline)).toEqual(['needs', 'Needs you 2', 'Needs you 2. Offline.']);
});

test('what is answered within a moment is not counted, and is not called sent', () => {
  expect(said(sum(1), { online: true, isLong: false })).toEqual(['sending', 'Sending', 'Sending. Online.']);
  expect(said(sum(1), { online: false, isLong: false })).toEqual(['offline', 'Offline 1', 'Offline 1: 1 thing not sent yet.']);
});
