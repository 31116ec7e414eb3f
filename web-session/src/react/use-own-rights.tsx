// Rights that changed reach the open screens: who I am is read again, and what this device stores of the old rights leaves it. Unsent work stays
// (issue: "A change reaches open screens within 60 s").
import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { rightsOf, type Actor } from '@lotline/schema/domain/kernel/actor';
import type { ChangeEvent } from '../change-event.ts';
import { logProblem } from '../log.ts';
import { meToActor } from '../me-to-actor.ts';
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
    const read = () => void readWhoIAm(platform, client, actor);
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

/** Without an answer what is known stays. */
async function readWhoIAm(platform: Platform, client: QueryClient, before: Actor): Promise<void> {
  const answer = await askWhoIAm(platform);
  if (answer.kind === 'failed') return;
  const now = meToActor(answer.me);
  const isOther = rightsOf(now) !== rightsOf(before);
  if (isOther)
    await platform
      .readsOf(now.userId)
      .clear()
      .catch((problem: unknown) => logProblem('What was read with other rights could not be let go of', problem));
  client.setQueryData(keys.me(), answer);
  if (!isOther) return;
  const [ofPerson] = keys.me();
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== ofPerson });
  void platform.pullerOf?.(now.userId).pull();
}
