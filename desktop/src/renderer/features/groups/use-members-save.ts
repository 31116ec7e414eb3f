// Saving the members of a group: whom both changed, or a contact that both chose, is asked; the rest merges on the server (decision 080).
import { useState } from 'react';
import { decidedMembers } from '@lotline/schema/domain/group/members-merge';
import type { Sendable } from '../../platform/command/use-command-form.ts';
import type { Choice } from '../../platform/form/conflict-shown.ts';
import { readClashes, type Clash } from '../../platform/form/read-clashes.ts';
import type { Group } from './group-data.ts';
import { useChangeMembers, type MembersWish } from './use-group-changes.ts';

export interface SavedMembers {
  readonly saved: Group;
  readonly wish: MembersWish;
}

export interface MembersClash {
  readonly clashes: readonly Clash[];
  readonly who: string;
  /** @returns what was saved as it was decided; null: it was refused */
  readonly decide: (choices: Readonly<Record<string, Choice>>) => Promise<SavedMembers | null>;
  readonly keepEditing: () => void;
}

interface MembersSave {
  readonly command: Sendable<MembersWish, Group | null>;
  readonly clash: MembersClash | null;
}

interface Asked extends Pick<MembersClash, 'clashes' | 'who'> {
  readonly wish: MembersWish;
}

export function useMembersSave(): MembersSave {
  const command = useChangeMembers();
  const [asked, setAsked] = useState<Asked | null>(null);
  const attempt = async (wish: MembersWish) => {
    const outcome = await command.attempt(wish);
    if (outcome.isDone) return outcome;
    const { changedBy, fields } = outcome.refusal.details;
    const clashes = readClashes(fields);
    if (clashes.length > 0) setAsked({ clashes, who: typeof changedBy === 'string' ? changedBy : 'Someone else', wish });
    return outcome;
  };
  const decide = async ({ clashes, wish }: Asked, choices: Readonly<Record<string, Choice>>): Promise<SavedMembers | null> => {
    setAsked(null);
    const decided = decidedMembers(wish, clashes, choices);
    const outcome = await attempt(decided);
    return outcome.isDone && outcome.answer !== null ? { saved: outcome.answer, wish: decided } : null;
  };
  // a clash is said by its dialog
  const isAsked = readClashes(command.problem?.details['fields']).length > 0;
  return {
    command: { ...command, attempt, ...(isAsked ? { problem: null, sentence: null } : {}) },
    clash: asked === null ? null : { ...asked, decide: (choices) => decide(asked, choices), keepEditing: () => setAsked(null) },
  };
}
