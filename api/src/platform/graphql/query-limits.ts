// What one query may ask for: depth, aliases, directives, cost (graphql-armor) and tokens (the parser's own limit). Spec: issue 3 §2.
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { sayError } from '@lotline/schema/errors/catalogue';

/** ConstructionQuery with every field has 9 levels and a cost of about 2,300; both limits leave room above it. */
const LIMITS = { depth: 12, aliases: 30, directives: 40, cost: 8_000 };
export const MOST_TOKENS = 2_000;

/** Reported, not thrown: a rejection that throws would answer 500. */
function report(context: ValidationContext | null, error: GraphQLError): void {
  context?.reportError(new GraphQLError(sayError('QUERY_TOO_COMPLEX'), { extensions: { code: 'QUERY_TOO_COMPLEX', details: { limit: error.message.replace(/^Syntax Error: /, '') } } }));
}

export function queryLimitRules(): ValidationRule[] {
  const answer = { onReject: [report], propagateOnRejection: false };
  const armor = new ApolloArmor({
    maxDepth: { ...answer, n: LIMITS.depth, flattenFragments: true },
    maxAliases: { ...answer, n: LIMITS.aliases },
    maxDirectives: { ...answer, n: LIMITS.directives },
    costLimit: { ...answer, maxCost: LIMITS.cost, flattenFragments: true },
    maxTokens: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  });
  return armor.protect().validationRules;
}
