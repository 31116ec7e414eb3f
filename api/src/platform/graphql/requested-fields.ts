// Which subfields of a field the document requests, before it is read.
import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Whether the document requests nothing but these fields of the value, fragments included. */
export function asksOnly(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  names: ReadonlySet<string>,
): boolean {
  const holds = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.every((selection) => {
      if (selection.kind === Kind.FIELD) return names.has(selection.name.value);
      return holds(selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments[selection.name.value]?.selectionSet);
    }) ?? false;
  return fieldNodes.every(({ selectionSet }) => holds(selectionSet));
}
