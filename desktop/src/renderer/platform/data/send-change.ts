// Sends a mutation; the answer's records are in the cache before it is here. For useCommand alone, which hands it to what a screen sends (decision 081).
import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { TypedTree } from '@lotline/schema/generated/documents/tree';
import type { Versions } from '@lotline/web-session/gql';

/** A mutation's data, and the versions that it made. */
export type SendChange = <Result, Variables extends OperationVariables>(
  document: TypedTree<Result, Variables>,
  variables: Variables,
) => Promise<{ readonly data: Result; readonly versions: Versions }>;

export const sendingBy =
  (client: ApolloClient): SendChange =>
  async <Result, Variables extends OperationVariables>(document: TypedTree<Result, Variables>, variables: Variables) => {
    const { data, extensions } = await client.mutate<Result, OperationVariables>({ mutation: document, variables });
    if (data === undefined || data === null) throw new Error('A change answered nothing');
    return { data, versions: versionsOf(extensions) };
  };

function versionsOf(extensions: Readonly<Record<string, unknown>> | undefined): Versions {
  const versions = extensions?.['versions'];
  if (typeof versions !== 'object' || versions === null) return {};
  return Object.fromEntries(Object.entries(versions).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}
