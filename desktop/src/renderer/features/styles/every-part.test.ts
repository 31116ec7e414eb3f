// Every part of shared-ui and of the console's platform is on the style pages, with each prop that changes its looks and each of its kinds (specification 2 §2): what
// is not is named here, with its reason. Sources are read, not run.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { DRAWN_BY, ELSEWHERE, NOT_A_STATE } from './parts-elsewhere.ts';

const HERE = path.resolve('desktop/src/renderer/features/styles');
const ROOTS = ['shared-ui/src/components', 'desktop/src/renderer/platform'];

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
const screens = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.') && !name.includes('testing/'))
    .map((name) => path.join(folder, name));

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

interface Part {
  readonly name: string;
  readonly file: string;
  readonly source: ts.SourceFile;
}

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** What is exported with a capital and draws: functions, classes and wrapped ones. */
function partsOf(file: string): readonly Part[] {
  const source = parsed(file);
  const names = source.statements.flatMap((node) => {
    if (!isExported(node)) return [];
    if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return node.name?.text ?? [];
    if (!ts.isVariableStatement(node)) return [];
    return node.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer !== undefined && (ts.isCallExpression(initializer) || ts.isArrowFunction(initializer))
        ? name.text
        : [],
    );
  });
  return names.filter((name) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context')).map((name) => ({ name, file, source }));
}

const PARTS = ROOTS.flatMap((root) => screens(path.resolve(root)).flatMap(partsOf));
const PAGES = screens(HERE).map(parsed);

/** The tags of JSX in a source, each with its attributes. */
function tagsOf(source: ts.SourceFile): ReadonlyMap<string, ReadonlySet<string>> {
  const tags = new Map<string, Set<string>>();
  walk(source, (node) => {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
    const name = node.tagName.getText(source);
    const given = tags.get(name) ?? new Set();
    for (const attribute of node.attributes.properties)
      // of what is spread, the names that its values have
      if (ts.isJsxAttribute(attribute)) given.add(attribute.name.getText(source));
      else walk(attribute, (inner) => ts.isPropertyAssignment(inner) && given.add(inner.name.getText(source)));
    if (ts.isJsxOpeningElement(node)) given.add('children');
    tags.set(name, given);
  });
  return tags;
}

const SHOWN = new Map<string, Set<string>>();
for (const page of PAGES) for (const [tag, given] of tagsOf(page)) SHOWN.set(tag, new Set([...(SHOWN.get(tag) ?? []), ...given]));
const WORDS = PAGES.map((page) => page.text).join('\n');

const NAMED = [...Object.keys(DRAWN_BY), ...Object.values(ELSEWHERE).flat()];

test('every part is on a style page, or is named with the reason why it is not', () => {
  expect(PARTS.length).toBeGreaterThan(100);
  expect(
    PARTS.filter(({ name }) => !SHOWN.has(name) && !NAMED.includes(name)).map(({ name, file }) => `${name} ${path.relative('.', file)}`),
  ).toEqual([]);
});

test('what is named as being elsewhere is a part, and stands on no page by itself', () => {
  expect(NAMED).toEqual([...new Set(NAMED)]);
  expect(NAMED.filter((name) => !PARTS.some((part) => part.name === name))).toEqual([]);
  expect(NAMED.filter((name) => SHOWN.has(name))).toEqual([]);
});

test('what is drawn by another part is drawn by it, and that one is on a page', () => {
  for (const [name, by] of Object.entries(DRAWN_BY)) {
    const drawer = PARTS.find((part) => part.name === by);
    expect([name, drawer !== undefined && new RegExp(`<${name}\\b|/${name}\\.tsx'`).test(drawer.source.text)]).toEqual([name, true]);
    expect([by, SHOWN.has(by) || Object.hasOwn(DRAWN_BY, by)]).toEqual([by, true]);
  }
});

/** A prop with the kinds that it may have, where these are texts. */
interface Prop {
  readonly name: string;
  readonly kinds: readonly string[];
}

/** The optional props and the kinds of the interface that stands in the part's own file. */
function propsOf({ name, source }: Part): readonly Prop[] {
  const aliases = new Map<string, ts.TypeNode>();
  const own: ts.PropertySignature[] = [];
  for (const node of source.statements) {
    if (ts.isTypeAliasDeclaration(node)) aliases.set(node.name.text, node.type);
    if (ts.isInterfaceDeclaration(node) && node.name.text === `${name}Props`) own.push(...node.members.filter(ts.isPropertySignature));
  }
  const kindsOf = (type: ts.TypeNode | undefined): readonly string[] => {
    if (type === undefined) return [];
    if (ts.isUnionTypeNode(type)) return type.types.flatMap(kindsOf);
    if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
    return ts.isTypeReferenceNode(type) ? kindsOf(aliases.get(type.typeName.getText(source))) : [];
  };
  return own
    .map((member) => ({ name: member.name.getText(source), isOptional: member.questionToken !== undefined, kinds: kindsOf(member.type) }))
    .filter(({ isOptional, kinds }) => isOptional || kinds.length > 0);
}

/** What a person presses, and classes that place a part, change no looks. */
const changesLooks = (name: string): boolean => !/^on[A-Z]|className$|^aria-|^data-|^'/i.test(name);

test('every prop that changes a part’s looks is given on a style page, and every kind stands there', () => {
  const missing = PARTS.filter(({ name }) => SHOWN.has(name)).flatMap((part) =>
    propsOf(part)
      .filter((prop) => changesLooks(prop.name) && !NOT_A_STATE.includes(`${part.name}.${prop.name}`))
      .flatMap(({ name, kinds }) => [
        ...(SHOWN.get(part.name)?.has(name) === true ? [] : [`${part.name}.${name}`]),
        ...kinds
          .filter((kind) => !WORDS.includes(`'${kind}'`) && !WORDS.includes(`"${kind}"`))
          .map((kind) => `${part.name}.${name}: ${kind}`),
      ]),
  );
  expect(missing).toEqual([]);
});

test('what is no state is a prop that there is, and is given nowhere', () => {
  for (const one of NOT_A_STATE) {
    const [name = '', prop = ''] = one.split('.');
    const part = PARTS.find((other) => other.name === name);
    expect([one, part !== undefined && propsOf(part).some((other) => other.name === prop)]).toEqual([one, true]);
    expect([one, SHOWN.get(name)?.has(prop)]).toEqual([one, false]);
  }
});
