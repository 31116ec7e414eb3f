import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { documentId } from './codegen-trees.mjs';
import { generateOperations, registeredOperations } from './codegen.mjs';

const sdl = `
scalar Date
scalar Decimal
scalar JSON
type Query { task(id: Int!): Task }
type Task { id: Int! name: String due: Date total: Decimal! extra: JSON }
`;
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
    const text = await generateOperations(root);
    expect(text).toContain('{ id: number, name: string | null, due: string | null, total: string, extra: unknown }');
  });

  it('sends an operation together with the fragments that it uses', async () => {
    const document = (await generateOperations(root)).split('export const TaskDocument')[1];
    expect(document).toContain('fragment Card on Task');
  });

  it('types a document where it is made: nothing is cast, and nothing is of every type', async () => {
    const text = await generateOperations(root);
    expect(text).toContain('export const TaskDocument = /*#__PURE__*/ new TypedDocumentString<TaskQuery, TaskQueryVariables>(`');
    expect(text).not.toMatch(/ as unknown as |\bany\b/);
  });

  it('registers each operation by the hash of the text that the app has, and no fragment', async () => {
    const text = await generateOperations(root);
    const source = /TaskDocument = [^`]*`([^`]*)`/.exec(text)?.[1] ?? '';
    expect(text).toContain(`{ id: '${documentId(source)}' }`);
    const registered = registeredOperations(text);
    expect(registered).toContain(`['${documentId(source)}', \`${source}\`]`);
    expect(registered.match(/sha256:/g)).toHaveLength(1);
  });

  it('is the same text again', async () => {
    expect(await generateOperations(root)).toBe(await generateOperations(root));
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
