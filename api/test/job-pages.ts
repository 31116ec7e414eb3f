// What the page of each open job reads, by the console's own operations: what a store of pages is held to.
import { print, type DocumentNode } from 'graphql';
import type { JobPageParts } from '@lotline/schema/domain/sync/job-lines';
import { JobInternalCommentsDocument } from '@lotline/schema/generated/documents/comment';
import { GetJobCostsDocument } from '@lotline/schema/generated/documents/cost';
import { GetJobDelegationsDocument } from '@lotline/schema/generated/documents/delegation';
import { JobFoldersDocument } from '@lotline/schema/generated/documents/files';
import { ConstructionQueryDocument } from '@lotline/schema/generated/documents/job';
import { PlannedStatusDocument } from '@lotline/schema/generated/documents/planned-status';
import { ReviewTaskQueryDocument } from '@lotline/schema/generated/documents/task';
import type { BootedApi } from './booted-api.ts';
import type { PersonName } from './world.ts';

/** A type alias: an answer is JSON. */
type Answers = {
  readonly construction: { readonly eventCount?: number | null; readonly schedules?: readonly Reviewed[] };
  readonly jobFieldComments: object[];
  readonly jobInternalComments: object[];
  readonly jobCosts: object;
  readonly jobDelegations: object[];
  readonly plannedStatus: object | null;
  readonly jobFolders: string[];
};
interface Reviewed {
  readonly id: number;
  readonly allowedMoves: readonly string[];
  readonly items: readonly { readonly id: number; readonly approvedDate: string | null }[];
}

async function answerOf(api: BootedApi, person: PersonName, document: DocumentNode, variables: Record<string, unknown>): Promise<Answers> {
  // the console's cache asks for types beside everything; the sync does not send them
  const text = print(document).replaceAll(/^\s*__typename$/gm, '');
  const { data, errors } = await api.gql(person, text, variables);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data as Answers;
}

/** @param seesMoney whether the person's page of costs is stored at all */
export async function jobPageOf(api: BootedApi, person: PersonName, id: number, seesMoney: boolean): Promise<JobPageParts> {
  const ask = (document: DocumentNode, more = {}) => answerOf(api, person, document, { constructionId: id, ...more });
  const { construction, jobFieldComments } = await ask(ConstructionQueryDocument);
  // a history is read from the server alone
  const { eventCount: _count, ...job } = construction;
  const { jobInternalComments } = await ask(JobInternalCommentsDocument, { first: 51 });
  const costs = seesMoney ? (await ask(GetJobCostsDocument)).jobCosts : null;
  const { jobDelegations } = await ask(GetJobDelegationsDocument);
  const { plannedStatus } = await ask(PlannedStatusDocument);
  const { jobFolders } = await ask(JobFoldersDocument);
  const { schedules = [] } = (await ask(ReviewTaskQueryDocument)).construction;
  const items = schedules.flatMap((task) =>
    task.items.flatMap(({ id: item, approvedDate }) => (approvedDate === null ? [] : [{ id: item, approvedDate }])),
  );
  return {
    ...{ id, job, fieldComments: jobFieldComments, internalComments: jobInternalComments, costs },
    ...{ delegations: jobDelegations, plannedStatus, folders: jobFolders },
    review: { tasks: schedules.map((task) => ({ id: task.id, allowedMoves: task.allowedMoves })), items },
  };
}
