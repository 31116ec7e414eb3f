// Jobs by what is typed, as the list of jobs finds them: what is ticked stays while one searches on.
import { useEffect } from 'react';
import { MIN_JOB_SEARCH } from '@lotline/schema/domain/project/project.limits';
import { countedJobs } from '@lotline/schema/domain/project/work-order-list.rules';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { useDebounced } from '../../platform/frame/use-debounced.ts';
import type { FoundJob } from './project-data.ts';
import { useFoundJobs } from './use-projects.ts';
import words from '@lotline/shared-ui/styles/words.module.css';

const DEBOUNCE_MS = 300;
const NONE: readonly FoundJob[] = [];

interface JobSearchProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onFound: (jobs: readonly FoundJob[]) => void;
}

export function JobSearch({ typed, onType, onFound }: JobSearchProps) {
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data, error } = useFoundJobs(search);
  const found = search.length < MIN_JOB_SEARCH ? NONE : (data ?? NONE);
  useEffect(() => onFound(found), [found, onFound]);
  return (
    <>
      <TextField
        label="Work order, address or reference"
        hint={`At least ${String(MIN_JOB_SEARCH)} characters. What you tick is kept while you search.`}
        type="search"
        value={typed}
        onChange={onType}
        data-autofocus
      />
      <p role="status" className={words.muted}>
        {error !== null ? 'The search failed. Type again.' : search.length < MIN_JOB_SEARCH ? '' : `${countedJobs(found.length)} found`}
      </p>
    </>
  );
}
