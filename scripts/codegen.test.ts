import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { documentId, generateTrees, misplacedFragments } from './codegen-trees.mjs';
import { fieldTexts, generateOperations, importedByField, registeredOperations } from './codegen.mjs';
import { projectDir } from './process/project.mjs';

const sdl = `
scalar Date
scalar Decimal
scalar JSON
type Query { task(id: Int!): Task }
type Task { id: Int! name: String due: Date total: Decimal! extra: JSON }
`;
const CARD = 'desktop/src/renderer/tasks/Card.fragment.graphql';
let root = '';

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-codegen-'));
  write('schema/sdl/schema.graphql', sdl);
  write('schema/operations/task/task.graphql', 'query Task($id: Int!) { task(id: $id) { ...Card } }');
  write('schema/operations/task/card.graphql', 'fragment Card on Task { id name due total extra }');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('npm run codegen', () => {
  it('types scalars as they travel, and null exactly where the schema allows it', async () => {
    const { source } = await generateOperations(root);
    expect(source).toContain('{ id: number, name: string | null, due: string | null, total: string, extra: unknown }');
  });

  it('sends an operation together with the fragments that it uses', async () => {
    const { texts } = await generateOperations(root);
    expect(Object.values(texts)).toEqual([expect.stringContaining('fragment Card on Task')]);
  });

  it('types a document where it is made: nothing is cast, and nothing is of every type', async () => {
    const { source } = await generateOperations(root);
    expect(source).toContain('export const TaskDocument = /*#__PURE__*/ new Operation<TaskQuery, TaskQueryVariables>(');
    expect(source).not.toMatch(/ as unknown\s+as |\bany\b/);
  });

  it('names each operation by the hash of its text, which stands apart, and registers no fragment', async () => {
    const { source, texts } = await generateOperations(root);
    const [[id = '', text = ''] = []] = Object.entries(texts);
    expect(id).toBe(documentId(text));
    expect(source).toContain(`('query Task', '${id}')`);
    expect(source).not.toContain('fragment Card');
    const registered = registeredOperations(texts);
    expect(registered).toContain(`['${id}', \`${text}\`]`);
    expect(registered.match(/sha256:/g)).toHaveLength(1);
  });

  it('gives the field app the texts of what it imports, and no other', async () => {
    const { texts } = await generateOperations(root);
    expect(fieldTexts(texts, root)).not.toContain('sha256:');
    write('field-pwa/src/task.ts', "import { TaskDocument, type TaskQuery } from '@lotline/schema/generated/operations';");
    expect(fieldTexts(texts, root)).toContain(`'${Object.keys(texts)[0]}': \`${Object.values(texts)[0]}\``);
  });

  it('takes a fragment of the console from beside what draws it', async () => {
    const whole = await generateOperations(root);
    fs.rmSync(path.join(root, 'schema/operations/task/card.graphql'));
    write(CARD, 'fragment Card on Task { id name due total extra }');
    expect((await generateOperations(root)).texts).toEqual(whole.texts);
    expect(generateTrees(root).files['documents/fragments/task.ts']).toContain('export const Card');
  });

  it('refuses an operation there, and a fragment that no operation spreads', () => {
    write(CARD, 'query Other { task(id: 1) { id } }');
    expect(() => generateTrees(root)).toThrow(`${CARD}: an operation stands in schema/operations.`);
    write(CARD, 'fragment Lost on Task { id }');
    expect(() => generateTrees(root)).toThrow('No operation of schema/operations spreads Lost.');
  });

  it('is the same text again', async () => {
    expect(await generateOperations(root)).toEqual(await generateOperations(root));
  });

  it('refuses a document that asks for what is not there, and names its place', async () => {
    write('schema/operations/task/task.graphql', 'query Task($id: Int!) { task(id: $id) { colour } }');
    await expect(generateOperations(root)).rejects.toThrow(/Cannot query field "colour"[\s\S]*task\.graphql:1/);
  });

  it('refuses a scalar that nobody said how to read', async () => {
    write('schema/sdl/schema.graphql', `${sdl} scalar Colour extend type Task { colour: Colour }`);
    write('schema/operations/task/task.graphql', 'query Task($id: Int!) { task(id: $id) { colour } }');
    fs.rmSync(path.join(root, 'schema/operations/task/card.graphql'));
    await expect(generateOperations(root)).rejects.toThrow(/Colour/);
  });
});

test('a fragment that the phone has too stands with the operations, and one of the console alone beside what draws it', () => {
  expect(misplacedFragments(projectDir, importedByField(projectDir))).toEqual([]);
  write('field-pwa/src/task.ts', "import { TaskDocument } from '@lotline/schema/generated/operations';");
  expect(misplacedFragments(root, importedByField(root))).toEqual([]);
  expect(misplacedFragments(root, [])).toEqual([
    'schema/operations/task/card.graphql: Card is the console’s alone, and stands beside what draws it',
  ]);
  fs.renameSync(path.join(root, 'schema/operations/task/card.graphql'), path.join(root, 'schema/operations/task/card.txt'));
  write(CARD, 'fragment Card on Task { id }');
  expect(misplacedFragments(root, [])).toEqual([]);
  expect(misplacedFragments(root, importedByField(root))).toEqual([`${CARD}: Card is the phone’s too, and stands in schema/operations`]);
});
