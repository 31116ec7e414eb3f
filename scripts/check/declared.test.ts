import { callProblems, changeProblems, declaredProblems } from './declared.mjs';

const at = (file: string, text: string) => ({ file: `desktop/src/renderer/${file}`, text });
const NONE = { lists: {}, forms: {} };

test.each([
  ['<table className={styles.table}>', 'list'],
  ['const screen = useListScreen({ list })', 'list'],
  ['<ListScreen screen={screen} />', 'list'],
  ['<form onInput={check}>', 'form'],
  ['const draft = useFormDraft<Draft>({ name })', 'form'],
  ['<Sheet title="Edit" onSubmit={save}>', 'form'],
])('%s in a feature is told of as a %s', (text, what) => {
  expect(declaredProblems([at('features/gates/GatesPage.tsx', text)], NONE)).toEqual([
    `features/gates/GatesPage.tsx: a ${what} outside the declarations (docs/ADDING.md)`,
  ]);
});

test('what the declarations are made of, a test, and a declared page are no exceptions', () => {
  const sources = [
    at('platform/list/ListScreen.tsx', '<table>'),
    at('features/gates/GatesPage.dom.test.tsx', '<form>'),
    at('features/gates/GatesPage.tsx', '<DeclaredListPage page={PAGE} screen={screen} />'),
  ];
  expect(declaredProblems(sources, NONE)).toEqual([]);
});

test('a line of the exceptions lets its file pass, and goes when the file has become declared', () => {
  const exceptions = { lists: { 'features/gates/Gates.tsx': 'drawn on paper' }, forms: {} };
  expect(declaredProblems([at('features/gates/Gates.tsx', '<table>')], exceptions)).toEqual([]);
  expect(declaredProblems([at('features/gates/Gates.tsx', '<RecordTable>')], exceptions)).toEqual([
    expect.stringMatching(/^features\/gates\/Gates\.tsx: has no list of its own any more/),
  ]);
});

test.each([
  ['const { calls } = usePlatform();'],
  ['const { rest } = usePlatform().calls;'],
  ["import { useQuery } from '@tanstack/react-query';"],
  ["const answer = await fetch('/graphql', { method: 'POST' });"],
  ["const stream = new EventSource('/api/events');"],
])('%s in a feature is a call past Apollo, and no file of the data layer is told of', (text) => {
  expect(callProblems([at('features/gates/use-gates.ts', text)], {})).toEqual([
    'features/gates/use-gates.ts: a call that is not Apollo’s (decision 081)',
  ]);
  expect(callProblems([at('features/gates/use-gates.ts', text)], { 'features/gates/use-gates.ts': 'a file' })).toEqual([]);
  expect(callProblems([at('platform/data/link.ts', text), at('features/gates/gates.dom.test.tsx', text)], {})).toEqual([]);
});

test('what the session reads by TanStack Query is not read by Apollo as well', () => {
  const session = {
    file: 'web-session/src/react/use-current-user.tsx',
    text: "import { MeDocument } from '@lotline/schema/generated/operations';",
  };
  const of = (name: string) => at('features/me/MyPage.tsx', `import {\n  ${name},\n} from '@lotline/schema/generated/documents/me';`);
  expect(callProblems([session, of('MeDocument')], {})).toEqual([expect.stringMatching(/reads MeDocument, which the session reads/)]);
  expect(callProblems([session, of('MyDevicesDocument')], {})).toEqual([]);
});

test.each([
  ['await client.mutate({ mutation: SaveGateDocument, variables });', 'a mutation that is not useCommand’s (decision 081)'],
  ["import { useMutation } from '@apollo/client/react';", 'a mutation that is not useCommand’s (decision 081)'],
  ['const send = sendingBy(client);', 'a mutation that is not useCommand’s (decision 081)'],
  ['await ask(SaveGateDocument, { gate });', 'reads SaveGate, which is a mutation: it goes through useCommand'],
  ['await client.query({ query: SaveGateDocument });', 'reads SaveGate, which is a mutation: it goes through useCommand'],
])('%s in a feature sends a change past useCommand', (text, problem) => {
  const mutations = new Set(['SaveGate']);
  expect(changeProblems([at('features/gates/use-gates.ts', text)], {}, mutations)).toEqual([`features/gates/use-gates.ts: ${problem}`]);
  expect(changeProblems([at('platform/data/send-change.ts', text)], {}, mutations)).toEqual([]);
});

test('what a command sends, and what is only read, are no mutation past it', () => {
  const sources = [at('features/gates/use-gates.ts', 'await call(SaveGateDocument, { gate }); await ask(GatesDocument, {});')];
  expect(changeProblems(sources, {}, new Set(['SaveGate']))).toEqual([]);
});
