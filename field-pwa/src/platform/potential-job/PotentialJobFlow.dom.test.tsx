// New/Process Potential Job (specification 2 §5): what is required, numbers against ranges, what was typed is never lost, and a refusal comes back with it.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PotentialJobFieldsFragment } from '@lotline/schema/generated/operations';
import { READY_ENTRY } from '@lotline/schema/domain/potential-job/testing/build-entry';
import { toGraphqlError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { buildMe, renderSignedIn } from '../../testing/render-signed-in.tsx';
import PotentialJobFlow from './PotentialJobFlow.tsx';

const FIELD_DATA = {
  systemSettings: [],
  lookups: [{ name: 'Builder Lookup', data: ['Redgum Homes'] }],
  fieldGroups: [],
  users: [],
};
const SAVED: PotentialJobFieldsFragment = {
  ...READY_ENTRY,
  ...{ id: 12, version: 1, clientId: null, status: 'Back to field', needsOfficeApproval: false, assignedFieldUserId: 5, assignedTo: null },
  ...{ raisedByUserId: 5, raisedBy: 'Ruth Okafor', createdUtc: '2026-11-20T01:00:00Z', reason: 'Which side of the road?' },
  ...{ duplicateOfId: null, constructionId: null, expandedFromId: null, builderApprovalSentDate: null, builderApprovedDate: null },
  attachmentCount: 3,
};
const DRAFT = { developer: null, siteContact: null, siteContactPhone: null, link: '', jobs: [] };
const operationOf = (document: unknown): string => /(?:query|mutation) (\w+)/.exec(String(document))?.[1] ?? '';
const never = () => new Promise<never>(() => undefined);

let person = 100;

interface Given {
  readonly save?: (variables: unknown) => Promise<unknown>;
  readonly me?: number;
  readonly saved?: Partial<typeof SAVED>;
}

/** A device of its own: drafts are stored on it. */
function open(of: string | null, { save = never, me = (person += 1), saved = {} }: Given = {}) {
  const sent: unknown[] = [];
  const gql = (document: unknown, variables?: unknown): Promise<unknown> => {
    switch (operationOf(document)) {
      case 'GetFieldData':
        return Promise.resolve(FIELD_DATA);
      case 'PotentialJobs':
        return Promise.resolve({ potentialJobs: [{ ...SAVED, ...saved }] });
      case 'UpdatePotentialJob':
        sent.push(variables);
        return save(variables);
      case 'PotentialJobRequestDraft':
        return Promise.resolve({ potentialJobRequestDraft: { ...DRAFT, missing: ['street name'] } });
      default:
        return never();
    }
  };
  const onClose = jest.fn();
  const drawn = renderSignedIn(<PotentialJobFlow of={of} onClose={onClose} />, {
    platform: buildPlatform({ gql }),
    me: buildMe({ id: me }),
  });
  return { ...drawn, sent, onClose, me };
}

const form = async () => within(await screen.findByRole('dialog'));
const field = async (label: string) => (await form()).findByLabelText(label);
const type = async (label: string, text: string) => userEvent.type(await field(label), text);
const save = async (name = 'Save') => (await form()).findByRole('button', { name });

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('Save is refused until street and suburb, or the worker’s own words, are there (specification 2 §5)', async () => {
  const { sent } = open(null);
  const refused = await save();
  expect(refused).toHaveAttribute('aria-disabled', 'true');
  expect(refused).toHaveAttribute('title', 'Please fill in the required fields');
  await userEvent.click(refused);
  expect(screen.getByText('Please fill in the required fields')).toBeVisible();
  await type('Street', 'Rosella');
  expect(await save()).toHaveAttribute('aria-disabled', 'true');
  await type('Suburb', 'Box Hill');
  expect(await save()).not.toHaveAttribute('aria-disabled');
  await userEvent.clear(await field('Suburb'));
  await type('Or the address in your own words', 'By the servo');
  expect(await save()).not.toHaveAttribute('aria-disabled');
  expect(sent).toEqual([]);
});

test('a number is off while its range is set, and a range while a number or another range is; what was typed wrongly is said at its row', async () => {
  const { sent } = open(null);
  await type('Lot from', '60');
  expect(await field('Lot')).toBeDisabled();
  expect(await field('Unit from')).toBeDisabled();
  expect(await field('Street no.')).toBeEnabled();
  await type('Lot to', '6');
  await type('Street', 'Rosella');
  await type('Suburb', 'Box Hill');
  await userEvent.click(await save());
  expect(await field('Lot to')).toHaveAccessibleDescription(/Enter 60 or higher/);
  expect(await field('Lot to')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.clear(await field('Lot from'));
  await userEvent.clear(await field('Lot to'));
  await type('Lot', '14');
  expect(await field('Lot from')).toBeDisabled();
  await type('Site contact phone', 'ask Dale');
  await userEvent.click(await save());
  expect(await field('Site contact phone')).toHaveAccessibleDescription('Enter a phone number, such as 0491 570 156.');
  expect(sent).toEqual([]);
});

test('the builder is one of the list or anybody else, and what was saved is shown and sent', async () => {
  const { sent } = open(null);
  await waitFor(() => expect(document.querySelector('datalist option[value="Redgum Homes"]')).not.toBeNull());
  await type('Builder', 'Nobody’s List Homes');
  await type('Street', 'Rosella');
  await type('Suburb', 'Box Hill');
  await userEvent.click(await save());
  const summary = await form();
  expect(await summary.findByText('Nobody’s List Homes')).toBeVisible();
  expect(summary.getByText('Rosella, Box Hill')).toBeVisible();
  expect(summary.getByText('Saved on this phone')).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ potentialJob: { builder: 'Nobody’s List Homes', streetName: 'Rosella', lotNumber: null } });
  expect((sent[0] as { potentialJob: object }).potentialJob).not.toHaveProperty('id');
});

test('what was typed is there again after the form was closed and the page was left', async () => {
  const { unmount, onClose, me } = open(null);
  await type('Street', 'Rosella');
  await userEvent.click((await form()).getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
  unmount();
  open(null, { me });
  await waitFor(async () => expect(await field('Street')).toHaveValue('Rosella'));
  await userEvent.click((await form()).getByRole('button', { name: 'Clear the form' }));
  expect(await field('Street')).toHaveValue('');
});

test('refused it asks with the sentence, opens with what was typed, and saved again takes the place of the first', async () => {
  const no = { code: 'INVALID_INPUT', details: { sentence: 'This suburb is not served.' } } as const;
  let isRefused = true;
  const { sent } = open(null, {
    save: () =>
      isRefused
        ? Promise.reject(toGraphqlError(200, { message: no.details.sentence, extensions: no }))
        : Promise.resolve({ updatePotentialJob: [] }),
  });
  await type('Street', 'Rosella');
  await type('Suburb', 'Box Hill');
  await userEvent.click(await save());
  // specification 2 §8
  expect(await screen.findByText('Error updating job: This suburb is not served.')).toBeVisible();
  await userEvent.click(await (await form()).findByRole('button', { name: 'Correct it' }));
  expect(await (await form()).findByText('This suburb is not served.')).toBeVisible();
  expect(await field('Street')).toHaveValue('Rosella');
  await userEvent.clear(await field('Suburb'));
  await type('Suburb', 'Angus');
  isRefused = false;
  await userEvent.click(await save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ potentialJob: { streetName: 'Rosella', suburb: 'Angus' } });
});

test('one that came back from the office opens with its question, asks for the parts of the address, and names the version that was seen', async () => {
  const { sent } = open('12');
  const summary = await form();
  expect(await summary.findByText('Needs more from you')).toBeVisible();
  expect(summary.getByText('Photos: 3 in the office.')).toBeVisible();
  await userEvent.click(summary.getByRole('button', { name: 'Change' }));
  expect(await (await form()).findByText('Which side of the road?')).toBeVisible();
  expect((await form()).queryByLabelText('Or the address in your own words')).toBeNull();
  await type('Comments', 'North side');
  await act(async () => userEvent.click(await save('Submit')));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ potentialJob: { id: 12, comments: 'North side' }, client: { expectedVersion: 1 } });
});

test('the message to the builder can be drafted where the phone is a mobile and the office has the potential job', async () => {
  const first = open('12', { saved: { siteContactPhone: '(02) 9876 5432' } });
  await (await form()).findByText('Needs more from you');
  expect(screen.queryByRole('button', { name: 'Draft message' })).toBeNull();
  first.unmount();
  open('12', { saved: { siteContactPhone: '+61491570156' } });
  await userEvent.click(await (await form()).findByRole('button', { name: 'Draft message' }));
  expect(await screen.findByText('Missing from the potential job: street name.')).toBeVisible();
});

test('what is not in the office yet has no message, and says why', async () => {
  open(null);
  await type('Street', 'Rosella');
  await type('Suburb', 'Box Hill');
  await type('Site contact phone', '0491 570 156');
  await userEvent.click(await save());
  const draft = await (await form()).findByRole('button', { name: 'Draft message' });
  expect(draft).toHaveAttribute('aria-disabled', 'true');
  expect(draft).toHaveAccessibleDescription('It can be drafted once the office has the job: its link is made there.');
});
