// The bridge: one function for each channel of the contract, and nothing of Electron itself.
import { contextBridge, ipcRenderer } from 'electron';
import { CHANNEL_NAMES, ipcNameOf } from '../ipc/channel-names.ts';

contextBridge.exposeInMainWorld(
  'lotlineDesktop',
  Object.fromEntries(CHANNEL_NAMES.map((name) => [name, (args: unknown): Promise<unknown> => ipcRenderer.invoke(ipcNameOf(name), args)])),
);
