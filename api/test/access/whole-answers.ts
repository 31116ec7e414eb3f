// Everything that a query can be asked for, three levels deep, in as many documents as its budget asks for.
import { getNamedType, isLeafType, isObjectType, type GraphQLField, type GraphQLOutputType } from 'graphql';

const DEEPEST = 3;
/** Of names and braces in one document. */
const MOST_WORDS = 300;

function selectionOf(type: GraphQLOutputType, depth: number): string {
  return `{ ${fieldsOf(type, depth).join(' ')} }`;
}

/** Each field of the type, with all that it holds. */
function fieldsOf(type: GraphQLOutputType, depth: number): string[] {
  const named = getNamedType(type);
  if (!isObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(({ defaultValue, type: wanted }) => defaultValue === undefined && wanted.toString().endsWith('!'))) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return depth < DEEPEST ? [`${field.name} ${selectionOf(field.type, depth + 1)}`] : [];
  });
}

/** @param variables decide which arguments are passed */
export function wholeDocuments(field: GraphQLField<unknown, unknown>, variables: Readonly<Record<string, unknown>>): string[] {
  const args = field.args.filter(({ name }) => name in variables);
  const declared = args.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = `query${declared === '' ? '' : `(${declared})`} { ${field.name}${passed === '' ? '' : `(${passed})`}`;
  if (isLeafType(getNamedType(field.type))) return [`${head} }`];
  return packed(fieldsOf(field.type, 1)).map((some) => `${head} { ${some.join(' ')} } }`);
}

const wordsOf = (text: string): number => text.split(/\s+/).length;

function packed(fields: readonly string[]): string[][] {
  const documents: string[][] = [];
  let words = Infinity;
  for (const field of fields) {
    if (words + wordsOf(field) > MOST_WORDS) {
      documents.push([]);
      words = 0;
    }
    documents.at(-1)?.push(field);
    words += wordsOf(field);
  }
  return documents;
}
