// What one document may request at its root, by the size of the answers: each field has a weight, and an alias requests its field once more.
import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** The largest documents of the apps are ConstructionQuery with 60 and GetFieldData with 35. */
export const MOST_WEIGHT = 100;

/** One answer's part of a document's weight. A field that is not named here fills a document alone. */
export const QUERY_WEIGHTS: Readonly<Record<string, number>> = {
  me: 1,
  groups: 5,
  fieldGroups: 5,
  systemSettings: 5,
  lookups: 10,
  jobFieldComments: 10,
  jobInternalComments: 10,
  users: 15,
  jobFilterOptions: 10,
  officeWaiting: 25,
  jobViews: 25,
  taskTemplates: 5,
  jobFolders: 5,
  jobsAtAddress: 10,
  builderRequestDraft: 10,
  builderRequestDrafts: 50,
  builderRequests: 15,
  builderApprovals: 25,
  builderApprovalIds: 15,
  builderApprovalTabs: 25,
  builderApprovalFilterOptions: 10,
  potentialJobs: 25,
  potentialJobFiles: 15,
  potentialJobPage: 25,
  potentialJobIds: 15,
  potentialJobFilterOptions: 10,
  potentialJobMatches: 10,
  potentialJobRequestDraft: 10,
  constructionEdit: 25,
  jobCosts: 10,
  jobDelegations: 5,
  jobAsAt: 40,
  plannedStatus: 5,
  refusedPlans: 10,
  jobIds: 15,
  meantJobSearches: 25,
  taskIds: 15,
  construction: 25,
  jobs: 25,
  jobBoard: 50,
  runSheet: 50,
  tasks: 25,
  fieldItems: 25,
  itemsByCode: 15,
  jobEvents: 25,
  changedRows: 15,
  activityLog: 25,
  logPeople: 15,
  errorLog: 25,
  signInLog: 25,
  jobLog: 25,
  messageLog: 25,
  deviceLog: 25,
  resourceDocuments: 15,
  documentNotices: 10,
  adminTasks: 15,
  queueJobs: 15,
  oneOffs: 15,
  oneOffDryRun: 50,
  adminHealth: 10,
  jobEvent: 50,
  savedViews: 10,
  savedOperations: 25,
  foundPeople: 10,
  projects: 25,
  projectFilterOptions: 10,
  roleMatrix: 25,
  rolePreview: 50,
  contractorList: 25,
  contractorFilterOptions: 10,
  contractorDetail: 25,
  contractorBank: 10,
  contractorPayments: 25,
  contractorPaymentFilterOptions: 10,
  contractorRates: 15,
  contractorStatement: 10,
  groupList: 25,
  groupListFilterOptions: 10,
  groupDetail: 25,
  groupOpenTaskIds: 25,
  groupOrder: 10,
  groupContractors: 10,
  groupCandidates: 10,
  lookupValues: 50,
  lookupDryRun: 50,
  settingPage: 50,
  settingPreview: 70,
  people: 25,
  person: 25,
  personChoices: 10,
  personEvents: 25,
  itemCodes: 25,
  itemCodeDryRun: 50,
  itemCodeImports: 25,
  itemCodeMerge: 25,
  itemPrices: 10,
  itemPriceDryRun: 50,
  itemPriceChanges: 25,
  childCodes: 25,
  constructionCodes: 25,
  constructionCodeFilterOptions: 10,
  constructionCodeDetail: 50,
  constructionCodeItems: 25,
  childCodeDetail: 25,
  childCodeTasks: 50,
  childCodeChoices: 25,
  itemCodeFilterOptions: 10,
  recordEvents: 25,
  project: 25,
  projectJobs: 25,
  projectSchedule: 25,
  projectComments: 10,
  projectPlans: 10,
  jobPlans: 10,
  jobsForProject: 25,
  jobsByWorkOrder: 25,
};

/** Most answer with the whole job. */
const MUTATION_WEIGHT = 25;

interface Requested {
  readonly weight: number;
  /** Selections beyond the first of the same field. */
  readonly repeats: number;
}

/** Cached documents come repeatedly: each operation is weighed once. */
const known = new WeakMap<OperationDefinitionNode, Requested>();

export function weighRequested(document: DocumentNode, operation: OperationDefinitionNode): Requested {
  const requested = known.get(operation) ?? weigh(document, operation);
  known.set(operation, requested);
  return requested;
}

function weigh(document: DocumentNode, operation: OperationDefinitionNode): Requested {
  const fields = rootFields(document, operation);
  const weightOf = (field: string) =>
    operation.operation === OperationTypeNode.MUTATION ? MUTATION_WEIGHT : (QUERY_WEIGHTS[field] ?? MOST_WEIGHT);
  const requested = fields.filter((field) => !field.startsWith('__'));
  return { weight: requested.reduce((sum, field) => sum + weightOf(field), 0), repeats: requested.length - new Set(requested).size };
}

/** The field behind each response name, through fragments as the executor spreads them; @skip and @include count as requested. */
export function rootFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  const fields = new Map<string, string>();
  const collect = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) fields.set((selection.alias ?? selection.name).value, selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else {
        const fragment = fragments.get(selection.name.value);
        // the executor, too, spreads a fragment once
        fragments.delete(selection.name.value);
        if (fragment !== undefined) collect(fragment);
      }
    }
  };
  collect(operation.selectionSet);
  return [...fields.values()];
}
