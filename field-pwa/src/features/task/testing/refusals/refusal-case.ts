// One refusal as a person meets it: the page is loaded, something changes behind its back, the button is pressed, the sentence is read.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sayError, type ErrorCode, type ErrorDetails } from '@lotline/schema/errors/catalogue';
import { toGraphqlError } from '@lotline/web-session/api-error';
import { leaveApp, openTask, operationOf, pageDataOf, succeeds, type Given, type Gql } from '../open-task-page.tsx';
import type { PageWish } from '../build-page-data.ts';
import type { Task } from '../../facts/page-data.ts';

export interface Scene {
  /** From now on that mutation is done, and leaves the task so. */
  readonly succeeds: (operation: string, task: Partial<Task>) => void;
}

type Part = (scene: Scene) => unknown;

export interface RefusalCase {
  readonly code: ErrorCode;
  /** The title: a rule. */
  readonly rule: string;
  readonly given?: Given;
  /** On the page, while it still shows the truth. */
  readonly opens?: Part;
  /** Filled in after that, by label; it must still stand there after the refusal. */
  readonly typed?: readonly (readonly [label: string | RegExp, text: string])[];
  /** The mutation that the server refuses. Left out where the page itself refuses, before anything is sent. */
  readonly refuses?: string;
  /** What the sentence is filled with. */
  readonly details?: ErrorDetails;
  /** What the server answers to reads from then on, where that is not what the page shows. */
  readonly since?: Pick<Given, 'task'> & PageWish;
  /** The record says already what was wanted: nobody is asked, and no sentence is read (decision 035). */
  readonly isHeld?: true;
  readonly presses: Part;
  /** Where the sentence is read. */
  readonly where: () => HTMLElement;
  /** What the page then shows. */
  readonly then: Part;
}

export const bar = (): HTMLElement => screen.getByRole('contentinfo');
export const sheet = (): HTMLElement => screen.getByRole('dialog');
export const main = (): HTMLElement => screen.getByRole('main');
const step = (name: string): HTMLElement => within(bar()).getByRole('button', { name });
export const save = (): HTMLElement => within(sheet()).getByRole('button', { name: 'Save' });
export const press = (name: string) => (): Promise<void> => userEvent.click(step(name));
export const pressSave = (): Promise<void> => userEvent.click(save());
/** The first button of that name on the page, once its settings have come. */
export const opens = (name: string | RegExp) => async (): Promise<void> => {
  const [button] = await screen.findAllByRole('button', { name });
  await userEvent.click(button as HTMLElement);
};
export const offers = (name: string) => (): Promise<void> =>
  waitFor(() => {
    expect(step(name)).toBeEnabled();
    expect(step(name)).not.toHaveAttribute('aria-disabled', 'true');
  });
export const offersNoMore = (name: string | RegExp) => (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
export const saysState = (state: string) => (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[data-part="facts"]')).toHaveTextContent(state));
export const toasts = (text: string) => (): Promise<unknown> => screen.findByText(text);

/** One thing after another. */
export const inTurn =
  (...parts: readonly Part[]): Part =>
  async (scene) => {
    for (const part of parts) await part(scene);
  };

const field = (label: string | RegExp): HTMLElement => {
  const form = screen.queryByRole('dialog') ?? main();
  const [first] = within(form).getAllByLabelText(label);
  return first as HTMLElement;
};
const fill = (label: string | RegExp, text: string): void => void fireEvent.change(field(label), { target: { value: text } });
export const canSaveWith = (label: string | RegExp, text: string) => async (): Promise<void> => {
  fill(label, text);
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled', 'true'));
};

/** Read by everybody, not by a screen reader alone. */
const isShown = (element: HTMLElement): boolean => !element.classList.contains('sr') && element.closest('[hidden]') === null;

export async function meet(refusal: RefusalCase, gql: Gql): Promise<void> {
  const { code, given = {}, typed = [], details = {}, refuses, since = {} } = refusal;
  await openTask(gql, given);
  const scene = sceneOf(gql, given);
  await refusal.opens?.(scene);
  for (const [label, text] of typed) fill(label, text);
  const before = countMutations(gql);
  if (refuses !== undefined)
    turn(gql, { refuses, code, details, page: pageDataOf({ ...given, ...since, task: { ...given.task, ...since.task } }) });
  await refusal.presses(scene);
  leaveApp();
  const sentence = sayError(code, details);
  if (refusal.isHeld === true) return meetHeld(refusal, scene, sentence);
  await waitFor(() => expect(within(refusal.where()).queryAllByText(sentence).some(isShown)).toBe(true));
  expect(countMutations(gql) - before).toBe(refuses === undefined ? 0 : 1);
  if (refuses !== undefined) await saysItNeedsThePerson(sentence);
  for (const [label, text] of typed) expect(field(label)).toHaveValue(text);
  await refusal.then(scene);
}

async function meetHeld({ then }: RefusalCase, scene: Scene, sentence: string): Promise<void> {
  await then(scene);
  expect(screen.queryByText(sentence)).toBeNull();
  expect(document.querySelector('[data-part="needs-you"]')).toBeNull();
}

/** What the server refused stands among what needs the person, as long as there is a page to stand on. */
async function saysItNeedsThePerson(sentence: string): Promise<void> {
  if (document.querySelector('[data-part="site"]') === null) return;
  await waitFor(() => expect(document.querySelector('[data-part="needs-you"]')).toHaveTextContent(sentence));
}

interface Turn {
  readonly refuses: string;
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly page: unknown;
}

/** From now on the server refuses that mutation as it does on the wire, and answers reads with what is so since. */
function turn(gql: Gql, { refuses, code, details, page }: Turn): void {
  const before = gql.getMockImplementation();
  gql.mockImplementation((document, variables) => {
    const operation = operationOf(document);
    if (operation === refuses)
      return Promise.reject(toGraphqlError(200, { message: sayError(code, details), extensions: { code, details } }));
    return operation === 'ConstructionQuery' ? Promise.resolve(page) : (before?.(document, variables) ?? Promise.resolve());
  });
}

function sceneOf(gql: Gql, given: Given): Scene {
  return { succeeds: (operation, task) => succeeds(gql, { given, operation, task }) };
}

const countMutations = (gql: Gql): number => gql.mock.calls.filter(([document]) => String(document).includes('mutation ')).length;
