// The actions of one control, each carried out once however often it is sent.
import { useState } from 'react';
import { createSendOnce, type SendOnce } from '../send-once.ts';
import { usePlatform } from './platform-context.tsx';

export function useSendOnce(): SendOnce {
  const { ids } = usePlatform();
  const [sendOnce] = useState(() => createSendOnce(ids));
  return sendOnce;
}
