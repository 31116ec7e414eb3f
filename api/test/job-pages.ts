// What the page of each open job reads, by the console's own operations: what a store of pages is held to.
import { Kind, OperationTypeNode, print, type DocumentNode, type OperationDefinitionNode, type SelectionNode } from 'graphql';
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
  readonly page_construction: { readonly eventCount?: number | null };
  readonly page_jobFieldComments: object[];
  readonly internal_jobInternalComments: object[];
  readonly costs_jobCosts?: object;
  readonly delegations_jobDelegations: object[];
  readonly planned_plannedStatus: object | null;
  readonly folders_jobFolders: string[];
  readonly review_construction: { readonly schedules?: readonly Reviewed[] };
};
interface Reviewed {
  readonly id: number;
  readonly allowedMoves: readonly string[];
  readonly items: readonly { readonly id: number; readonly approvedDate: string | null }[];
}

const BESIDE = {
  internal: JobInternalCommentsDocument,
  delegations: GetJobDelegationsDocument,
  planned: PlannedStatusDocument,
  folders: JobFoldersDocument,
  review: ReviewTaskQueryDocument,
} as const satisfies Readonly<Record<string, DocumentNode>>;

const operationsOf = ({ definitions }: DocumentNode): OperationDefinitionNode[] =>
  definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : []));

/** Under a name of its own: two operations ask for other things of one job. */
const named = (operation: string, field: SelectionNode): SelectionNode =>
  field.kind === Kind.FIELD ? { ...field, alias: { kind: Kind.NAME, value: `${operation}_${field.name.value}` } } : field;

/** Operations as one: a page is read for every job, and a call costs more than what most of them answer. All in one would weigh more than a call may. */
function asOne(documents: Readonly<Record<string, DocumentNode>>): string {
  const asked = Object.entries(documents).flatMap(([name, document]) => operationsOf(document).map((operation) => ({ name, operation })));
  const variables = asked.flatMap(({ operation }) => operation.variableDefinitions ?? []);
  const fragments = Object.values(documents).flatMap(({ definitions }) =>
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [one] : [])),
  );
  const operation: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: OperationTypeNode.QUERY,
    variableDefinitions: [...new Map(variables.map((one) => [one.variable.name.value, one])).values()],
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: asked.flatMap((one) => one.operation.selectionSet.selections.map((field) => named(one.name, field))),
    },
  };
  const definitions = [operation, ...new Map(fragments.map((one) => [one.name.value, one])).values()];
  // the console's cache asks for types beside everything; the sync does not send them
  return print({ kind: Kind.DOCUMENT, definitions }).replaceAll(/^\s*__typename$/gm, '');
}
const PAGE = asOne({ page: ConstructionQueryDocument });
const WITHOUT_MONEY = asOne(BESIDE);
const WITH_MONEY = asOne({ ...BESIDE, costs: GetJobCostsDocument });

async function answersTo(api: BootedApi, person: PersonName, query: string, id: number): Promise<object> {
  const { data, errors } = await api.gql(person, query, { constructionId: id, first: 51 });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data ?? {};
}

/** @param seesMoney whether the person's page of costs is stored at all */
export async function jobPageOf(api: BootedApi, person: PersonName, id: number, seesMoney: boolean): Promise<JobPageParts> {
  const page = await answersTo(api, person, PAGE, id);
  const answers = { ...page, ...(await answersTo(api, person, seesMoney ? WITH_MONEY : WITHOUT_MONEY, id)) } as Answers;
  // a history is read from the server alone
  const { eventCount: _count, ...job } = answers.page_construction;
  const { schedules = [] } = answers.review_construction;
  const items = schedules.flatMap((task) =>
    task.items.flatMap(({ id: item, approvedDate }) => (approvedDate === null ? [] : [{ id: item, approvedDate }])),
  );
  return {
    ...{ id, job, fieldComments: answers.page_jobFieldComments, internalComments: answers.internal_jobInternalComments },
    costs: answers.costs_jobCosts ?? null,
    ...{ delegations: answers.delegations_jobDelegations, plannedStatus: answers.planned_plannedStatus },
    folders: answers.folders_jobFolders,
    review: { tasks: schedules.map((task) => ({ id: task.id, allowedMoves: task.allowedMoves })), items },
  };
}
