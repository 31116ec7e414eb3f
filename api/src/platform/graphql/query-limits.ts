// The limits of one query: depth, aliases, directives and cost, judged while it is validated (graphql-armor). Checks before validation are in
// document-budget.ts.
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/**
 * The largest operation of both apps has 9 levels (each fragment counts as one), a cost of 974 (JobAsAt) once its fragments are spread. The tools' introspection
 * query has 21 levels; its cost is not counted, and it is for administrators alone. A number after `first` multiplies the cost (a variable does not):
 * the widest list, 200 jobs with all their fields, costs 18,100. How many answers one document may have is the operation's weight.
 */
const LIMITS = { depth: 22, aliases: 15, directives: 40, cost: 25_000 };

/** Reported, not thrown: a rejection that throws would answer 500. format-error.ts recognises it by `limit`. */
function report(context: ValidationContext | null, { message }: GraphQLError): void {
  context?.reportError(new GraphQLError(message, { extensions: { limit: message.replace(/^Syntax Error: /, '') } }));
}

export function queryLimitRules(): ValidationRule[] {
  const answer = { onReject: [report], propagateOnRejection: false };
  const armor = new ApolloArmor({
    maxDepth: { ...answer, n: LIMITS.depth, ignoreIntrospection: false },
    maxAliases: { ...answer, n: LIMITS.aliases },
    maxDirectives: { ...answer, n: LIMITS.directives },
    costLimit: { ...answer, maxCost: LIMITS.cost, flattenFragments: true },
    maxTokens: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  });
  return armor.protect().validationRules;
}
