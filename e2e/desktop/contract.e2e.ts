// The contract between window and program: each channel refuses what is not its argument, whoever sends it.
import { CHANNEL_NAMES } from '../../desktop/src/ipc/channel-names.ts';
import { expect, test } from '../support/test.ts';
import { launchDesktop } from './launch.ts';

/** Arguments of the right shape, from which the wrong ones are made. */
const RIGHT: Readonly<Record<(typeof CHANNEL_NAMES)[number], object>> = {
  account: {},
  signIn: { asksWho: false },
  token: { force: false },
  signOut: {},
  cacheState: {},
  syncJobs: {},
  readJobs: { read: 'page', asked: '{}', personName: '' },
  jobPage: { id: 1 },
  storedAnswer: { key: 'a' },
  saveExport: {
    ...{ path: '/api/exports/jobs.csv?filter=%7B%7D', fileName: 'Jobs.csv', isOnline: true },
    by: { personName: '', claims: [] },
  },
  exportProgress: {},
  cancelExport: {},
  openDraft: { draft: { kind: 'sms', phone: '0491 570 156', text: 'Hi' } },
  serverAddress: {},
  storeAnswer: { key: 'a', job: 1, data: '{}', anew: 0 },
};

test('each channel refuses missing, wrong, further and uncloneable arguments, and there is no other channel', async ({ server }) => {
  const desktop = await launchDesktop({ server: server.url });
  const refusals = await desktop.page.evaluate(async (right) => {
    const bridge = Reflect.get(window, 'lotlineDesktop') as Record<string, (...args: unknown[]) => Promise<unknown>>;
    const tell = (call: Promise<unknown>): Promise<string> =>
      call.then(
        () => 'answered',
        (error: Error) => error.message,
      );
    const found: string[] = [];
    for (const [name, args] of Object.entries(right)) {
      const channel = bridge[name] ?? (() => Promise.resolve());
      const wrong: unknown[] = [
        undefined,
        null,
        'text',
        1,
        [],
        { ...args, further: 1 },
        ...Object.keys(args).map((key) => ({ ...args, [key]: {} })),
      ];
      for (const one of wrong) found.push(`${name} ${await tell(channel(one))}`);
      found.push(`${name} ${await tell((async () => channel({ ...args, further: () => 1 }))())}`);
    }
    return { found, channels: Object.keys(bridge) };
  }, RIGHT);
  expect(refusals.channels).toEqual([...CHANNEL_NAMES]);
  const counts = Object.values(RIGHT).reduce((sum, args) => sum + 7 + Object.keys(args).length, 0);
  expect(refusals.found).toHaveLength(counts);
  for (const said of refusals.found) expect(said).toMatch(/these arguments are not of the contract|could not be cloned/);
  await desktop.quit();
});
