// The wire's own scalars (contract): day, instant, decimal string, JSON, UUID; and fields of a row by name. An invalid value is bad input, never a fault.
import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped, type ASTNode, type ValueNode } from 'graphql';
import { z } from 'zod';
import { isDay } from '@lotline/schema/domain/kernel/dates';
import { instantInput, quantityInput } from '@lotline/schema/domain/kernel/input';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const dayInput = z.string().refine(isDay, { error: 'must be a valid date, such as 2026-11-24.' });
const uuidInput = z.string().regex(UUID, { error: 'must be a UUID.' });

/** `problem` completes a sentence that begins with the field's name, which only bad-value.ts knows. */
const badValue = (problem: string, node?: ASTNode): GraphQLError =>
  new GraphQLError(problem, { extensions: { problem }, ...(node === undefined ? {} : { nodes: node }) });

/** The value stays as it was sent: its mutation's input parses it. */
function stringScalar(name: string, description: string, input: z.ZodType, example: string): GraphQLScalarType<string, string> {
  const parse = (value: unknown, node?: ASTNode): string => {
    if (typeof value !== 'string') throw badValue(`must be sent as text, such as "${example}".`, node);
    const { error } = input.safeParse(value);
    if (error !== undefined) throw badValue(error.issues[0]?.message ?? 'is not right.', node);
    return value;
  };
  return new GraphQLScalarType<string, string>({
    name,
    description,
    serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
    parseValue: (value) => parse(value),
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined, node),
  });
}

export const DayScalar = stringScalar('Date', 'Calendar day, YYYY-MM-DD, no zone', dayInput, '2026-11-24');
export const DateTimeScalar = stringScalar('DateTime', 'Instant, ISO 8601 in UTC', instantInput, '2026-11-24T07:22:00Z');
export const DecimalScalar = stringScalar('Decimal', 'Decimal string: money has 2 places, quantities 3', quantityInput, '2.500');
export const UuidScalar = stringScalar('UUID', 'UUID', uuidInput, '3f0c2f34-8b7e-4d53-9d0a-0b8f3c1f2a10');
export const JsonScalar = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value',
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

const fieldValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const parseFieldValues = (value: unknown, node?: ASTNode): z.output<typeof fieldValues> => {
  const read = fieldValues.safeParse(value);
  if (!read.success) throw badValue('must be fields with a text, a figure, yes or no, or nothing each.', node);
  return read.data;
};

/** Its entries and texts have the limits of any other input (input-size.ts). */
export const FieldValuesScalar = new GraphQLScalarType({
  name: 'FieldValues',
  description: 'Fields of a row by name, each a text, a figure, yes or no, or null',
  parseValue: (value) => parseFieldValues(value),
  parseLiteral: (node, variables) => parseFieldValues(valueFromASTUntyped(node, variables), node),
});
