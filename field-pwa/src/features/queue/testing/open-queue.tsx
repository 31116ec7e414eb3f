// Draws the unsent work for component tests: what was made, by a server that answers as the test says.
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { toGraphqlError } from '@lotline/web-session/api-error';
import { NEW_PHOTO } from '@lotline/schema/domain/attachment/photo-sync';
import type { PhotoStorage, NewPhotoRow } from '@lotline/web-session/device/photo-storage';
import { photoStorageInMemory, photosInMemory } from '@lotline/web-session/testing/photos-in-memory';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { sayError, type ErrorCode, type ErrorDetails } from '@lotline/schema/errors/catalogue';
import type { NewAction } from '../../../platform/outbox/action-input.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { useOutbox } from '../../../platform/outbox/outbox-context.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import QueuePage from '../QueuePage.tsx';

const PAGE = { isSheet: false, draft: null };
const SUBJECT = { kind: 'task', id: 11, jobId: 10 } as const;

export const goOnsite: NewAction = { name: 'goOnsite', input: { scheduleId: 11 }, subject: SUBJECT, base: null };
export const say = (comments: string): NewAction => ({
  name: 'addComment',
  input: { id: 0, userId: 5, scheduleId: 11, comments },
  subject: SUBJECT,
  base: null,
});
export const changeItem: NewAction = {
  name: 'changeItem',
  input: { id: 31, completedQty: '31', variationReason: 'Met existing conduit' },
  subject: SUBJECT,
  base: { version: 4, isRejected: false },
};

export const refusal = (code: ErrorCode, details: ErrorDetails = {}) =>
  toGraphqlError(200, { message: sayError(code, details), extensions: { code, details } });

export interface Sent {
  readonly operation: string;
  readonly variables: Record<string, unknown>;
}

interface Given {
  /** By the mutation's name; what is not named never answers. */
  readonly answers?: Readonly<Record<string, () => Promise<unknown>>>;
  /** What lies on the device; left out, none. */
  readonly photos?: PhotoStorage;
}

const never = () => new Promise<never>(() => undefined);

/** As it lies on the device, left to the person: it is not sent while a test looks. */
export function buildPhoto(name: string): NewPhotoRow {
  const facts = {
    id: name,
    name,
    title: 'Trench',
    description: null,
    constructionId: 10,
    potentialJobId: null,
    taskId: 11,
    about: 'WO 48213',
  };
  const photo = {
    ...facts,
    takenAt: '2026-11-19T20:31:00Z',
    position: null,
    sizeBytes: 3,
    sha256: 'x',
    sync: { ...NEW_PHOTO, needsYou: true },
  };
  return { id: name, photo, bytes: new ArrayBuffer(3), thumb: new ArrayBuffer(3), history: { id: name, updatedAt: 1, entry: {} } };
}

export function openQueue({ answers = {}, photos = photoStorageInMemory() }: Given = {}) {
  const sent: Sent[] = [];
  // the job of a refused action, which is compared before the person is asked: with nothing of what they wanted
  const known: Record<string, () => Promise<unknown>> = {
    ConstructionQuery: () => Promise.resolve({ construction: null, jobFieldComments: [] }),
  };
  const gql = (document: unknown, variables: unknown) => {
    const operation = /(?:query|mutation) (\w+)/.exec(String(document))?.[1] ?? '';
    if (String(document).includes('mutation ')) sent.push({ operation, variables: variables as Record<string, unknown> });
    return (known[operation] ?? answers[operation] ?? never)();
  };
  const saved: { readonly name: string; readonly content: Blob }[] = [];
  const platform = {
    ...buildPlatform({ gql, photosOf: () => ({ ...photosInMemory()(5), photos }) }),
    files: { save: (name: string, content: Blob) => void saved.push({ name, content }), fetch: () => undefined },
  };
  const held: { actions: Outbox | null } = { actions: null };
  function Hold() {
    const actions = useOutbox();
    held.actions = actions;
    return null;
  }
  renderSignedIn(
    <>
      <Hold />
      <Routes>
        <Route path="/field/queue" element={<QueuePage />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </>,
    { platform, path: '/field/queue' },
  );
  const actions = (): Outbox => {
    if (held.actions === null) throw new Error('No presses');
    return held.actions;
  };
  return { sent, saved, known, platform, actions, enqueue: (action: NewAction) => act(() => void actions().enqueue(action, PAGE)) };
}

export const needs = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Needs you' });
