// The developer, changed where it stands: Enter or leaving the field saves, Esc takes it back. What was refused stands there again as it was typed.
import { useState } from 'react';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { ofJob } from '../../../platform/outbox/action-input.ts';
import { useEntries, useOutbox } from '../../../platform/outbox/outbox-context.ts';
import { CellText } from '@lotline/shared-ui/components/TaskTable/TaskTableParts';
import { OpenButton } from './OpenButton.tsx';
import { useTable } from './table-context.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ListTable.module.css';

const MAX_LENGTH = 200;

interface DeveloperCellProps {
  readonly task: FieldTask;
  readonly label: string;
}

export function DeveloperCell({ task, label }: DeveloperCellProps) {
  const { enqueue, remove } = useOutbox();
  const refused = useRefused(task.constructionId);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? refused?.text ?? null;
  const name = `${label} of WO ${task.workOrder}`;
  if (text === null) {
    return (
      <OpenButton label={`Edit ${name}`} isEdit onClick={() => setTyped(task.developer ?? '')}>
        <CellText text={task.developer ?? ''} />
      </OpenButton>
    );
  }
  const stop = () => {
    setTyped(null);
    if (refused !== null) void remove([refused.id]);
  };
  const save = () => {
    const developer = text.trim() === '' ? null : text.trim();
    if (developer === task.developer) {
      stop();
      return;
    }
    const id = task.constructionId;
    const action = { name: 'setDeveloper', input: { id, developer }, subject: ofJob(id), base: null } as const;
    enqueue(action, { isSheet: false, draft: null, at: 'list' });
    setTyped(null);
  };
  return (
    <form
      className={styles.inline}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DeveloperInput name={name} value={text} onChange={setTyped} onLeave={typed === null ? undefined : save} onStop={stop} />
      {refused === null || typed !== null ? null : (
        <small role="alert" className={words.over}>
          {refused.sentence}
        </small>
      )}
    </form>
  );
}

interface DeveloperInputProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Nothing is saved by leaving what only came back. */
  readonly onLeave: (() => void) | undefined;
  readonly onStop: () => void;
}

function DeveloperInput({ name, value, onChange, onLeave, onStop }: DeveloperInputProps) {
  const { buildersId } = useTable();
  return (
    <input
      ref={takeFocus}
      className={inputClass}
      aria-label={name}
      list={buildersId}
      maxLength={MAX_LENGTH}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onStop();
      }}
    />
  );
}

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** The last try from this cell, when it failed. */
function useRefused(jobId: number): { readonly id: string; readonly text: string; readonly sentence: string } | null {
  const entries = useEntries();
  for (const { action, state, from } of entries) {
    if (state.kind !== 'refused' || action.name !== 'setDeveloper' || action.subject.jobId !== jobId) continue;
    if (from.at === 'list' && !from.isSheet) return { id: action.id, text: action.input.developer ?? '', sentence: state.sentence };
  }
  return null;
}
