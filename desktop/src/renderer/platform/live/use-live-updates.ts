// Changes by others reach open screens: what they announce is read again.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../api/keys.ts';
import { web } from '../session/web.ts';

export function useLiveUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    const readAgain = (key: readonly string[]) => void client.invalidateQueries({ queryKey: key });
    return web.followChanges({
      onChanges: (changes) => {
        readAgain(keys.fieldwork());
        if (changes.some(({ entity }) => entity.includes('setting'))) readAgain(keys.settings());
      },
      onCaughtUp: () => void client.invalidateQueries(),
    });
  }, [client]);
}
