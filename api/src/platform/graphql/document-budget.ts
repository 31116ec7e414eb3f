// The budget of a document that the apps did not register, checked before it is validated: validation compares every two selections with
// one response name, so its cost grows with their square (docs/decisions/076). A newly parsed document is charged by its tokens.
import { Kind, parse, TokenKind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode, type Token } from 'graphql';
import type { ErrorDetails } from '@lotline/schema/errors/catalogue';

/** The largest operation of both apps has 368 tokens, the tools' introspection query 184. */
export const MOST_TOKENS = 700;
/** Selections with one response name in one set of the answer, once fragments are spread. */
export const MOST_OF_ONE_NAME = 10;
/** Fields once fragments are spread; the largest operation of both apps has some 330. */
export const MOST_FIELDS = 2_000;
/** Characters of a name: errors and answers repeat it. */
export const MOST_NAME_CHARACTERS = 100;
/** So many tokens cost about as much to validate as an ordinary request costs in all. */
const TOKENS_A_REQUEST = 50;

/** How many extra requests a document counts that was not seen before. */
export const requestsForTokens = (tokens: number): number => Math.floor(tokens / TOKENS_A_REQUEST);

/** Null where the text cannot be parsed, or has too many tokens: Apollo reports it, and has done no more than parse it. */
export function parseWithinTokens(source: string): DocumentNode | null {
  try {
    return parse(source, { maxTokens: MOST_TOKENS });
  } catch {
    return null;
  }
}

/** The limit that is exceeded, or null. */
export function overBudget(document: DocumentNode): ErrorDetails | null {
  if (hasLongName(document)) return { limit: `names of ${String(MOST_NAME_CHARACTERS)} characters` };
  return new Spread(document).tooMuch();
}

function hasLongName({ loc }: DocumentNode): boolean {
  for (let token: Token | null = loc?.startToken ?? null; token !== null; token = token.next)
    if (token.end - token.start > MOST_NAME_CHARACTERS && token.kind === TokenKind.NAME) return true;
  return false;
}

/** A document as the executor sees it: sets of one response name are one set, and a fragment counts wherever it is spread. */
class Spread {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #roots: readonly SelectionSetNode[];
  #fields = 0;

  constructor({ definitions }: DocumentNode) {
    const fragments = definitions.filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
    // a fragment that nothing spreads is validated, too
    this.#roots = definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION || one.kind === Kind.FRAGMENT_DEFINITION ? [one.selectionSet] : [],
    );
  }

  tooMuch(): ErrorDetails | null {
    for (const root of this.#roots) {
      const found = this.#inSets([root]);
      if (found !== null) return found;
    }
    return null;
  }

  /** Ends with the first field too many, so that fragments within fragments, or a recursive one, cost no more. */
  #inSets(sets: readonly SelectionSetNode[]): ErrorDetails | null {
    const byName = new Map<string, { count: number; readonly sets: SelectionSetNode[] }>();
    const spread = new Set<string>();
    const waiting = [...sets];
    for (let set = waiting.pop(); set !== undefined; set = waiting.pop()) {
      for (const selection of set.selections) {
        if (++this.#fields > MOST_FIELDS) return { limit: `${String(MOST_FIELDS)} fields` };
        if (selection.kind === Kind.FIELD) {
          const name = (selection.alias ?? selection.name).value;
          const same = byName.get(name) ?? { count: 0, sets: [] };
          if (++same.count > MOST_OF_ONE_NAME) return { limit: `${String(MOST_OF_ONE_NAME)} selections of one name` };
          if (selection.selectionSet !== undefined) same.sets.push(selection.selectionSet);
          byName.set(name, same);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) waiting.push(selection.selectionSet);
        else if (!spread.has(selection.name.value)) {
          spread.add(selection.name.value);
          const fragment = this.#fragments.get(selection.name.value);
          if (fragment !== undefined) waiting.push(fragment.selectionSet);
        }
      }
    }
    for (const { sets: inner } of byName.values()) {
      const found = inner.length === 0 ? null : this.#inSets(inner);
      if (found !== null) return found;
    }
    return null;
  }
}
