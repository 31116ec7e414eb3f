// 'Select jobs for approval' on the phone (specification 1 §2): which jobs, the ways the message leaves, and what is recorded as sent.
import { COMPANY_DEFAULTS } from '@lotline/schema/domain/settings/company-settings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import BuilderApprovalSheet from './BuilderApprovalSheet.tsx';

const LINK = 'https://lotline.example/builders/abc';
const job = (id: number, address: string) => ({
  ...{ id, workOrder: `4820${String(id)}`, address },
  ...{ builderApprovalSentDate: id === 11 ? '2026-11-17T01:00:00Z' : null, builderApprovedDate: null },
});
const DRAFT = {
  ...{ missing: [] as string[], developer: 'Tamar Homes', siteContact: 'Dale Whitby', siteContactPhone: '0491570156', link: LINK },
  ...{ template: COMPANY_DEFAULTS.Messages.builderRequest, company: 'Lotline' },
  jobs: [job(10, 'Lot 14, 8 Wattle Rd, Box Hill'), job(11, 'Lot 15, 10 Wattle Rd, Box Hill')],
};

function open(
  draft: () => Promise<unknown> = () => Promise.resolve({ builderRequestDraft: DRAFT, potentialJobRequestDraft: DRAFT }),
  kind: 'job' | 'potentialJob' = 'job',
) {
  const sent: unknown[] = [];
  const mutations: string[] = [];
  const gql = (document: unknown, variables?: unknown): Promise<unknown> => {
    if (!String(document).includes('mutation')) return draft();
    sent.push(variables);
    mutations.push(/mutation (\w+)/.exec(String(document))?.[1] ?? '');
    return Promise.resolve({ sendRequest: true, sendPotentialJobRequest: true });
  };
  const onClose = jest.fn();
  const { unmount } = renderSignedIn(<BuilderApprovalSheet of={{ kind, id: 10 }} onClose={onClose} />, {
    platform: buildPlatform({ gql }),
  });
  return { sent, mutations, onClose, unmount };
}

const inSheet = async () => {
  await screen.findByLabelText('Message');
  return within(screen.getByRole('dialog'));
};
const hrefOf = (link: HTMLElement): string => decodeURIComponent(link.getAttribute('href') ?? '');

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  jest.restoreAllMocks();
  // each test has a device without a message that was handed over
  await buildPlatform().formDraftsOf(5).letGo('builder-message.job.10');
});

test('the job is ticked and others of its builder can be; what is said to be sent is exactly what the message asks for', async () => {
  const { sent, onClose } = open();
  const sheet = await inSheet();
  expect(sheet.getByText('Builder Approval Sent 17 Nov 2026')).toBeVisible();
  expect(sheet.getByDisplayValue(/- Lot 14, 8 Wattle Rd, Box Hill\sPlease answer/)).toBe(sheet.getByLabelText('Message'));
  await userEvent.click(sheet.getByRole('checkbox', { name: /10 Wattle Rd/ }));
  expect(sheet.getByDisplayValue(/- Lot 15, 10 Wattle Rd, Box Hill\sPlease answer/)).toBeVisible();
  const link = sheet.getByRole('link', { name: 'Draft SMS' });
  expect(hrefOf(link)).toMatch(/^sms:\+61491570156\?body=Hi Dale, Ruth Okafor from Lotline here\./);
  const text = hrefOf(link).split('?body=')[1];
  await userEvent.click(sheet.getByRole('button', { name: 'I sent the message' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ ids: [10, 11], message: text, client: { id: expect.any(String) } });
  expect(text).toContain(LINK);
  expect(onClose).toHaveBeenCalled();
  expect(await screen.findByText('Request sent successfully')).toBeVisible();
});

test('on an iPhone the link has the text in its own form; it can always be copied', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)');
  open();
  const sheet = await inSheet();
  expect(sheet.getByRole('link', { name: 'Draft SMS' })).toHaveAttribute('href', expect.stringMatching(/^sms:\+61491570156&body=/));
  await user.click(sheet.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toContain(LINK);
});

test('who did not send the message records nothing', async () => {
  const { sent, onClose } = open();
  await userEvent.click((await inSheet()).getByRole('button', { name: 'I did not send the message' }));
  expect(onClose).toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test('without a job or a text nothing is said to be sent', async () => {
  const { sent } = open();
  const sheet = await inSheet();
  await userEvent.click(sheet.getByRole('checkbox', { name: /8 Wattle Rd/ }));
  const button = sheet.getByRole('button', { name: 'I sent the message' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(sent).toEqual([]);
});

test('a job that lacks something says what; without a network the draft says so and can be tried again', async () => {
  open(() => Promise.resolve({ builderRequestDraft: { ...DRAFT, missing: ['suburb', 'valid mobile number'], jobs: [] } }));
  expect(await screen.findByText('Missing from the job: suburb, valid mobile number.')).toBeVisible();
  open(() => Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 })));
  expect(await screen.findByText('The message could not be drafted')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('a message that was handed over is there again with its link after the browser was ended, until the person says whether it was sent', async () => {
  const user = userEvent.setup();
  let links = 0;
  const fresh = () => {
    const link = `${LINK}${String((links += 1))}`;
    return Promise.resolve({ builderRequestDraft: { ...DRAFT, link } });
  };
  const first = open(fresh);
  await user.click((await inSheet()).getByRole('button', { name: 'Copy' }));
  await screen.findByText('Message copied');
  first.unmount();
  const again = open(fresh);
  expect(await screen.findByText('Did you send it?')).toBeVisible();
  await user.click((await inSheet()).getByRole('button', { name: 'I sent the message' }));
  await waitFor(() => expect(again.sent).toHaveLength(1));
  expect(again.sent[0]).toMatchObject({ message: expect.stringContaining(`${LINK}1\n`) });
  again.unmount();
  open(fresh);
  await inSheet();
  expect(screen.queryByText('Did you send it?')).toBeNull();
});

test.each([
  ['job', 'SendRequest'],
  ['potentialJob', 'SendPotentialJobRequest'],
] as const)('of a %s it is recorded by %s', async (kind, mutation) => {
  const { sent, mutations } = open(undefined, kind);
  await userEvent.click((await inSheet()).getByRole('button', { name: 'I sent the message' }));
  await waitFor(() => expect(mutations).toEqual([mutation]));
  expect(sent[0]).toMatchObject({ ids: [10], message: expect.stringContaining(LINK) });
});
