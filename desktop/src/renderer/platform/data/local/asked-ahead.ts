// What the list, the board and the file of the jobs need beside their rows: asked of the server before a screen does, so that it is here without a network.
import type { ApolloClient } from '@apollo/client';
import { ListGroupsDocument } from '@lotline/schema/generated/documents/dashboard';
import { JobFieldNamesDocument, JobStatusesDocument } from '@lotline/schema/generated/documents/job';
import { SavedViewsDocument } from '@lotline/schema/generated/documents/view';

type AskAhead = (client: ApolloClient) => Promise<unknown>;
const fetchPolicy = 'network-only' as const;

/** Each as its screen asks it: by other variables it would be another answer. */
const ASKED_AHEAD: readonly AskAhead[] = [
  (client) => client.query({ query: JobStatusesDocument, variables: {}, fetchPolicy }),
  (client) => client.query({ query: JobFieldNamesDocument, variables: {}, fetchPolicy }),
  (client) => client.query({ query: ListGroupsDocument, variables: {}, fetchPolicy }),
  (client) => client.query({ query: SavedViewsDocument, variables: { list: 'jobs' }, fetchPolicy }),
];

/** What is refused or not reached is asked by the screen itself, once it is opened. */
export function askAhead(client: ApolloClient): void {
  for (const ask of ASKED_AHEAD) ask(client).catch(() => undefined);
}
