// What the list, the board, the file and the pages of the jobs need beside their rows: asked of the server before a screen does, so that it is here without a network.
import type { ApolloClient } from '@apollo/client';
import { ListGroupsDocument } from '@lotline/schema/generated/documents/dashboard';
import {
  GetJobFilterOptionsDocument,
  JobFieldNamesDocument,
  JobPageNamesDocument,
  JobStatusesDocument,
  SystemSettingsQueryDocument,
} from '@lotline/schema/generated/documents/job';
import { SavedViewsDocument } from '@lotline/schema/generated/documents/view';

type AskAhead = (client: ApolloClient) => Promise<unknown>;
const fetchPolicy = 'network-only' as const;

/** Each as its screen asks it: by other variables it would be another answer. */
const ASKED_AHEAD: readonly AskAhead[] = [
  (client) => client.query({ query: JobStatusesDocument, variables: {}, fetchPolicy }),
  (client) => client.query({ query: JobFieldNamesDocument, variables: {}, fetchPolicy }),
  (client) => client.query({ query: ListGroupsDocument, variables: {}, fetchPolicy }),
  (client) => client.query({ query: SavedViewsDocument, variables: { list: 'jobs' }, fetchPolicy }),
  (client) => client.query({ query: JobPageNamesDocument, variables: {}, fetchPolicy }),
  askSettings,
];

/** A company has a handful of work types. */
const MOST_WORK_TYPES = 20;

/** Of each work type that a job has, since the page of a job goes by them. */
async function askSettings(client: ApolloClient): Promise<void> {
  const { data } = await client.query({ query: GetJobFilterOptionsDocument, variables: {}, fetchPolicy });
  const workTypes = (data?.jobFilterOptions.workTypes ?? []).slice(0, MOST_WORK_TYPES);
  const asked = workTypes.map((workType) => client.query({ query: SystemSettingsQueryDocument, variables: { workType }, fetchPolicy }));
  await Promise.all(asked);
}

/** What is refused or not reached is asked by the screen itself, once it is opened. */
export function askAhead(client: ApolloClient): void {
  for (const ask of ASKED_AHEAD) ask(client).catch(() => undefined);
}
