import { Kind, parse, type FieldNode, type FragmentDefinitionNode } from 'graphql';
import { asksOnly } from './requested-fields.ts';

const BRIEF = new Set(['id', 'version', '__typename']);

function of(document: string): Parameters<typeof asksOnly>[0] {
  const { definitions } = parse(document);
  const fragments = definitions.filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION);
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return {
    fieldNodes: (operation?.selectionSet.selections ?? []).filter((one): one is FieldNode => one.kind === Kind.FIELD),
    fragments: Object.fromEntries(fragments.map((one) => [one.name.value, one])),
  };
}

test.each([
  [true, 'mutation { move { id } }'],
  [true, 'mutation { move { number: version __typename } }'],
  [true, 'mutation { move { ...F ... on Construction { version } } } fragment F on Construction { id }'],
  [false, 'mutation { move { id status } }'],
  [false, 'mutation { move { id boqs { id } } }'],
  [false, 'mutation { move { id ...F } } fragment F on Construction { schedules { id } }'],
  [false, 'mutation { move { id ... { comments } } }'],
  [false, 'mutation { move }'],
  [false, 'mutation { move { id ...Unknown } }'],
])('%p: %s', (expected, document) => {
  expect(asksOnly(of(document), BRIEF)).toBe(expected);
});

test('a field that is selected twice requests both selections', () => {
  const { fieldNodes, fragments } = of('mutation { move { id } move { status } }');
  expect(asksOnly({ fieldNodes, fragments }, BRIEF)).toBe(false);
});
