// The chosen group, remembered on this device for each person apart (specification 2 §2).
import { useState } from 'react';
import { useActor } from '@lotline/web-session/react/me-context';
import { firstChoice, groupOptions, rememberedChoice, type FieldGroup, type GroupOption } from './group-choice.ts';

interface GroupChoice {
  /** Null until it can be told. */
  readonly group: string | null;
  readonly options: readonly GroupOption[];
  /** Other than where the person would start. */
  readonly isNarrowed: boolean;
  readonly choose: (group: string) => void;
  readonly reset: () => void;
}

const keyOf = (userId: number): string => `lotline.field-list.group.${userId}`;

/**
 * @param fieldGroups null until loaded; until then the person's own groups are offered.
 * @param asked what the address asks for: it stands before the remembered choice, and is not remembered
 */
export function useGroupChoice(
  fieldGroups: readonly FieldGroup[] | null,
  ownGroups: readonly FieldGroup[],
  asked: string | null,
): GroupChoice {
  const actor = useActor();
  const key = keyOf(actor.userId);
  const [remembered, setRemembered] = useState(() => localStorage.getItem(key));
  const group = rememberedChoice(actor, asked ?? remembered, fieldGroups);
  const choose = (next: string) => {
    localStorage.setItem(key, next);
    setRemembered(next);
  };
  return {
    group,
    options: groupOptions(actor, fieldGroups ?? ownGroups),
    isNarrowed: group !== firstChoice(actor, fieldGroups),
    choose,
    reset: () => {
      localStorage.removeItem(key);
      setRemembered(null);
    },
  };
}
