// How many entries a list and how many characters a text of an operation may have (schema/domain/kernel/input-limits), judged by the schema's
// own types before anything is coerced or parsed. No entry of a list that is too long is looked at.
import {
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  typeFromAST,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import {
  characterLimit,
  entryLimit,
  MAX_TICKET_BYTES,
  MOST_JSON_LEVELS,
  MOST_JSON_PARTS,
} from '@lotline/schema/domain/kernel/input-limits';
import { fieldLabel } from '@lotline/schema/domain/kernel/input';
import type { ErrorCode, ErrorDetails } from '@lotline/schema/errors/catalogue';
import { edgeRefusal } from './edge-refusal.ts';
import { FieldValuesScalar, JsonScalar } from './scalars.ts';

export interface TooMuch {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
}

/** `path`: names of arguments and fields, the last of which is the value's own. */
export function tooMuchIn(type: GraphQLInputType, path: readonly string[], value: unknown): TooMuch | null {
  if (isNonNullType(type)) return tooMuchIn(type.ofType, path, value);
  const name = path.at(-1) ?? '';
  if (isListType(type)) {
    if (!Array.isArray(value)) return tooMuchIn(type.ofType, path, value);
    const most = entryLimit(name);
    if (value.length > most) return about(path, `must be at most ${String(most)} entries.`);
    return first(value, (entry) => tooMuchIn(type.ofType, path, entry));
  }
  if (isInputObjectType(type)) {
    if (typeof value !== 'object' || value === null) return null;
    const fields = Object.values(type.getFields()).filter((field) => Object.hasOwn(value, field.name));
    return first(fields, (field) => tooMuchIn(field.type, [...path, field.name], (value as Record<string, unknown>)[field.name]));
  }
  if (isScalarType(type) && type.name === FieldValuesScalar.name) return tooMuchInFields(path, value);
  if (isScalarType(type) && type.name === JsonScalar.name) return tooMuchInJson(path, value);
  const most = characterLimit(name);
  if (typeof value !== 'string' || value.length <= most) return null;
  if (most === MAX_TICKET_BYTES) return { code: 'BODY_TOO_LARGE', details: { limit: '1 MiB' } };
  return about(path, `must be at most ${String(most)} characters.`);
}

/** Fields by name: as many as a list has entries, each text no longer than the others of an input. */
function tooMuchInFields(path: readonly string[], value: unknown): TooMuch | null {
  if (typeof value !== 'object' || value === null) return null;
  const most = entryLimit(path.at(-1) ?? '');
  const fields = Object.entries(value);
  if (fields.length > most) return about(path, `must be at most ${String(most)} entries.`);
  return first(fields, ([field, held]) =>
    typeof held === 'string' && held.length > characterLimit(field)
      ? about([...path, field], `must be at most ${String(characterLimit(field))} characters.`)
      : null,
  );
}

/** A value of any shape: counted as it is walked, so that nothing beyond its most is looked at. A text within it may be as long as its own name allows. */
function tooMuchInJson(path: readonly string[], value: unknown): TooMuch | null {
  const most = characterLimit(path.at(-1) ?? '');
  let parts = 0;
  const walk = (held: unknown, level: number, limit = most): TooMuch | null => {
    if (typeof held === 'string') return held.length > limit ? about(path, `has texts of at most ${String(limit)} characters.`) : null;
    if (typeof held !== 'object' || held === null) return null;
    if (level > MOST_JSON_LEVELS) return about(path, `must be at most ${String(MOST_JSON_LEVELS)} levels deep.`);
    const names = Object.keys(held);
    parts += names.length;
    if (parts > MOST_JSON_PARTS) return about(path, `holds at most ${MOST_JSON_PARTS.toLocaleString('en-AU')} values.`);
    return first(
      names,
      (name) => walk(name, level) ?? walk((held as Record<string, unknown>)[name], level + 1, Math.max(most, characterLimit(name))),
    );
  };
  return walk(value, 1);
}

function first<T>(values: readonly T[], find: (value: T) => TooMuch | null): TooMuch | null {
  for (const value of values) {
    const found = find(value);
    if (found !== null) return found;
  }
  return null;
}

function about(path: readonly string[], problem: string): TooMuch {
  const field = path.join('.');
  return { code: 'INVALID_INPUT', details: { field, sentence: `${fieldLabel(field)} ${problem}` } };
}

interface Inputs {
  /** What exceeds a limit in the document's own text. */
  readonly written: TooMuch | null;
  /** The names of the arguments and fields that each variable is passed to: their limits apply, whatever its own name. */
  readonly namesOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Cached documents come repeatedly: each is read once. */
const known = new WeakMap<DocumentNode, Inputs>();

function inputsOf(schema: GraphQLSchema, document: DocumentNode): Inputs {
  const inputs = known.get(document) ?? readInputs(schema, document);
  known.set(document, inputs);
  return inputs;
}

function readInputs(schema: GraphQLSchema, document: DocumentNode): Inputs {
  const namesOf = new Map<string, Set<string>>();
  const within: string[] = [];
  let written: TooMuch | null = null;
  const types = new TypeInfo(schema);
  const leave = () => void within.pop();
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument: {
        enter: ({ name, value }) => {
          within.push(name.value);
          const type = types.getInputType();
          if (isInputType(type)) written ??= tooMuchIn(type, within, valueFromASTUntyped(value));
        },
        leave,
      },
      ObjectField: { enter: ({ name }) => void within.push(name.value), leave },
      VariableDefinition: ({ variable, type, defaultValue }) => {
        const declared = typeFromAST(schema, type);
        if (isInputType(declared) && defaultValue !== undefined)
          written ??= tooMuchIn(declared, [variable.name.value], valueFromASTUntyped(defaultValue));
      },
      Variable: ({ name }) => {
        const at = within.at(-1);
        if (at !== undefined) namesOf.set(name.value, (namesOf.get(name.value) ?? new Set()).add(at));
      },
    }),
  );
  return { written, namesOf };
}

/** @throws GraphQLError INVALID_INPUT with a sentence that names the field and its limit; of a ticket of work BODY_TOO_LARGE. */
export function mustFitInputs(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  const { written, namesOf } = inputsOf(schema, document);
  const given = (operation.variableDefinitions ?? []).filter(({ variable }) => Object.hasOwn(variables, variable.name.value));
  const found =
    written ??
    first(given, ({ variable, type }) => {
      const declared = typeFromAST(schema, type);
      if (!isInputType(declared)) return null;
      const name = variable.name.value;
      return first([...(namesOf.get(name) ?? [name])], (at) => tooMuchIn(declared, [at], variables[name]));
    });
  if (found !== null) throw edgeRefusal(found.code, found.details);
}
