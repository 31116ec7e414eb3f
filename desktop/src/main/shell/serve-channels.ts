// Every channel of the contract, answered: who asks is checked first, then what they ask with.
import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron';
import { CHANNEL_NAMES, ipcNameOf, type ChannelName } from '../../ipc/channel-names.ts';
import { CHANNELS, type ArgsOf, type ResultOf } from '../../ipc/contract.ts';
import { isAppUrl } from './app-address.ts';

export type Handlers = {
  readonly [Name in ChannelName]: (args: ArgsOf<Name>, sender: WebContents) => ResultOf<Name> | Promise<ResultOf<Name>>;
};

export function serveChannels(ipcMain: IpcMain, handlers: Handlers): void {
  for (const name of CHANNEL_NAMES) serve(ipcMain, name, handlers);
}

function serve<Name extends ChannelName>(ipcMain: IpcMain, name: Name, handlers: Handlers): void {
  ipcMain.handle(ipcNameOf(name), async (event, raw: unknown, ...more: unknown[]) => {
    mustBeConsole(event);
    const parsed = CHANNELS[name].args.safeParse(raw);
    if (!parsed.success || more.length > 0) throw new Error(`${name}: these arguments are not of the contract`);
    return CHANNELS[name].result.parse(await handlers[name](parsed.data, event.sender));
  });
}

/** The console's own page, whole: not a frame in it, and not another page in its window. @throws for anybody else */
function mustBeConsole({ senderFrame }: IpcMainInvokeEvent): void {
  if (senderFrame === null || senderFrame.parent !== null || !isAppUrl(senderFrame.url)) throw new Error('The sender is not the console');
}
