// A file for tests: a plan of the office, unless told otherwise.
import type { ShownFile } from '../platform/files/shown-file.ts';

let made = 0;

export function buildFile(part: Partial<ShownFile> = {}): ShownFile {
  made += 1;
  return {
    id: made,
    title: `Plan-${String(made)}.pdf`,
    path: null,
    url: null,
    key: '2026/11/x.pdf',
    sizeBytes: 10,
    tags: null,
    createdUtc: '2026-11-20T01:00:00.000Z',
    modifiedUtc: null,
    comments: null,
    isDocAttachment: true,
    syncStatus: null,
    taskId: null,
    clientId: null,
    takenAt: null,
    latitude: null,
    longitude: null,
    accuracyMetres: null,
    ownerName: null,
    mayChange: true,
    isEdited: false,
    ...part,
  };
}
