// The commands of a file, by GraphQL and by /api, and what their events say (contract/rest.md; quality.md §1).
import { randomUUID } from 'node:crypto';
import type { BootedApi } from '../booted-api.ts';
import { insertTask } from '../task-rows.ts';
import { announced, announcement, photo, send as sendBytes, uploaded, type TestFile } from '../uploads.ts';
import { call, idOf, mutation, ofMany, one, type Client, type CommandCase, type Row, type Target } from './command-case.ts';

const PARAMS = '/api/attachments/getPresignedUploadParams';
const UPDATE = '/api/attachments/getPresignedUpdateParams';

const task = async (api: BootedApi): Promise<Target> => {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  return { id: scheduleId, constructionId, scheduleId, file: photo() };
};
const facts = ({ constructionId, scheduleId }: Target) => ({ constructionId, taskId: scheduleId, tags: 'Trench', comments: 'before' });
const fileOf = (target: Target): TestFile => target['file'] as TestFile;

const reserved = async (api: BootedApi): Promise<Target> => {
  const target = await task(api);
  const { attachment } = await announced(api, 'sub', announcement(fileOf(target), facts(target)));
  return { ...target, id: attachment.id };
};
/** Its bytes are there, and nobody has said so. */
const arrived = async (api: BootedApi): Promise<Target> => {
  const target = await task(api);
  const { attachment, uploadUrl, contentType } = await announced(api, 'sub', announcement(fileOf(target), facts(target)));
  const { status } = await sendBytes(uploadUrl, fileOf(target).bytes, contentType ?? '');
  expect(status).toBe(200);
  return { ...target, id: attachment.id };
};
const held = async (api: BootedApi): Promise<Target> => {
  const target = await task(api);
  return { ...target, id: (await uploaded(api, 'sub', fileOf(target), facts(target))).id };
};

const row = (api: BootedApi, { id }: Target): Promise<Row> =>
  one(
    api,
    `select a.title, a.file_id as "fileId", f.storage_key as "storageKey", f.size_bytes::int as "sizeBytes", f.sha256
       from attachment a join stored_file f on f.id = coalesce(a.file_id, a.awaited_file_id) where a.id = $id`,
    { id },
  );
const body = (target: Target, client: Client | undefined) => ({
  ...announcement(fileOf(target), facts(target)),
  clientId: client?.id ?? null,
});
const onlyAttachment = ({ attachment }: Row): unknown => (attachment as Row | undefined)?.['id'];
const entity = 'attachment';
const byCall = { hasOccurredAt: false, stale: null, by: 'sub' } as const;
const withoutId = { ...byCall, replay: null } as const;

/** What the file was stays told: its record goes after 30 days. */
const saysRemoved =
  (state: 'uploaded' | 'reserved'): CommandCase['says'] =>
  (_api, _target, { title, fileId, storageKey, sizeBytes, sha256 }) => ({
    move: 'removeAttachment',
    entity,
    before: { state, title, fileId },
    after: { state: 'deleted' },
    detail: { file: { storageKey, sizeBytes, sha256 } },
  });

const folderCall = (facts: (target: Target) => string) =>
  mutation('changeFolder', (target) => `input: { constructionId: ${String(target.constructionId)}, ${facts(target)} }`);
const filed = async (api: BootedApi): Promise<Target> => {
  const target = await held(api);
  await api.sequelize.query(`update attachment set folder = 'Plans/Old' where id = $id`, { bind: { id: target.id } });
  return target;
};
const relabelled = async (api: BootedApi): Promise<Target> => {
  const target = await held(api);
  const actionId = randomUUID();
  await labelsCall('folder: "Plans"')({ api, by: 'sub', target, client: { id: actionId } });
  return { ...target, actionId };
};
const labelsCall =
  (facts: string): CommandCase['send'] =>
  async (attempt) => {
    const sent = await mutation('changeFiles', ({ id }) => `input: { ids: [${id}], ${facts} }`, '{ code }')(attempt);
    const [verdict] = (sent.answer as { changeFiles: { code: string | null }[] } | null)?.changeFiles ?? [];
    return { ...sent, code: verdict?.code ?? sent.code };
  };

export const FILE_CASES: readonly CommandCase[] = [
  {
    operation: 'changeFiles',
    by: 'sub',
    begin: held,
    send: labelsCall('folder: "Plans/As built"'),
    denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
    refused: { send: labelsCall('category: "Design", folder: "Plans"'), code: 'INVALID_INPUT' },
    replay: 'client',
    stale: null,
    hasOccurredAt: true,
    says: () => ({
      move: 'labelFile',
      entity,
      before: { tags: 'Trench', folder: null },
      after: { tags: 'Trench', folder: 'Plans/As built' },
      detail: { title: 'Trench-1.jpg' },
    }),
  },
  {
    operation: 'undoFileChanges',
    by: 'sub',
    begin: relabelled,
    send: ofMany('undoFileChanges', ({ actionId }) => `clientIds: ["${String(actionId)}"]`),
    // what another person did is theirs to take back
    denied: { by: 'finance', code: 'NOT_FOUND' },
    // what one of the files refuses stands in its verdict: change-files.db.test
    refused: { send: ofMany('undoFileChanges', () => 'clientIds: []'), code: 'INVALID_INPUT' },
    replay: 'client',
    stale: null,
    hasOccurredAt: true,
    says: () => ({
      move: 'labelFile',
      entity,
      before: { tags: 'Trench', folder: 'Plans' },
      after: { tags: 'Trench', folder: null },
      detail: { title: 'Trench-1.jpg' },
      why: 'Undone',
    }),
  },
  {
    operation: 'changeFolder',
    by: 'office',
    begin: filed,
    send: folderCall(() => 'from: "Plans", to: "Drawings/2026"'),
    denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
    refused: { send: folderCall(() => 'from: "Plans/Old"'), code: 'FOLDER_NOT_EMPTY' },
    replay: 'client',
    stale: null,
    hasOccurredAt: true,
    says: (_api, { id, constructionId }) => ({
      move: 'changeFolder',
      entity: 'construction',
      entityId: Number(constructionId),
      scheduleId: null,
      before: { fileFolders: [] },
      after: { fileFolders: ['Drawings', 'Drawings/2026'] },
      detail: { from: 'Plans', to: 'Drawings/2026', attachmentIds: [id] },
    }),
  },
  {
    operation: 'reserveAttachment',
    ...byCall,
    begin: task,
    send: call('POST', () => PARAMS, body, onlyAttachment),
    denied: { by: 'nobody', code: 'CLAIM_REQUIRED' },
    refused: {
      send: call(
        'POST',
        () => PARAMS,
        (target, client) => ({ ...body(target, client), name: 'x.svg' }),
      ),
      code: 'FILE_TYPE_NOT_ALLOWED',
    },
    replay: 'client',
    says: async (api, target) => {
      const { sizeBytes, sha256 } = fileOf(target);
      const { constructionId, scheduleId } = target;
      return {
        move: 'reserveAttachment',
        entity,
        entityId: await idOf(api, 'select max(id) as id from attachment', {}),
        before: null,
        after: { title: 'Trench-1.jpg', constructionId, scheduleId, potentialJobId: null, projectId: null, resourceDocumentId: null },
        detail: { storedFileId: await idOf(api, 'select max(id) as id from stored_file', {}), sizeBytes, sha256 },
      };
    },
  },
  {
    operation: 'completeAttachment',
    ...withoutId,
    begin: arrived,
    send: call(
      'POST',
      ({ id }) => `/api/attachments/${id}/complete`,
      (target) => ({ sizeBytes: fileOf(target).sizeBytes, sha256: fileOf(target).sha256 }),
    ),
    denied: { by: 'finance', code: 'NOT_FOUND' },
    refused: { begin: reserved, code: 'FILE_NOT_UPLOADED' },
    rowBefore: row,
    says: async (api, target, before) => {
      const { sizeBytes, sha256 } = fileOf(target);
      const { storageKey, fileId } = await row(api, target);
      return {
        move: 'completeAttachment',
        entity,
        before: { state: 'reserved', fileId: null },
        after: { state: 'uploaded', fileId },
        detail: {
          storedFileId: fileId,
          title: 'Trench-1.jpg',
          file: { storageKey, sizeBytes, sha256, keptSizeBytes: null, keptSha256: null },
          fileBefore: { storageKey: before['storageKey'], sizeBytes, sha256 },
        },
      };
    },
  },
  {
    operation: 'replaceAttachment',
    ...byCall,
    begin: held,
    send: call(
      'POST',
      () => UPDATE,
      ({ id }, client) => ({
        attachmentId: id,
        name: 'Trench-2.jpg',
        sizeBytes: 4000,
        tags: 'Pit',
        comments: 'after',
        clientId: client?.id ?? null,
      }),
      onlyAttachment,
    ),
    denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
    refused: { begin: reserved, code: 'FILE_NOT_UPLOADED' },
    replay: 'client',
    says: async (api) => ({
      move: 'replaceAttachment',
      entity,
      before: { title: 'Trench-1.jpg', tags: 'Trench', comments: 'before' },
      after: { title: 'Trench-2.jpg', tags: 'Pit', comments: 'after' },
      detail: { storedFileId: await idOf(api, 'select max(id) as id from stored_file', {}) },
    }),
  },
  {
    operation: 'removeAttachment',
    by: 'sub',
    begin: held,
    send: mutation('removeAttachment', ({ id }) => `id: ${id}`, ''),
    denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
    refused: null,
    replay: 'client',
    stale: 'attachment',
    hasOccurredAt: true,
    rowBefore: row,
    says: saysRemoved('uploaded'),
  },
  {
    operation: 'removeAttachment',
    what: 'by DELETE',
    ...withoutId,
    begin: held,
    send: call(
      'DELETE',
      ({ id }) => `/api/attachments/${id}`,
      () => undefined,
    ),
    denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
    refused: null,
    rowBefore: row,
    says: saysRemoved('uploaded'),
  },
  {
    operation: 'removeIncompleteAttachment',
    ...withoutId,
    begin: reserved,
    send: call(
      'DELETE',
      ({ id }) => `/api/attachments/${id}?ifIncomplete=true`,
      () => undefined,
    ),
    denied: { by: 'finance', code: 'NOT_FOUND' },
    refused: { begin: held, code: 'FILE_COMPLETE' },
    rowBefore: row,
    says: saysRemoved('reserved'),
  },
];
