// What the administration serves, by the features' own manifests: a new change of it has a form that is tried, or is named here with why it has none.
import { getMetadataStorage } from 'type-graphql';
import type { ResolverClass } from '../../src/platform/graphql/build-schema.ts';

/** Features of jobs, tasks, the phone and everybody's own screen: their forms are tried with their commands. A feature that is not among them is the administration's. */
export const OUTSIDE: ReadonlySet<string> = new Set([
  ...['attachment', 'builder', 'builder-list', 'bulk-job-edit', 'bulk-task-edit', 'comment', 'cost', 'custom-task', 'delegation', 'export'],
  ...['history', 'item', 'job', 'job-files', 'job-list', 'office-summary', 'people', 'potential-job', 'presence', 'project', 'receipt'],
  ...['run-sheet', 'setting', 'sync', 'task', 'task-list', 'ticket', 'view'],
]);

/** Changes in which nothing is typed. */
export const BUTTONS: Readonly<Record<string, string>> = {
  resendInvitation: 'the message is sent by whoever invites, and only noted',
  moveGroup: 'dragged, or Alt with an arrow',
  moveLookupValue: 'dragged, or Alt with an arrow',
  archiveAbsence: 'a button, with Undo',
  archiveItemCode: 'a button, with Undo',
  archiveLookupValue: 'a button, with Undo',
  archiveResourceDocument: 'a button, with Undo',
  verifyResourceDocument: 'a button, taken back by another',
  takeBackItemPrice: 'a button beside a price that has not begun',
  undoItemPrices: 'a button beside a change that has not begun',
  removeOperation: 'a button, with Undo',
  runScheduledTask: 'a button',
  exportLookupValues: 'a button: nothing but its event is written',
  checkXero: 'asks what stands in the form of the setting, and writes nothing',
};

export const changesOf = (resolvers: readonly ResolverClass[]): readonly string[] =>
  getMetadataStorage()
    .mutations.filter(({ target }) => resolvers.some((resolver) => resolver === target))
    .map(({ schemaName }) => schemaName);
