import { act, screen } from '@testing-library/react';
import type { PresenceKind, PresentPerson } from '@lotline/schema/domain/presence/presence.rules';
import type { ChangeListener } from '@lotline/web-session/live-changes';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { PresenceNote } from './PresenceNote.tsx';

const ALEX: PresentPerson = { userId: 3, name: 'Alex Kim', isEditing: true };
const asked: string[] = [];
let there: readonly PresentPerson[] = [];
/** The page's data follows the stream as well. */
const listeners = new Set<ChangeListener>();

function draw(claim = 'CAN_ACCESS_CONSTRUCTION', kind: PresenceKind = 'job') {
  const platform = {
    ...buildPlatform({
      rest: (path, call) => {
        asked.push(`${call?.method ?? 'GET'} ${path.replace(/[0-9a-f-]{36}/, 'window')}`);
        return Promise.resolve({ people: there });
      },
    }),
    followChanges: (one: ChangeListener) => {
      listeners.add(one);
      return () => {
        listeners.delete(one);
      };
    },
  };
  return renderSignedIn(<PresenceNote kind={kind} id={7} isEditing={false} />, { me: holding(claim), platform });
}
const told = (id: number, entity = 'presence') =>
  act(async () => Promise.resolve(listeners.forEach(({ onChanges }) => onChanges([{ entity, id }]))));

beforeEach(() => {
  asked.length = 0;
  there = [];
});

test('who comes and who goes is shown as the stream reports it, and the window reports when it closes', async () => {
  const { unmount } = draw();
  await act(async () => Promise.resolve());
  expect(asked).toEqual(['PUT /api/presence/7']);
  there = [ALEX];
  await told(8);
  expect(asked).toHaveLength(1);
  await told(7);
  expect(await screen.findByText('Alex Kim is editing this job.')).toBeInTheDocument();
  there = [];
  await told(7);
  expect(screen.queryByText('Alex Kim is editing this job.')).toBeNull();
  unmount();
  await act(async () => Promise.resolve());
  expect(asked.at(-1)).toMatch(/^DELETE \/api\/presence\//);
  expect(listeners.size).toBe(0);
});

test('field workers neither see nor send presence', async () => {
  draw('CAN_ACCESS_FIELD_WORK');
  await act(async () => Promise.resolve());
  expect(asked).toEqual([]);
});

test('a project has its own stream events, not those of the job of the same id', async () => {
  draw('CAN_ACCESS_CONSTRUCTION', 'project');
  await act(async () => Promise.resolve());
  there = [ALEX];
  await told(7);
  expect(asked).toEqual(['PUT /api/presence/projects/7']);
  await told(7, 'project_presence');
  expect(await screen.findByText('Alex Kim is editing this project.')).toBeInTheDocument();
});
