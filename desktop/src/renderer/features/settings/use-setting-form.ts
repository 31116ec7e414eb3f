// One setting as it is edited and saved: changes upon what the server shows, what would go wrong, a clash, and the way back.
import { useMemo, useRef, useState } from 'react';
import { isConfig, mergeSetting, type Config } from '@lotline/schema/domain/settings/merge-setting';
import { parseSettingStrictly } from '@lotline/schema/domain/settings/parse-setting';
import { SHARED_DEFAULTS } from '@lotline/schema/domain/settings/setting-for';
import type { FormFault } from '@lotline/schema/domain/settings/ticket-form.rules';
import type { ReplacedStatus } from '@lotline/schema/domain/settings/save-setting.input';
import { mustReplace, strandedStatuses, type StatusUse } from '@lotline/schema/domain/settings/save-setting.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { UNDO_MS } from '../../platform/data/use-undo-offer.ts';
import type { Choice } from '../../platform/form/conflict-shown.ts';
import { useFormDraft } from '../../platform/form/use-form-draft.ts';
import { changesOf, completed, configOf, EDIT_SHAPES, editOf, NO_EDIT, type SettingDraft, type SettingEdit } from './setting-draft.ts';
import type { SettingTab } from './setting-tabs.ts';
import { TICKET, ticketFaults } from './ticket-draft.ts';
import { countChanges, sayFault } from './setting-words.ts';
import { sayMoved } from './moved-words.ts';
import { replacedBy, returningStatuses } from './stranded-jobs.ts';
import { configIn, undoOf, useAskSettingPage, useSaveSetting, useUndoSetting, type SavedPage, type SettingPage } from './use-settings.ts';

const STATUSES = 'Job Status Settings';
const statusesOf = (config: Config) => parseSettingStrictly(STATUSES, config);

/** The whole company's own change nothing of what is there; those that phones read may be new to some of them. */
const hasPreview = ({ name, isCompany }: SettingTab): boolean => isCompany !== true || Object.hasOwn(SHARED_DEFAULTS, name);

export interface SettingClash {
  readonly edit: SettingEdit;
  /** As it stands now. */
  readonly now: SettingPage;
}

export function useSettingForm(tab: SettingTab, page: SettingPage) {
  const { name } = tab;
  const draft = useFormDraft<SettingDraft>({ name: `setting ${name} ${page.workType ?? ''}`, shapes: EDIT_SHAPES, start: NO_EDIT });
  const { edit, why, replaced } = draft.values;
  const shown = useMemo(() => edit ?? editOf(tab, { base: configIn(page), version: page.version }, configIn(page)), [edit, tab, page]);
  const changes = useMemo(() => changesOf(tab, edit), [tab, edit]);
  const judged = useMemo(() => judge(tab, page, edit, replaced), [tab, page, edit, replaced]);
  const wanted = useMemo(
    () =>
      edit === null || !hasPreview(tab) || !isOfItsShape(tab, edit)
        ? null
        : { name, workType: page.workType ?? null, config: configOf(tab, edit), replaced: chosenIn(judged, replaced) },
    [tab, edit, name, page.workType, judged, replaced],
  );
  const isComplete = judged.fault === null && why.trim() !== '';
  const saving = useSettingSave(tab, page, draft.forget);
  const { clash, isBusy, problem, keepEditing, offerUndo } = saving;
  const send = (wanted: SettingEdit) =>
    void saving.send(
      wanted,
      why.trim(),
      judged.stranded.map(({ status }) => ({ from: status, to: replaced[status] ?? '' })),
    );
  return {
    ...{ shown, why, replaced, changes, wanted, isComplete, ...judged },
    ...{ clash, isBusy, problem, keepEditing, offerUndo },
    isChanged: changes.length > 0,
    change: (next: SettingEdit) => draft.set({ edit: next }),
    setWhy: (text: string) => draft.set({ why: text }),
    replace: (from: string, to: string) => draft.set({ replaced: { ...replaced, [from]: to } }),
    forget: draft.forget,
    /** Stands as a change, to be looked at and saved. */
    begin: (config: Config, reason: string) =>
      draft.set({ edit: editOf(tab, { base: configIn(page), version: page.version }, completed(tab, config)), why: reason, replaced: {} }),
    save: () => {
      if (edit !== null && changes.length > 0 && isComplete && !isBusy) send(edit);
    },
    /** What was decided stands upon what the server has now, and is saved with the rest. */
    decide: ({ edit: yours, now }: SettingClash, choices: Readonly<Record<string, Choice>>) => {
      const theirs = completed(tab, configIn(now));
      const { config } = mergeSetting(name, yours.base, configOf(tab, yours), theirs, choices);
      const next = editOf(tab, { base: theirs, version: now.version }, config);
      keepEditing();
      draft.set({ edit: next });
      send(next);
    },
  };
}

/** Sends it, asks about a clash, and offers the way back. */
function useSettingSave(tab: SettingTab, page: SettingPage, onSaved: () => void) {
  const { name } = tab;
  const workType = page.workType ?? null;
  const save = useSaveSetting();
  const undo = useUndoSetting();
  const askPage = useAskSettingPage();
  const toast = useToast();
  const takeAway = useRef<() => void>(() => undefined);
  const [clash, setClash] = useState<SettingClash | null>(null);
  /** @param said without its end */
  const offerUndo = (now: SavedPage, replaced: readonly ReplacedStatus[], said: string, why: string) => {
    const run = () => {
      takeAway.current();
      void undo(undoOf(page, now, replaced, why), now);
    };
    takeAway.current = toast.offer(sayMoved(said, now), { label: 'Undo', run }, UNDO_MS);
  };
  const send = async (wanted: SettingEdit, why: string, replaced: readonly ReplacedStatus[]): Promise<void> => {
    takeAway.current();
    const { version } = wanted;
    const outcome = await save.attempt({ name, workType, config: configOf(tab, wanted), version, why, replaced: [...replaced] });
    if (outcome.isDone) {
      onSaved();
      if (outcome.answer != null)
        offerUndo(outcome.answer, replaced, `${tab.label}: ${countChanges(changesOf(tab, wanted).length)} saved`, why);
      return;
    }
    const { code, details } = outcome.refusal;
    if (code !== 'STALE_VERSION' || !Array.isArray(details['fields']) || details['fields'].length === 0) return;
    setClash({ edit: wanted, now: await askPage(name, workType) });
  };
  const problem = clash === null ? save.sentence : null;
  return { send, offerUndo, clash, isBusy: save.isBusy, problem, keepEditing: () => setClash(null) };
}

interface Judged {
  readonly fault: string | null;
  /** Of a ticket's questions, each at its field. */
  readonly faults: readonly FormFault[];
  readonly stranded: readonly StatusUse[];
  /** After the save. */
  readonly statuses: readonly string[];
  /** Statuses that an earlier version had, and that would be there again. */
  readonly returning: readonly string[];
}

/** Those that the save would take. */
const chosenIn = ({ stranded, statuses }: Judged, replaced: Readonly<Record<string, string>>): ReplacedStatus[] =>
  replacedBy(stranded, replaced).filter(({ to }) => statuses.includes(to));

/** By the rules of the save. */
function judge(tab: SettingTab, page: SettingPage, edit: SettingEdit | null, replaced: Readonly<Record<string, string>>): Judged {
  const none = { fault: null, faults: [], stranded: [], statuses: [], returning: [] };
  if (edit === null) return none;
  const config = configOf(tab, edit);
  const faults = tab.name === TICKET ? ticketFaults(edit, config) : [];
  const fault = faults[0]?.sentence ?? faultOf(tab, config);
  if (fault !== null || tab.name !== STATUSES || !isConfig(page.config)) return { ...none, fault, faults };
  const after = statusesOf(config);
  const stranded = strandedStatuses(statusesOf(page.config), after, page.statusUses);
  const chosen = Object.entries(replaced).map(([from, to]) => ({ from, to }));
  const verdict = mustReplace(
    stranded,
    after,
    chosen.filter(({ from }) => stranded.some(({ status }) => status === from)),
  );
  const statuses = after.statuses.map(({ statusName }) => statusName);
  return {
    fault: verdict.ok ? null : sayError(verdict.code, verdict.details),
    faults,
    stranded,
    statuses,
    returning: returningStatuses(page, config),
  };
}

const isOfItsShape = (tab: SettingTab, edit: SettingEdit): boolean => faultOf(tab, configOf(tab, edit)) === null;

function faultOf(tab: SettingTab, config: Config): string | null {
  try {
    parseSettingStrictly(tab.name, config);
    return null;
  } catch (error) {
    if (error instanceof RefusalError) return sayFault(tab, config, error);
    throw error;
  }
}
