// What is typed into the form of a potential job, on this device until it is saved or emptied: closing the form, going back, a reload and a phone that
// ended the browser leave it there.
import { useEffect, useRef, useState } from 'react';
import { ENTRY_FIELD_NAMES, type EntryTexts } from '@lotline/schema/domain/potential-job/entry';
import { logProblem } from '@lotline/web-session/log';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';

export interface EntryDraft {
  /** Null until the device has been read. */
  readonly texts: EntryTexts | null;
  readonly change: (part: Partial<EntryTexts>) => void;
  /** Something differs from what the form opened with. */
  readonly isChanged: boolean;
  /** Saved or emptied: the next opening starts afresh. */
  readonly clear: () => void;
}

const notKept = (problem: unknown): void => logProblem('A potential job could not be kept as a draft', problem);

/** Of a stored draft the texts that this version of the form has. */
function textsOf(stored: unknown): Partial<EntryTexts> {
  if (typeof stored !== 'object' || stored === null) return {};
  const known: Partial<Record<string, unknown>> = { ...stored };
  const texts: Partial<Record<keyof EntryTexts, string>> = {};
  for (const field of ENTRY_FIELD_NAMES) {
    const text = known[field];
    if (typeof text === 'string') texts[field] = text;
  }
  return texts;
}

/** @param name of the draft on the device: one of each potential job, and one of the next new one */
export function useEntryDraft(name: string, start: EntryTexts): EntryDraft {
  const { formDraftsOf } = usePlatform();
  const { id: personId } = useMe();
  const [drafts] = useState(() => formDraftsOf(personId));
  const [opened] = useState(start);
  const [texts, setTexts] = useState<EntryTexts | null>(null);
  const latest = useRef(opened);
  useEffect(() => {
    let isLate = false;
    const show = (stored: unknown): void => {
      if (isLate) return;
      latest.current = { ...opened, ...textsOf(stored) };
      setTexts(latest.current);
    };
    drafts.find(name).then(show, (problem: unknown) => {
      notKept(problem);
      show(null);
    });
    return () => {
      isLate = true;
    };
  }, [drafts, name, opened]);
  return {
    texts,
    change: (part) => {
      latest.current = { ...latest.current, ...part };
      setTexts(latest.current);
      drafts.keep(name, latest.current).catch(notKept);
    },
    isChanged: texts !== null && ENTRY_FIELD_NAMES.some((field) => texts[field] !== opened[field]),
    clear: () => {
      latest.current = opened;
      setTexts(opened);
      drafts.letGo(name).catch(notKept);
    },
  };
}
