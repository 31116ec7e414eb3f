// The draft of a small form, stored on this device under the name of its record until it is saved or discarded: it survives a reload, a closed window and a page
// that was left. Closing the form asks (Sheet's `unsaved`), and only Discard deletes the draft: so in every sheet.
import { useEffect, useRef, useState } from 'react';
import { logProblem } from '@lotline/web-session/log';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { fromDraft, isWorthKeeping, restored, toKeep, withTyped, type FormParts } from './form-draft.ts';

interface FormDraftParts<Values extends object> extends FormParts<Values> {
  /** The name of the draft on the device: which form, and of which record; null: what is typed is stored nowhere. */
  readonly name: string | null;
  readonly onClose?: () => void;
}

/** What a sheet needs to ask, to close, and to say that a draft was restored. */
export interface DraftEnds {
  /** Work would be lost: closing asks. */
  readonly isUnsaved: boolean;
  /** It was restored from a draft. */
  readonly isRestored: boolean;
  /** Deletes the draft, and the form closes. */
  readonly close: () => void;
}

export interface FormDraft<Values extends object> extends DraftEnds {
  readonly values: Values;
  readonly set: (part: Partial<Values>) => void;
  /** Saved or discarded: the device deletes the draft, and the form has its initial values. */
  readonly forget: () => void;
}

export function useFormDraft<Values extends object>({ name, onClose, ...parts }: FormDraftParts<Values>): FormDraft<Values> {
  const drafts = useDrafts();
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [isRestored, setRestored] = useState(false);
  const latest = useRef({ typed, parts });
  useEffect(() => {
    latest.current = { typed, parts };
  });
  useEffect(() => {
    let isLate = false;
    if (name === null) return;
    drafts.find(name).then((found) => {
      const { typed: before, parts: now } = latest.current;
      const draft = fromDraft(found, now);
      if (isLate || draft === null) return;
      const all = restored(draft, before, now);
      setTyped(all);
      setRestored(true);
      // text that was typed meanwhile was stored alone
      if (Object.keys(before).length > 0) drafts.keep(name, toKeep(all, now)).catch(notKept);
    }, notKept);
    return () => {
      isLate = true;
    };
  }, [drafts, name]);
  const store = (draft: Partial<Values> | null) => {
    if (name !== null) (draft === null ? drafts.letGo(name) : drafts.keep(name, draft)).catch(notKept);
  };
  const forget = () => {
    latest.current = { typed: {}, parts };
    setTyped({});
    setRestored(false);
    store(null);
  };
  return {
    values: { ...parts.start, ...typed },
    isUnsaved: isWorthKeeping(typed, parts),
    isRestored: isRestored && isWorthKeeping(typed, parts),
    set: (part) => {
      const all = withTyped(latest.current.typed, part, parts);
      latest.current = { typed: all, parts };
      setTyped(all);
      store(toKeep(all, parts));
    },
    forget,
    close: () => {
      forget();
      onClose?.();
    },
  };
}

/** The drafts of this person on this device. */
function useDrafts() {
  const { formDraftsOf } = usePlatform();
  const { id: personId } = useMe();
  const [drafts] = useState(() => formDraftsOf(personId));
  return drafts;
}

const notKept = (problem: unknown): void => logProblem('What was typed could not be kept on this device', problem);
