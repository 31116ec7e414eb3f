// The state of a form: edits beside what the server shows, faults at the field on leaving it and on saving, a draft on the device
// until it is saved or discarded.
import { useCallback, useEffect, useRef, useState } from 'react';
import { logProblem } from '@lotline/web-session/log';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import {
  isSame,
  draftEdits,
  rawOf,
  readEdits,
  unsavedSince,
  withEdit,
  type Edits,
  type Parse,
  type Raw,
  type Values,
} from './form-edits.ts';

interface FormOf {
  /** The name of the draft on the device. */
  readonly name: string;
  /** What the server shows now. */
  readonly shown: Values;
  readonly parse: Parse;
  /** Faults between fields, by field. */
  readonly faultsBetween: (values: Values, changed: ReadonlySet<string>) => Readonly<Record<string, string>>;
  /** Consequences of the edits, by field: shown where nothing was typed, and written by the server itself. */
  readonly derive?: (changes: Values) => Values;
}

export interface Form {
  readonly edits: Edits;
  readonly changes: Values;
  readonly base: Values;
  /** Consequences of the edits. */
  readonly derived: Values;
  /** The values after a save. */
  readonly values: Values;
  /** All faults; those that are shown already are in `said`. */
  readonly faults: Readonly<Record<string, string>>;
  readonly said: Readonly<Record<string, string>>;
  readonly isRestored: boolean;
  readonly keptAt: string | null;
  readonly raw: (field: string) => Raw;
  readonly isDirty: (field: string) => boolean;
  /** Of an edited field: somebody else's value since. */
  readonly theirs: (field: string) => { readonly value: Values[string] } | null;
  readonly change: (field: string, raw: Raw) => void;
  readonly leave: (...fields: readonly string[]) => void;
  /** From now on every fault is shown. @returns the first wrong field, in the order of the names */
  readonly check: (order: readonly string[]) => string | null;
  /** The server's fault at a field, until it is changed. */
  readonly refuse: (field: string, sentence: string) => void;
  readonly replace: (edits: Edits) => void;
  /** Those are saved: what was typed since stays. @param values as they were sent */
  readonly saved: (sent: Edits, values: Values) => void;
  /** Those are saved in a new record: what was typed since becomes the draft of that name, and this form is empty. @returns whether there is any */
  readonly savedAs: (recordName: string, sent: Edits, values: Values) => boolean;
  readonly discard: () => void;
}

interface StoredDraft {
  readonly edits: Edits;
  readonly keptAt: string;
}

export function useForm({ name, shown, parse, faultsBetween, derive = NOTHING_FOLLOWS }: FormOf): Form {
  const { edits, latest, take, restore } = useEdits();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { keep, keepAs, isRestored, keptAt, forgetRestored } = useStoredDraft(name, restore);

  const put = (next: Edits) => {
    take(next);
    keep(next);
  };
  /** Saved or discarded, but for those. */
  const restWith = (rest: Edits) => {
    setAsked(false);
    setLeft((before) => new Set([...before].filter((field) => field in rest)));
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field in rest)));
    forgetRestored();
    put(rest);
  };
  const { values, faults, ...read } = readForm(edits, { shown, parse, faultsBetween, derive }, refused);
  const said = Object.fromEntries(Object.entries(faults).filter(([field]) => isAsked || left.has(field) || field in refused));
  return {
    ...{ edits, ...read, values, faults, said, isRestored, keptAt },
    raw: (field) => edits[field]?.raw ?? rawOf(field in read.derived ? read.derived[field] : shown[field]),
    isDirty: (field) => field in edits,
    theirs: (field) => {
      const edit = edits[field];
      const value = shown[field] ?? null;
      return edit === undefined || isSame(value, edit.base) || isSame(value, read.changes[field]) ? null : { value };
    },
    change: (field, raw) => {
      setRefused(({ [field]: _mended, ...rest }) => rest);
      put(withEdit(latest.current, field, raw, shown, parse));
    },
    leave: (...fields) => setLeft((before) => new Set([...before, ...fields])),
    check: (order) => {
      setAsked(true);
      return order.find((field) => field in faults) ?? Object.keys(faults)[0] ?? null;
    },
    refuse: (field, sentence) => setRefused((before) => ({ ...before, [field]: sentence })),
    replace: put,
    saved: (sent, written) => restWith(unsavedSince(latest.current, sent, written)),
    savedAs: (recordName, sent, written) => {
      const rest = unsavedSince(latest.current, sent, written);
      restWith({});
      const isUnsaved = Object.keys(rest).length > 0;
      if (isUnsaved) void keepAs(recordName, rest);
      return isUnsaved;
    },
    discard: () => restWith({}),
  };
}

/** As they are drawn, and the latest: an answer that comes in later counts what was typed meanwhile. */
function useEdits() {
  const [edits, setEdits] = useState<Edits>({});
  const latest = useRef<Edits>({});
  const take = useCallback((next: Edits) => {
    latest.current = next;
    setEdits(next);
  }, []);
  // text that was typed before the device answered wins over the stored draft
  const restore = useCallback((kept: Edits) => take({ ...kept, ...latest.current }), [take]);
  return { edits, latest, take, restore };
}

type Judged = Omit<Required<FormOf>, 'name'>;

const NOTHING_FOLLOWS = (): Values => ({});

/** The edits by the shared rules: at the field, between fields, and the server's last faults. */
function readForm(edits: Edits, { shown, parse, faultsBetween, derive }: Judged, refused: Readonly<Record<string, string>>) {
  const { changes, base, faults } = readEdits(edits, parse);
  const derived = derive(changes);
  const values = { ...shown, ...changes, ...derived };
  return { changes, base, derived, values, faults: { ...faultsBetween(values, new Set(Object.keys(changes))), ...faults, ...refused } };
}

/** The stored draft is restored once; each change is stored. */
function useStoredDraft(name: string, take: (edits: Edits) => void) {
  const { formDraftsOf, clock } = usePlatform();
  const { id: personId } = useMe();
  const [drafts] = useState(() => formDraftsOf(personId));
  const [isRestored, setRestored] = useState(false);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  useEffect(() => {
    let isLate = false;
    drafts.find(name).then(
      (found) => {
        const kept = draftEdits(found);
        if (isLate || Object.keys(kept).length === 0) return;
        take(kept);
        setRestored(true);
      },
      (problem: unknown) => logProblem('A form’s draft could not be read', problem),
    );
    return () => {
      isLate = true;
    };
  }, [drafts, name, take]);
  /** @returns when, or null for an empty one, which is removed; nothing where the device could not store it */
  const keepAs = async (draft: string, edits: Edits): Promise<string | null | undefined> => {
    const isEmpty = Object.keys(edits).length === 0;
    const kept: StoredDraft = { edits, keptAt: clock.now().toISOString() };
    try {
      await (isEmpty ? drafts.letGo(draft) : drafts.keep(draft, kept));
      return isEmpty ? null : kept.keptAt;
    } catch (problem) {
      logProblem('A form’s draft could not be kept', problem);
      return undefined;
    }
  };
  const keep = (edits: Edits) =>
    void keepAs(name, edits).then((at) => {
      if (at !== undefined) setKeptAt(at);
    });
  return { keep, keepAs, isRestored, keptAt, forgetRestored: () => setRestored(false) };
}
