// Each declared list that is live, drawn with one row: somebody else changes the record that the list is live by, and the row stands there as it is now. Its rows
// are made from the declaration: a word in each column of text.
import { Kind, parse } from 'graphql';
import { act, screen, waitFor } from '@testing-library/react';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import type { LiveList } from '@lotline/schema/domain/list/list-declaration';
import { DECLARED_LISTS } from '@lotline/schema/domain/view/declared-lists';
import type { ChangeEvent } from '@lotline/web-session/change-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../testing/render-signed-in.tsx';
import { ConsoleRoutes } from './ConsoleRoutes.tsx';
import { FEATURES } from './features.ts';

const ROW = 7;
const JOB = 3;
const LIVE = DECLARED_LISTS.filter((list): list is Extract<typeof list, LiveList> => typeof list.live === 'string');
const ROUTES = FEATURES.flatMap(({ routes }) => routes);

function rowOf({ columns }: LiveList, word: string): Readonly<Record<string, unknown>> {
  const texts = Object.entries(columns).filter(([, column]) => column.kind === 'text' && column.values === undefined);
  return { ...Object.fromEntries(texts.map(([key]) => [key, word])), id: ROW, constructionId: JOB };
}

/** The field that is asked for rows: 'jobs' of 'query { jobs { rows { id } } }'; null: it has none. */
function pageIn(text: string): string | null {
  const operation = parse(text).definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [field] = operation?.selectionSet.selections ?? [];
  if (field?.kind !== Kind.FIELD) return null;
  const hasRows = field.selectionSet?.selections.some((one) => one.kind === Kind.FIELD && one.name.value === 'rows') ?? false;
  return hasRows ? field.name.value : null;
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // rows are drawn where there is a place for them
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(348);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(348);
});
afterEach(() => jest.restoreAllMocks());

test.each(LIVE.map((list) => [list.name, list] as const))('a row of %s follows what somebody else changes', async (name, list) => {
  let word = 'Before';
  let tell = (_changes: readonly ChangeEvent[]): void => undefined;
  const platform = buildPlatform({
    gql: (document) => {
      const page = pageIn(document.toString());
      const rows = [rowOf(list, word)];
      return page === null ? Promise.reject(new Error('not of the list')) : Promise.resolve({ [page]: { rows, count: 1, after: null } });
    },
  });
  const path = ROUTES.find((route) => route.list === name)?.path ?? '';
  renderSignedIn(<ConsoleRoutes />, {
    me: holding(...CLAIMS),
    path,
    platform: {
      ...platform,
      followChanges: ({ onChanges }) => {
        tell = onChanges;
        return () => undefined;
      },
    },
  });
  expect(await screen.findAllByText('Before')).not.toEqual([]);
  word = 'After';
  act(() => tell([{ entity: list.live, id: name === 'tasks' ? JOB : ROW }]));
  expect(await screen.findAllByText('After')).not.toEqual([]);
  await waitFor(() => expect(screen.queryAllByText('Before')).toEqual([]));
});
