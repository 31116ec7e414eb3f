import type { ComponentProps } from 'react';
import { act, screen } from '@testing-library/react';
import type { PresentPerson } from '@lotline/schema/domain/presence/presence.rules';
import { JOB } from '@lotline/schema/domain/job/job.fields';
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import { PROJECT } from '@lotline/schema/domain/project/project.fields';
import type { ChangeListener } from '@lotline/web-session/live-changes';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { PresenceNote } from './PresenceNote.tsx';

const ALEX: PresentPerson = { userId: 3, name: 'Alex Kim', isEditing: true };
const asked: string[] = [];
let there: readonly PresentPerson[] = [];
/** The page's data follows the stream as well. */
const listeners = new Set<ChangeListener>();

function draw(claim = 'CAN_ACCESS_CONSTRUCTION', record: ComponentProps<typeof PresenceNote>['record'] = JOB) {
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
  return renderSignedIn(<PresenceNote record={record} id={7} isEditing={false} />, { me: holding(claim), platform });
}
const told = (id: number, entity = 'construction_presence') =>
  act(async () => Promise.resolve(listeners.forEach(({ onChanges }) => onChanges([{ entity, id }]))));

beforeEach(() => {
  asked.length = 0;
  there = [];
});

test('who comes and who goes is shown as the stream reports it, and the window reports when it closes', async () => {
  const { unmount } = draw();
  await act(async () => Promise.resolve());
  expect(asked).toEqual(['PUT /api/presence/construction/7']);
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
  draw('CAN_ACCESS_CONSTRUCTION', PROJECT);
  await act(async () => Promise.resolve());
  there = [ALEX];
  await told(7);
  expect(asked).toEqual(['PUT /api/presence/project/7']);
  await told(7, 'project_presence');
  expect(await screen.findByText('Alex Kim is editing this project.')).toBeInTheDocument();
});

test('of any other record whoever manages it sees the others, by its own name', async () => {
  there = [ALEX];
  draw('CAN_MANAGE_GROUPS', GROUP);
  expect(await screen.findByText('Alex Kim is editing this group.')).toBeInTheDocument();
  expect(asked).toEqual(['PUT /api/presence/work_group/7']);
});
