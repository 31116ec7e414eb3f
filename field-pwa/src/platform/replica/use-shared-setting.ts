// A setting of the company that this phone goes by (screens.md §2.21).
import { useQuery } from '@tanstack/react-query';
import type { SharedSettings } from '@lotline/schema/domain/settings/setting-for';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { fieldData, sharedSetting } from './field-data.ts';

/** @param isAsked false: of what was read for others, and nothing is read for it */
export function useSharedSetting<N extends keyof SharedSettings>(name: N, { isAsked = false } = {}): SharedSettings[N] {
  const { gql } = usePlatform().calls;
  const held = useQuery({ ...fieldData(gql), enabled: isAsked });
  return sharedSetting(optionalData(held) ?? undefined, name);
}
