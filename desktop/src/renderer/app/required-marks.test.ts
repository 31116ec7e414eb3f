// What may not be left empty is marked. The declared forms do it themselves (RecordSheet, CommandSheet); each other form that says what is missing does it by hand.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const RENDERER = fileURLToPath(new URL('../', import.meta.url).href);
/** What is missing there is a row, or said by the sheet within this one; or what is shown is the phone's. */
const NO_FIELD = new Set(['platform/bulk/DryRunSheet.tsx', 'features/settings/QuestionPreview.tsx']);
/** Pages that show parts as they stand in forms, and ask for nothing. */
const SPECIMENS = 'features/styles/';
/** A form that says at its button what is missing, or at a field that it is empty. */
const ASKS = /\b(lacks|missing)=\{(?!draft)|error=\{[^}]*=== ''|says\('/;

function textsOf(): readonly { readonly file: string; readonly text: string }[] {
  return readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        /^(features|platform)\/.*\.tsx$/.test(file) && !file.includes('.test.') && !NO_FIELD.has(file) && !file.startsWith(SPECIMENS),
    )
    .map((file) => ({ file, text: readFileSync(path.join(RENDERER, file), 'utf8') }));
}

test('every form that asks for what was left empty marks the field', () => {
  const asking = textsOf().filter(({ text }) => ASKS.test(text));
  expect(asking.length).toBeGreaterThan(6);
  expect(asking.filter(({ text }) => !/isRequired|requiredBecause/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('the form of a record has its reason from its sheet, whose draft stores it', () => {
  const records = textsOf().filter(({ text }) => text.includes('/RecordSheet.tsx'));
  expect(records.length).toBeGreaterThan(8);
  expect(records.filter(({ text }) => text.includes('/WhyField.tsx')).map(({ file }) => file)).toEqual([]);
});
