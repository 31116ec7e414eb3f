// A change that is sent where there is a network, and waits on this computer where there is none. In a browser it is sent, and fails as it always did.
import { useData } from '../data/DataRoot.tsx';
import type { OfficeOutbox } from './office-outbox.ts';

type SendOrWait = OfficeOutbox['sendOrWait'];

const sendAlone: SendOrWait = async (_action, send) => {
  await send();
  return false;
};

export const useSendOrWait = (): SendOrWait => useData().outbox?.sendOrWait ?? sendAlone;
