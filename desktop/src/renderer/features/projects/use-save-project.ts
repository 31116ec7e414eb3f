// Saving a project: the rule at the field first, then the server; a save of an older version comes back merged with what the other person did.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { projectInput } from '@lotline/schema/domain/project/project.input';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import { ProjectDocument, SaveProjectDocument } from '@lotline/schema/generated/operations';
import { ApiError } from '@lotline/web-session/api-error';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { draftOf, FIELDS, isSameDraft, mergeDrafts, type Clash, type Draft, type FieldName, type ProjectFacts } from './project-data.ts';

interface Trouble {
  /** Null: it is of the whole form. */
  readonly field: FieldName | null;
  readonly sentence: string;
}

export function useSaveProject(project: ProjectFacts | null, onSaved: (saved: ProjectFacts) => void) {
  const { calls, ids } = usePlatform();
  const client = useQueryClient();
  const [base, setBase] = useState(project);
  const [draft, setDraft] = useState(draftOf(project));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [isBusy, setBusy] = useState(false);

  const takeOver = async (id: number): Promise<void> => {
    const theirs = (await calls.gql(ProjectDocument, { id })).project;
    if (theirs === null) return;
    const merged = mergeDrafts(draftOf(base), draft, draftOf(theirs));
    setBase(theirs);
    setDraft(merged.draft);
    setClashes(merged.clashes);
  };
  const send = async (): Promise<void> => {
    const id = base?.id ?? null;
    const input = parseInput(projectInput, { id, ...draft });
    const press = { id: ids.fresh(), expectedVersion: base?.version ?? null };
    try {
      const { saveProject: saved } = await calls.gql(SaveProjectDocument, { input, client: press });
      await client.invalidateQueries({ queryKey: keys.projects() });
      if (saved !== null) onSaved(saved);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE_VERSION' && id !== null) await takeOver(id);
      throw error;
    }
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    setClashes([]);
    await send().catch((error: unknown) => setTrouble(troubleOf(error)));
    setBusy(false);
  };
  return {
    draft,
    trouble,
    clashes,
    isBusy,
    isUnsaved: !isSameDraft(draft, draftOf(base)),
    save: () => void save(),
    change: (field: FieldName, value: string) => setDraft((now) => ({ ...now, [field]: value })),
    takeTheirs: ({ field, theirs }: Clash) => {
      setDraft((now): Draft => ({ ...now, [field]: theirs }));
      setClashes((now) => now.filter((one) => one.field !== field));
    },
  };
}

/** @throws what is neither a refusal nor a failed call: a mistake of ours. */
function troubleOf(error: unknown): Trouble {
  if (!(error instanceof RefusalError || error instanceof ApiError)) throw error;
  const field = FIELDS.find((name) => name === error.details['field'] || `input.${name}` === error.details['field']);
  return { field: field ?? null, sentence: error.message };
}
