// A file as the screens read it, for tests: a plan of ours, unless told otherwise.
import type { AttachmentFieldsFragment } from '../generated/operations.ts';

let made = 0;

export function buildFile(part: Partial<AttachmentFieldsFragment> = {}): AttachmentFieldsFragment {
  made += 1;
  return {
    id: made,
    title: `Plan-${String(made)}.pdf`,
    path: null,
    url: `http://localhost/api/files/${String(made)}`,
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
    ownerName: 'Ruth Okafor',
    mayChange: true,
    isEdited: false,
    hasThumbnail: false,
    ...part,
  };
}

export const buildPhoto = (part: Partial<AttachmentFieldsFragment> = {}): AttachmentFieldsFragment =>
  buildFile({ title: 'Trench-1.jpg', key: '2026/11/x.jpg', isDocAttachment: false, tags: 'Photos', hasThumbnail: true, ...part });
