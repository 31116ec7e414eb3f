// Which mutations a document calls, so that they can be asked about.
import { Kind, OperationTypeNode, parse, type DocumentNode, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/**
 * The names of the mutations that the operation calls, each once; none for a query, and none for a text that does not parse: the server says what is wrong with it.
 * @param operationName null: the only one
 */
export function mutationFields(text: string, operationName: string | null): string[] {
  const document = parsed(text);
  if (document === null) return [];
  const operations = document.definitions.filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);
  const run = operations.filter((one) => operationName === null || one.name?.value === operationName);
  const fields = run
    .filter((one) => one.operation === OperationTypeNode.MUTATION)
    .flatMap((one) => fieldsOf(document, one.selectionSet, []));
  return [...new Set(fields)];
}

function parsed(text: string): DocumentNode | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

function fieldsOf(document: DocumentNode, { selections }: SelectionSetNode, within: readonly string[]): string[] {
  return selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one.name.value];
    if (one.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, one.selectionSet, within);
    const name = one.name.value;
    const fragment = document.definitions.find((other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === name);
    // a fragment that spreads itself is the server's to refuse
    if (fragment?.kind !== Kind.FRAGMENT_DEFINITION || within.includes(name)) return [];
    return fieldsOf(document, fragment.selectionSet, [...within, name]);
  });
}
