import type { UploadView } from '@lotline/web-session/uploads/upload-record';
import { uploadSum } from './upload-sum.ts';

const upload = (state: UploadView['state'], createdAt: number): UploadView => ({
  ...{ id: String(createdAt), constructionId: 10, taskId: 11, name: 'As built.pdf', sizeBytes: 100, category: 'Plans', attachmentId: null },
  ...{ sentBytes: 0, failure: null, sentence: null, state, createdAt },
});

test('what the office does not have is counted, since the oldest; an upload that cannot continue needs the person', () => {
  const states = ['done', 'sending', 'queued', 'paused', 'waiting', 'checking', 'needsFile', 'failed'] as const;
  const uploads = states.map((state, at) => upload(state, Date.UTC(2026, 10, 20, at)));
  expect(uploadSum(uploads)).toEqual({ count: 7, needsYou: 2, since: '2026-11-20T01:00:00.000Z' });
});

test('without uploads there is no sum', () => {
  expect(uploadSum([upload('done', 1)])).toEqual({ count: 0, needsYou: 0, since: null });
});
