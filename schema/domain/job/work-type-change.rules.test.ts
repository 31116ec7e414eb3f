import { sayError } from '../../errors/catalogue.ts';
import { canChangeWorkType, WORK_TYPE_SETTINGS } from './job-edit.rules.ts';
import { templatesOfChange, workTypeChangeSentence } from './work-type-change.rules.ts';

const PARTS = { lotNumber: '14', streetNumber: '8', streetName: 'Wattle', roadType: 'Rd', suburb: 'Box Hill' };
const LINE = 'Lot 14, 8 Wattle Rd, Box Hill';
const STRUCTURED = { addressType: 'structured', ownFields: ['Gate code', 'Ground', 'Floors'] } as const;
const FREE = { addressType: 'free', ownFields: ['Floors', 'Strata manager'] } as const;
const HIDDEN = 'No longer shown: Lot, Unit, Street number, Street and Road type.';

test('from parts to one line: the line, what is no longer shown, and that it is kept', () => {
  const values = { ...PARTS, address: LINE };
  const settings = ['Address Type', 'Custom Construction Fields', 'Expected Photos', 'Ticket of Work'];
  expect(workTypeChangeSentence({ from: STRUCTURED, to: FREE, before: values, after: values, settings })).toEqual([
    `From now on the address is one line: “${LINE}”.`,
    `${HIDDEN} They are kept, and are there again with the old work type.`,
    'No longer shown: Gate code and Ground. What was filled in stays with the job.',
    'Asked from now on: Strata manager.',
    'Changed from now on: the photos that are expected and the ticket of work.',
  ]);
});

test('a line that says something else empties the parts, and it is said', () => {
  const after = { address: 'Tower 2', suburb: 'Box Hill' };
  expect(workTypeChangeSentence({ from: STRUCTURED, to: { ...FREE, ownFields: [] }, before: PARTS, after, settings: [] })).toContain(
    `${HIDDEN} The line that you typed is different, so they are cleared.`,
  );
});

test('from one line to parts: what it will be, and what it was', () => {
  const before = { address: 'Tower 2' };
  expect(
    workTypeChangeSentence({
      from: FREE,
      to: { ...STRUCTURED, ownFields: FREE.ownFields },
      before,
      after: { address: LINE },
      settings: [],
    }),
  ).toEqual([
    `From now on the address is entered in parts: Lot, Unit, Street number, Street and Road type. It will be “${LINE}”. Until now it was “Tower 2”.`,
  ]);
});

test('two work types of one kind change nothing of the address', () => {
  expect(workTypeChangeSentence({ from: FREE, to: FREE, before: {}, after: {}, settings: ['Field Work List'] })).toEqual([
    'Changed from now on: the columns of the crews’ list.',
  ]);
});

test('who is not asked by the form reads what happens to the job, and no name of a setting', () => {
  const verdict = canChangeWorkType({ from: 'Pre-install', to: 'MDU', issuedTasks: 2, settings: WORK_TYPE_SETTINGS }, false);
  const sentence = verdict.ok ? '' : sayError(verdict.code, verdict.details);
  expect(sentence).toMatch(
    /^Change the work type to MDU\? 2 issued tasks follow the work type\. Changed from now on: .* Confirm to continue\.$/,
  );
  expect(sentence).toContain('how the address is written');
  expect(sentence).toContain('the photos that are expected');
  expect(WORK_TYPE_SETTINGS.filter((name) => sentence.includes(name))).toEqual([]);
});

test('with a change of the work type fields of both can be written, the new ones’ rule first', () => {
  const field = (fieldName: string, fieldType: 'text' | 'number') => ({ fieldName, fieldType, isFieldWork: true });
  const [floors, asText, gate] = [field('Floors', 'number'), field('Floors', 'text'), field('Gate code', 'text')];
  expect(templatesOfChange([floors], [asText, gate])).toEqual([floors, gate]);
});
