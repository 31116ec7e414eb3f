// Saving a project: the rule at the field first, then the server; a save of an older version comes back merged with what the other person did.
import { useState } from 'react';
import type { z } from 'zod';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { projectInput } from '@lotline/schema/domain/project/project.input';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import { ProjectDocument, SaveProjectDocument } from '@lotline/schema/generated/documents';
import { ApiError } from '@lotline/web-session/api-error';
import { PROJECTS } from '../../platform/data/follows.ts';
import { useChange } from '../../platform/data/use-change.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { useFormDraft } from '../../platform/form/use-form-draft.ts';
import { DRAFT_SHAPES, draftOf, FIELDS, mergeDrafts, overOf, type Clash, type FieldName, type ProjectFacts } from './project-data.ts';

interface Trouble {
  /** Null: it is of the whole form. */
  readonly field: FieldName | null;
  readonly sentence: string;
}

interface SaveWish {
  /** Null: a new one. */
  readonly project: ProjectFacts | null;
  readonly onSaved: (saved: ProjectFacts) => void;
  readonly onClose: () => void;
}

export function useSaveProject({ project, onSaved, onClose }: SaveWish) {
  const { ask } = useChange();
  const [base, setBase] = useState(project);
  const formDraft = useProjectDraft(project?.id ?? null, base, onClose);
  const { over, ...draft } = formDraft.values;
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const takeOver = async (id: number): Promise<void> => {
    const theirs = (await ask(ProjectDocument, { id })).project;
    if (theirs === null) return;
    const merged = mergeDrafts(over.draft, draft, draftOf(theirs));
    setBase(theirs);
    formDraft.set({ ...merged.draft, over: overOf(theirs) });
    setClashes(merged.clashes);
  };
  const { attempt, isBusy } = useCommand({
    touches: PROJECTS,
    isDoneWhenRead: true,
    send: async (call, input: z.output<typeof projectInput>, client) =>
      (await call(SaveProjectDocument, { input, client: { ...client, expectedVersion: over.version } })).data.saveProject,
  });
  const save = async (): Promise<void> => {
    setTrouble(null);
    setClashes([]);
    const id = base?.id ?? null;
    try {
      const outcome = await attempt(parseInput(projectInput, { id, ...draft }));
      if (outcome.isDone) {
        formDraft.close();
        if (outcome.answer !== null) onSaved(outcome.answer);
        return;
      }
      setTrouble(troubleOf(outcome.refusal));
      if (outcome.refusal.code === 'STALE_VERSION' && id !== null) await takeOver(id);
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  return {
    ...{ draft, trouble, clashes, isBusy, formDraft },
    save: () => void save(),
    change: (field: FieldName, value: string) => formDraft.set({ [field]: value }),
    takeTheirs: ({ field, theirs }: Clash) => {
      formDraft.set({ [field]: theirs });
      setClashes((now) => now.filter((one) => one.field !== field));
    },
  };
}

/** @param base as the server has it, as far as is known here */
function useProjectDraft(id: number | null, base: ProjectFacts | null, onClose: () => void) {
  const start = { ...draftOf(base), over: overOf(base) };
  return useFormDraft({ name: `project-${String(id ?? 'new')}`, shapes: DRAFT_SHAPES, start, along: ['over'], onClose });
}

/** @throws what is neither a refusal nor a failed call: a mistake of ours. */
function troubleOf(error: unknown): Trouble {
  if (!(error instanceof RefusalError || error instanceof ApiError)) throw error;
  const field = FIELDS.find((name) => name === error.details['field'] || `input.${name}` === error.details['field']);
  return { field: field ?? null, sentence: error.message };
}
