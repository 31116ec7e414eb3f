// A mock's answer completed as the server gives it: each object with its type, each requested field that the test does not care about with null, an empty
// list or zero. The console's cache normalises by type and id, and reads a field again that an answer lacks.
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import type { Ask, GqlChange } from '@lotline/web-session/gql';
import type { Calls } from '@lotline/web-session/platform';

const schema = buildSchema(readFileSync('schema/sdl/schema.graphql', 'utf8'));
const parsed = new Map<string, DocumentNode>();

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
const EMPTY: Plain = { Int: 0, Float: 0, Boolean: false };

type Asking = Pick<Calls, 'ask' | 'gqlChange'>;

export function completing({ ask, gqlChange }: Asking): Asking {
  const askWhole: Ask = async (document, variables, signal) => {
    const { data, versions } = await ask(document, variables, signal);
    return { data: completed(document.toString(), data), versions };
  };
  const changeWhole: GqlChange = async (document, variables) => {
    const { data, versions } = await gqlChange(document, variables);
    return { data: completed(document.toString(), data), versions };
  };
  return { ask: askWhole, gqlChange: changeWhole };
}

function completed<Data>(text: string, data: Data): Data {
  const document = parsed.get(text) ?? parse(text);
  parsed.set(text, document);
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const root = operation === undefined ? null : schema.getRootType(operation.operation);
  if (operation === undefined || root == null) return data;
  return whole(data, root, operation.selectionSet, fragments) as Data;
}

function whole(value: unknown, type: GraphQLOutputType, set: SelectionSetNode | undefined, fragments: Fragments): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    if (Array.isArray(value)) return value.map((one: unknown) => whole(one, bare.ofType, set, fragments));
    return isNonNullType(type) ? [] : null;
  }
  if (!isObjectType(bare)) return value ?? (isNonNullType(type) ? (EMPTY[getNamedType(bare).name] ?? '') : null);
  if (!isPlain(value)) return null;
  const out: Record<string, unknown> = { ...value, __typename: bare.name };
  for (const one of set?.selections ?? []) {
    if (one.kind === Kind.FRAGMENT_SPREAD) Object.assign(out, whole(out, bare, fragments.get(one.name.value)?.selectionSet, fragments));
    else if (one.kind === Kind.FIELD && one.name.value !== '__typename') {
      const field = bare.getFields()[one.name.value];
      const name = one.alias?.value ?? one.name.value;
      if (field !== undefined) out[name] = whole(value[name], field.type, one.selectionSet, fragments);
    }
  }
  return out;
}
