// Jobs, tasks and people that the server finds for the typed text, debounced.
import { useMemo } from 'react';
import { Briefcase, ListChecks, Mail, SpellCheck, UserRound } from 'lucide-react';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { MeantJobSearchesDocument } from '@lotline/schema/generated/documents/job';
import { SearchRecordsDocument } from '@lotline/schema/generated/documents/search';
import type { SearchRecordsQuery } from '@lotline/schema/generated/operations';
import { useActor } from '@lotline/web-session/react/me-context';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { useRead } from '../../platform/data/use-read.ts';
import { useDebounced } from '../../platform/frame/use-debounced.ts';
import { taskPath } from '../../platform/task/task-links.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { writeTo } from './write-to.ts';

/** From so many letters on: one letter finds half of everything. */
const FEWEST_LETTERS = 2;
const DEBOUNCE_MS = 250;
const FRESH_MS = 30_000;

interface Records {
  readonly groups: readonly PaletteGroup[];
  readonly isSearching: boolean;
  readonly isFailed: boolean;
}

export function useRecords(typed: string): Records {
  const actor = useActor();
  const hasJobs = hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION');
  const hasPeople = hasJobs || hasClaim(actor, 'CAN_ACCESS_FIELD_WORK');
  const wanted = typed.startsWith('>') ? '' : typed.trim();
  const text = useDebounced(wanted, DEBOUNCE_MS);
  const isWanted = text.length >= FEWEST_LETTERS;
  const { data, error, isCurrent } = useRead(SearchRecordsDocument, {
    variables: { text, hasJobs, hasPeople },
    follows: [],
    isWanted,
    freshForMs: FRESH_MS,
    keepsPrevious: true,
  });
  const isReading = isWanted && !isCurrent && error === null;
  const isNothing = isWanted && isCurrent && data !== undefined && hasNothing(data);
  const meant = useRead(MeantJobSearchesDocument, {
    variables: { filter: { search: text } },
    follows: [],
    isWanted: hasJobs && isNothing,
    freshForMs: FRESH_MS,
  });
  const corrections = isNothing ? optionalData(meant)?.meantJobSearches : undefined;
  const groups = useMemo(
    () => (isWanted && data !== undefined ? [...groupsOf(data), didYouMean(corrections ?? [])] : []),
    [isWanted, data, corrections],
  );
  return { groups, isSearching: isReading || (wanted !== text && wanted.length >= FEWEST_LETTERS), isFailed: isWanted && error !== null };
}

const hasNothing = ({ jobs, tasks, foundPeople }: SearchRecordsQuery): boolean =>
  (jobs?.rows ?? []).length + tasks.rows.length + (foundPeople ?? []).length === 0;

/** As the list of jobs offers them. */
const didYouMean = (corrections: readonly string[]): PaletteGroup => ({
  title: 'Did you mean',
  entries: corrections.map((search) => ({ id: `meant-${search}`, label: search, icon: SpellCheck, search })),
});

function groupsOf({ jobs, tasks, foundPeople }: SearchRecordsQuery): readonly PaletteGroup[] {
  const ofJobs = (jobs?.rows ?? []).map(({ id, workOrder, address, status, workType }): PaletteEntry => {
    return {
      id: `job-${String(id)}`,
      label: `${workOrder} · ${address}`,
      note: workType,
      mark: status,
      icon: Briefcase,
      path: `/construction/${String(id)}`,
    };
  });
  const ofTasks = tasks.rows.map(({ id, name, workOrder, address, stage, group }): PaletteEntry => {
    const note = [`WO ${workOrder}`, group].filter((part) => part !== null).join(', ');
    return {
      id: `task-${String(id)}`,
      label: `${name} · ${address}`,
      note,
      mark: stage,
      icon: ListChecks,
      path: taskPath(id),
    };
  });
  return [
    { title: 'Jobs', entries: ofJobs },
    { title: 'Tasks', entries: ofTasks },
    { title: 'People', entries: (foundPeople ?? []).flatMap(linesOfPerson) },
  ];
}

type FoundPerson = NonNullable<SearchRecordsQuery['foundPeople']>[number];

/** The tasks of their groups, and a mail: all that Lotline knows to reach a person. */
export function linesOfPerson({ person: { id, displayName, email }, groups }: FoundPerson): readonly PaletteEntry[] {
  const note = groups.map(({ name }) => name).join(', ');
  const asked = new URLSearchParams([['view', 'all'], ...groups.map((group) => ['group', String(group.id)])]);
  const tasks = {
    id: `person-${String(id)}`,
    label: displayName,
    note,
    mark: 'tasks',
    icon: UserRound,
    path: `/tasks?${asked.toString()}`,
  };
  const mail = { id: `mail-${String(id)}`, label: displayName, note: email, mark: 'email', icon: Mail, run: () => writeTo(email) };
  return [...(groups.length > 0 ? [tasks] : []), ...(email === '' ? [] : [mail])];
}
