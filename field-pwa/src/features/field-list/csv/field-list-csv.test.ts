import fc from 'fast-check';
import Papa from 'papaparse';
import { columnSettingsOf } from '@lotline/schema/domain/settings/column-settings';
import { fieldColumns } from '@lotline/schema/domain/task/field-columns.rules';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { fieldListCsv } from './field-list-csv.ts';
import { runs } from '@lotline/schema/testing/random-runs';

const ZONE = 'Australia/Sydney';
const columns = fieldColumns(
  ['Pre-install'],
  columnSettingsOf([], () => undefined),
  ZONE,
);
const csv = (...tasks: ReturnType<typeof buildFieldTask>[]) => fieldListCsv([{ name: 'Current', tasks }], columns, ZONE);
const cellsOf = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, '')).data;
const comment = (comments: string) => ({
  id: 1,
  version: 0,
  clientId: null,
  scheduleId: 1,
  constructionId: null,
  userId: 5,
  comments,
  createdUtc: '2026-11-19T01:00:00Z',
  user: { id: 5, displayName: 'Ruth Okafor' },
});

test('the file has the table’s columns, what the rows say beside them, and one line a task (Spec 2 §2)', () => {
  const text = csv(
    buildFieldTask({
      dueDate: '2026-11-24',
      comments: 'Gate code 4471, "verge only"',
      fieldComments: [comment('Water in the pit'), comment(' ')],
      attachmentCount: 6,
      builderApprovalSentDate: '2026-11-17T01:00:00Z',
    }),
  );
  expect(text).toBe(
    '\uFEFFSection,Address,Task,Work Order,Status,Due Date,Office Comment,Field Comments,Attachments,Builder Approval\r\n' +
      'Current,"Lot 14, 8 Wattle Rd, Box Hill",Pit and pipe,48213,New Job,24 Nov 2026,"Gate code 4471, ""verge only""",' +
      'Ruth Okafor: Water in the pit,6,Builder Approval Sent 17 Nov 2026',
  );
});

test('an approved address says so, and an empty list still has its heads', () => {
  const approved = buildFieldTask({ builderApprovalSentDate: '2026-11-17T01:00:00Z', builderApprovedDate: '2026-11-18T01:00:00Z' });
  expect(csv(approved)).toMatch(/,Builder Approved 18 Nov 2026$/);
  expect(cellsOf(csv())[0]?.[0]).toBe('Section');
});

const SIGNS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
/** What Excel, LibreOffice and Sheets begin a formula with. */
const RUNS = /^[\s\u0000-\u0020]*[=+\-@＝＋－＠]/u;

test.each([...SIGNS, ' =', '\n=', ' \t-'])('a cell that begins with %j is written as text (quality.md §2)', (sign) => {
  const formula = `${sign}cmd|' /C calc'!A0`;
  const [, row] = cellsOf(csv(buildFieldTask({ name: formula, comments: `${formula}\nmore` })));
  expect(row?.[2]).toBe(`'${formula}`);
  for (const cell of row ?? []) expect(cell).not.toMatch(RUNS);
});

test('10,000 cells of any text: none runs, and every one is read back', () => {
  const risky = fc.tuple(fc.constantFrom('', ' ', '"', ',', ...SIGNS), fc.string()).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(risky, { minLength: 10, maxLength: 10 }), (names) => {
      const rows = cellsOf(csv(...names.map((name, id) => buildFieldTask({ id, name })))).slice(1);
      expect(rows.map((row) => row[2]?.replace(/^'/, ''))).toEqual(names.map((name) => name.replace(/^'/, '')));
      expect(rows.flat().filter((cell) => RUNS.test(cell))).toEqual([]);
    }),
    runs({ least: 100, soak: 1000 }),
  );
});
