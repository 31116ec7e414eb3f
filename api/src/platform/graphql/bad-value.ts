// A value that its type does not accept, in a sentence for people: which field, and what it needs. One code whether the value was written
// into the query or sent as a variable. graphql-js says the same for programmers; its messages are matched by their beginnings.
import {
  coerceInputValue,
  GraphQLError,
  isInputType,
  isNonNullType,
  Kind,
  TokenKind,
  typeFromAST,
  type ASTNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { fieldLabel } from '@lotline/schema/domain/kernel/input';

export interface BadValue {
  readonly field: string;
  readonly sentence: string;
}

const MISSING = 'is missing.';
const PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [/^Int cannot represent non 32-bit/, 'must be a whole number from -2147483648 to 2147483647.'],
  [/^Int cannot/, 'must be a whole number.'],
  [/^Float cannot/, 'must be a number.'],
  [/^(String|ID) cannot/, 'must be text.'],
  [/^Boolean cannot/, 'must be yes or no: true or false.'],
  [/to be an object\.$/, 'must be an object.'],
  [/ not to be null\.$|, found null\.$/, MISSING],
];
const UNKNOWN_FIELD = /^Field "(.*)" is not defined by type /s;
const MISSING_FIELD = /^Field "(?:\w+\.)?(\w+)" of required type /;

/** `at`: the path of the value, as 'tasks.0.id'. */
function badValue({ message, extensions }: GraphQLError, at: string): BadValue {
  const inside = (name: string): string => [at, name].filter((part) => part !== '').join('.');
  const unknown = UNKNOWN_FIELD.exec(message)?.[1]?.slice(0, 40);
  if (unknown !== undefined) return { field: inside(unknown), sentence: `${unknown} is not known here.` };
  const missing = MISSING_FIELD.exec(message)?.[1];
  if (missing !== undefined) return about(inside(missing), MISSING);
  const own = extensions['problem'];
  const problem = typeof own === 'string' ? own : PROBLEMS.find(([pattern]) => pattern.test(message))?.[1];
  return about(at, problem ?? 'is not right.');
}

const about = (field: string, problem: string): BadValue => ({ field, sentence: `${fieldLabel(field)} ${problem}` });

const VALUES: ReadonlySet<Kind> = new Set([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
  Kind.OBJECT_FIELD,
]);

/** What the validation found wrong with a value in the query's own text, or null when its error is about something else. */
export function badLiteral(error: unknown): BadValue | null {
  if (!(error instanceof GraphQLError)) return null;
  const [node, ...others] = error.nodes ?? [];
  if (node === undefined || others.length > 0 || !VALUES.has(node.kind)) return null;
  return badValue(error, namesItsField(error) ? '' : nameBefore(node));
}

/** A missing or unknown field of an object. */
const namesItsField = ({ message }: GraphQLError): boolean => message.startsWith('Field "');

/** The name before the value, 'completedQty: ' or '$qty: Decimal = '; for a list's entry that of the list. */
function nameBefore(node: ASTNode): string {
  let depth = 0;
  for (let token = node.loc?.startToken.prev; token !== null && token !== undefined; token = token.prev) {
    if (token.kind === TokenKind.BRACKET_R || token.kind === TokenKind.BRACE_R) depth++;
    if (depth > 0 && (token.kind === TokenKind.BRACKET_L || token.kind === TokenKind.BRACE_L)) depth--;
    if (token.kind === TokenKind.COLON && depth === 0) return token.prev?.value ?? '';
  }
  return '';
}

/** Variables are checked before graphql-js does, whose errors have the path within a text. @throws GraphQLError INVALID_INPUT. */
export function mustFitTypes(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  for (const definition of operation.variableDefinitions ?? []) checkVariable(schema, definition, variables);
}

function checkVariable(schema: GraphQLSchema, definition: VariableDefinitionNode, variables: Readonly<Record<string, unknown>>): void {
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type);
  const refuse = (bad: BadValue): never => {
    throw new GraphQLError(bad.sentence, {
      nodes: definition,
      extensions: { code: 'INVALID_INPUT', details: bad, http: { status: 400 } },
    });
  };
  if (!isInputType(type)) return;
  if (!Object.hasOwn(variables, name)) {
    if (definition.defaultValue === undefined && isNonNullType(type)) refuse(about(name, MISSING));
    return;
  }
  coerceInputValue(variables[name], type, (path, _value, error) => {
    // for an object the fields' own names are enough; an entry of a list is named with its list
    const isNamed = typeof path[0] === 'string' || (path.length === 0 && namesItsField(error));
    refuse(badValue(error, [...(isNamed ? [] : [name]), ...path].join('.')));
  });
}
