// The message of the jobs that are ticked, until somebody edits it: then it stays as they wrote it.
import { useState } from 'react';
import { builderMessage } from '@lotline/schema/domain/builder-approval/builder-message.rules';
import { useMe } from '@lotline/web-session/react/me-context';
import type { BuilderDraft } from './builder-draft.ts';

export function useDraftedText(draft: BuilderDraft, ids: readonly number[]) {
  const me = useMe();
  const [edited, setEdited] = useState<string | null>(null);
  const addresses = draft.jobs.filter(({ id }) => ids.includes(id)).map(({ address }) => address);
  const sender = `${me.firstName} ${me.lastName}`.trim();
  const { siteContact, link } = draft;
  const drafted = builderMessage({ host: window.location.host, siteContact: siteContact ?? '', sender, addresses, link });
  return { text: edited ?? drafted, edit: setEdited, isEdited: edited !== null, again: () => setEdited(null) };
}
