// A drafted message of the desktop's window: the program opens it, by its allow-list, and says whether the system took it.
import { draftInBrowser, type DraftMessage } from '@lotline/web-session/draft-message';
import type { DesktopBridge } from '../../ipc/contract.ts';

export const draftByProgram =
  (bridge: Pick<DesktopBridge, 'openDraft'>): DraftMessage =>
  (draft) => ({ ...draftInBrowser(draft), open: () => bridge.openDraft({ draft }) });
