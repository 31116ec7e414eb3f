// Which forms of a ticket of work go: what no ticket has, long after another took its place.
import { formsToLetGo, KEPT_FORM_DAYS } from './spent-forms.rules.ts';

const NOW = new Date('2034-05-20T02:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const OLD = { supersededAt: daysAgo(KEPT_FORM_DAYS + 1), isUsed: false };
const NEWEST = { version: 9, supersededAt: null, isUsed: false };

test.each([
  ['one that no ticket has', [{ version: 2, ...OLD }, NEWEST], [2]],
  ['one that a ticket has', [{ version: 2, ...OLD, isUsed: true }, NEWEST], []],
  ['one that a phone may still hold', [{ version: 2, ...OLD, supersededAt: daysAgo(KEPT_FORM_DAYS - 1) }, NEWEST], []],
  ['one of which nobody knows since when', [{ version: 2, ...OLD, supersededAt: null }, NEWEST], []],
  ['the newest, whatever its day', [{ version: 2, ...OLD }], []],
  ['of several those alone', [{ version: 2, ...OLD }, { version: 3, ...OLD, isUsed: true }, { version: 4, ...OLD }, NEWEST], [2, 4]],
  ['none at all', [], []],
])('%s', (_, forms, gone) => expect(formsToLetGo(forms, NOW)).toEqual(gone));
