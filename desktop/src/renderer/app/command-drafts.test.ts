// What is typed in the sheet of a command survives a reload (decision 067): each names a draft, of the record that it is of, or says here why it has none.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const RENDERER = fileURLToPath(new URL('../', import.meta.url).href);

const BANK = 'bank numbers, and what was said about them, stay on no device';
const NO_DRAFT: Readonly<Record<string, string>> = {
  'features/contractors/ApproveBankSheet.tsx': BANK,
  'features/contractors/CloseBankSheet.tsx': BANK,
  'features/contractors/ProposeBankSheet.tsx': BANK,
};
/** Of what has no record yet: one name does. */
const OF_NO_RECORD: Readonly<Record<string, string>> = {
  'features/roles/RolesPage.tsx': 'the name of a role that is new',
};

const sources = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(features|platform)\/.*\.tsx$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(path.join(RENDERER, file), 'utf8') }));

/** By prettier its end stands where its line begins. */
const ELEMENT = /^( *)(?! ).*<CommandSheet\b([\s\S]*?)^\1\/?>/gm;
const sheets = sources.flatMap(({ file, text }) => [...text.matchAll(ELEMENT)].map(([element]) => ({ file, element })));
const hasFields = (element: string): boolean => !element.includes('fields={{}}');
/** Also among props that are spread. */
const namesDraft = (element: string): boolean => /\bdraft=|\{\.\.\.\{[^}]*\bdraft\b/.test(element);
const filesOf = (found: readonly { readonly file: string }[]): readonly string[] => [...new Set(found.map(({ file }) => file))].toSorted();

test('every sheet of a command that asks for something has a draft, or its reason here', () => {
  const all = sources.flatMap(({ text }) => [...text.matchAll(/<CommandSheet\b/g)]);
  expect(all.length).toBeGreaterThan(40);
  expect(sheets).toHaveLength(all.length);
  expect(filesOf(sheets.filter(({ element }) => hasFields(element) && !namesDraft(element)))).toEqual(Object.keys(NO_DRAFT).toSorted());
});

test('a draft names the record that it is of', () => {
  const drafts = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdraft=(".*?"|\{`.*`\}|\{'.*?'\})/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(drafts.length).toBeGreaterThan(30);
  expect(filesOf(drafts.filter(({ name }) => !name.includes('${')))).toEqual(Object.keys(OF_NO_RECORD).toSorted());
  const taken = drafts.map(({ name }) => name).filter((name, at, names) => names.indexOf(name) !== at);
  expect(taken).toEqual([]);
});
