// Rights that changed reach the open screens: who I am is read again, and what this device stores of the old rights leaves it. Unsent work stays
// (issue: "A change reaches open screens within 60 s").
import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { ChangeEvent } from '../change-event.ts';
import type { Platform } from '../platform.ts';
import { useActor } from './me-context.tsx';
import { usePlatform } from './platform-context.tsx';
import { keys } from './query-keys.tsx';
import { askWhoIAm } from './use-current-user.tsx';

export function useOwnRights(): void {
  const client = useQueryClient();
  const platform = usePlatform();
  const actor = useActor();
  useEffect(() => {
    const read = () => void readWhoIAm(platform, client);
    return platform.followChanges({
      onChanges: (changes) => {
        if (changes.some((change) => mayChange(actor, change))) read();
      },
      onCaughtUp: read,
    });
  }, [client, platform, actor]);
}

/** A notice of a role names no people: whoever gets it reads. */
const mayChange = ({ userId, groupIds }: Actor, { entity, id }: ChangeEvent): boolean =>
  entity === 'role' || (entity === 'app_user' && id === userId) || (entity === 'work_group' && groupIds.has(id));

/** Without an answer what is known stays; with other rights useCurrentUser has the screens read anew. */
async function readWhoIAm(platform: Platform, client: QueryClient): Promise<void> {
  const answer = await askWhoIAm(platform, client);
  if (answer.kind === 'known') client.setQueryData(keys.me(), answer);
}
