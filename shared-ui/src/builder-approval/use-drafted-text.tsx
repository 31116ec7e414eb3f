// The message of the jobs that are ticked, until somebody edits it: then it stays as they wrote it.
import { useState } from 'react';
import { builderMessage } from '@lotline/schema/domain/builder-approval/builder-message.rules';

export interface DraftedFrom {
  readonly siteContact: string | null;
  readonly link: string;
  /** How the company asks, and its name. */
  readonly template: string;
  readonly company: string;
  readonly jobs: readonly { readonly id: number; readonly address: string }[];
}

export interface DraftedText {
  readonly text: string;
  readonly edit: (text: string) => void;
  readonly isEdited: boolean;
  /** As it was before it was edited. */
  readonly again: () => void;
}

/** @param sender first and last name; @param written as somebody wrote it before; null: as it is drafted */
export function useDraftedText(
  { siteContact, link, template, company, jobs }: DraftedFrom,
  ids: readonly number[],
  sender: string,
  written: string | null = null,
): DraftedText {
  const [edited, setEdited] = useState(written);
  const addresses = jobs.filter(({ id }) => ids.includes(id)).map(({ address }) => address);
  const drafted = builderMessage({ template, company, siteContact: siteContact ?? '', sender: sender.trim(), addresses, link });
  return { text: edited ?? drafted, edit: setEdited, isEdited: edited !== null, again: () => setEdited(null) };
}
