// New project and Edit: one form of all its fields. What another person changed meanwhile is taken over, or asked about field by field.
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { MAX_PROJECT_COMMENTS, MAX_PROJECT_LINE } from '@lotline/schema/domain/project/project.limits';
import { DayField } from '../../platform/form/DayField.tsx';
import { TypedBefore } from '../../platform/form/TypedBefore.tsx';
import { LABELS, type Clash, type FieldName, type ProjectFacts } from './project-data.ts';
import { useSaveProject } from './use-save-project.ts';
import styles from './ProjectSheet.module.css';

interface ProjectSheetProps {
  /** Null: a new one. */
  readonly project: ProjectFacts | null;
  readonly onSaved: (saved: ProjectFacts) => void;
  readonly onClose: () => void;
}

const LINES: readonly FieldName[] = ['customer', 'fsam', 'region', 'manager'];
const DAYS: readonly FieldName[] = ['startDate', 'finishDate'];

export function ProjectSheet({ project, onSaved, onClose }: ProjectSheetProps) {
  const form = useSaveProject({ project, onSaved, onClose });
  const { draft, trouble, clashes, isBusy, formDraft, save, change, takeTheirs } = form;
  const control = (field: FieldName) => ({
    label: LABELS[field],
    value: draft[field],
    error: trouble?.field === field ? trouble.sentence : undefined,
    onChange: (value: string) => change(field, value),
  });
  return (
    <Sheet
      title={project === null ? 'New project' : `Edit ${project.name}`}
      onSubmit={save}
      onClose={formDraft.close}
      busy={isBusy}
      unsaved={formDraft.isUnsaved}
      footer={
        <Button kind="primary" type="submit" busy={isBusy}>
          {project === null ? 'Create project' : 'Save'}
        </Button>
      }
    >
      <div className={styles.form}>
        {trouble !== null && trouble.field === null ? (
          <Banner tone="bad" title={trouble.sentence}>
            <Clashes clashes={clashes} draft={draft} onTake={takeTheirs} />
          </Banner>
        ) : null}
        <TypedBefore draft={formDraft} />
        <TextField {...control('name')} required maxLength={MAX_PROJECT_LINE} data-autofocus />
        <div className={styles.pairs}>
          {LINES.map((field) => (
            <TextField key={field} {...control(field)} maxLength={MAX_PROJECT_LINE} />
          ))}
          {DAYS.map((field) => (
            <DayField key={field} {...control(field)} />
          ))}
        </div>
        <TextArea {...control('comments')} maxLength={MAX_PROJECT_COMMENTS} />
      </div>
    </Sheet>
  );
}

interface ClashesProps {
  readonly clashes: readonly Clash[];
  readonly draft: Readonly<Record<FieldName, string>>;
  readonly onTake: (clash: Clash) => void;
}

const shown = (value: string): string => (value === '' ? 'empty' : `“${value}”`);

function Clashes({ clashes, draft, onTake }: ClashesProps) {
  if (clashes.length === 0) return <p>What you did not touch is as they left it now. Look once more, then save.</p>;
  return (
    <ul className={styles.clashes}>
      {clashes.map((clash) => (
        <li key={clash.field}>
          <span>
            {LABELS[clash.field]}: yours {shown(draft[clash.field])}, theirs {shown(clash.theirs)}, before {shown(clash.base)}. Saving keeps
            yours.
          </span>
          <Button onClick={() => onTake(clash)}>Take theirs</Button>
        </li>
      ))}
    </ul>
  );
}
