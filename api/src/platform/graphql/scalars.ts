// The wire's own scalars (contract): day, instant, decimal string, JSON, UUID. Bad values answer as bad input, never as a fault.
import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped, type ValueNode } from 'graphql';
import { isDay, parseInstant } from '@lotline/schema/domain/kernel/dates';
import { parseQuantity } from '@lotline/schema/domain/kernel/money';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

function stringScalar(name: string, description: string, test: (value: string) => boolean): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    if (typeof value !== 'string' || !test(value))
      throw new GraphQLError(`${name} cannot be ${JSON.stringify(value)?.slice(0, 40) ?? 'nothing'}`);
    return value;
  };
  return new GraphQLScalarType<string, string>({
    name,
    description,
    serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined),
  });
}

export const DayScalar = stringScalar('Date', 'Calendar day, YYYY-MM-DD, no zone', isDay);
export const DateTimeScalar = stringScalar('DateTime', 'Instant, ISO 8601 in UTC', (value) => parseInstant(value) !== null);
export const DecimalScalar = stringScalar(
  'Decimal',
  'Decimal string: money has 2 places, quantities 3',
  (value) => parseQuantity(value) !== null,
);
export const UuidScalar = stringScalar('UUID', 'UUID', (value) => UUID.test(value));
export const JsonScalar = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value',
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
