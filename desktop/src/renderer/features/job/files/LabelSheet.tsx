// One change of the picked files: their category, their folder, or tags that come and go.
import { useState } from 'react';
import { Check } from 'lucide-react';
import { z } from 'zod';
import { tagCounts } from '@lotline/schema/domain/attachment/attachment.rules';
import type { FileChange } from '@lotline/schema/domain/attachment/file-changes.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { TreeField } from '../../../platform/controls/TreeField.tsx';
import { nameOfMany } from '../../../platform/form/form-draft.ts';
import { TypedBefore } from '../../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../../platform/form/use-form-draft.ts';
import type { JobFile } from '../job-data.ts';
import { folderOptions } from './folder-options.ts';

export type Labelling = FileChange['of'];

interface LabelSheetProps {
  readonly of: Labelling;
  readonly files: readonly JobFile[];
  readonly categories: readonly string[];
  /** Paths of the folders that are there. */
  readonly folders: readonly string[];
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** Resolves to whether it is done. */
  readonly onChange: (change: FileChange) => Promise<boolean>;
  readonly onClose: () => void;
}

const TITLES: Readonly<Record<Labelling, string>> = {
  category: 'Choose a category',
  folder: 'Move to a folder',
  tags: 'Add or remove tags',
};
const START = { value: '', removed: '' };
const SHAPES = { value: z.string(), removed: z.string() };
const split = (text: string): string[] =>
  text
    .split(/[;,]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

export function LabelSheet({ of, files, categories, folders, isBusy, problem, onChange, onClose }: LabelSheetProps) {
  const [name] = useState(() => `${of}-files-${nameOfMany(files.map(({ id }) => id))}`);
  const draft = useFormDraft({ name, shapes: SHAPES, start: START, choices: of === 'tags' ? ['removed'] : ['value'], onClose });
  const { value, removed } = draft.values;
  const setValue = (text: string) => draft.set({ value: text });
  const [alert, setAlert] = useState<string | null>(null);
  const change = changeOf(of, value, removed);
  const save = () => {
    if (change === null) setAlert(of === 'category' ? sayError('CATEGORY_REQUIRED') : 'Write a tag to add, or choose one to remove.');
    else void onChange(change).then((isDone) => (isDone ? draft.close() : undefined));
  };
  return (
    <Sheet
      title={TITLES[of]}
      subtitle={files.length === 1 ? files[0]?.title : `${String(files.length)} files`}
      onClose={draft.close}
      unsaved={draft.isUnsaved}
      onSubmit={save}
      busy={isBusy}
      footer={
        <>
          <Button kind="primary" type="submit" icon={Check} busy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        {(problem ?? alert) === null ? null : <Banner tone="bad">{problem ?? alert}</Banner>}
        {of === 'category' ? (
          <SelectField
            label="Category"
            isRequired
            value={value}
            placeholder="Choose a category"
            options={asOptions(categories)}
            onChange={setValue}
            data-autofocus
          />
        ) : null}
        {of === 'folder' ? (
          <TreeField
            label="Folder"
            value={value}
            options={folderOptions(folders, 'No folder')}
            hint={folders.length === 0 ? 'Add a folder first, beside the files.' : undefined}
            onChange={setValue}
            data-autofocus
          />
        ) : null}
        {of === 'tags' ? (
          <>
            <TextField
              label="Tags to add"
              hint="Separate several with commas"
              value={value}
              maxLength={400}
              onChange={setValue}
              data-autofocus
            />
            <SelectField
              label="Tag to remove"
              value={removed}
              options={[
                { value: '', label: 'None' },
                ...tagCounts(files).map(({ tag, count }) => ({ value: tag, label: `${tag} (${String(count)})` })),
              ]}
              onChange={(tag) => draft.set({ removed: tag })}
            />
          </>
        ) : null}
        <TypedBefore draft={draft} />
      </div>
    </Sheet>
  );
}

const asOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

function changeOf(of: Labelling, value: string, removed: string): FileChange | null {
  if (of === 'folder') return { of, folder: value === '' ? null : value };
  if (of === 'category') return value === '' ? null : { of, category: value };
  const add = split(value);
  const remove = removed === '' ? [] : [removed];
  return add.length + remove.length === 0 ? null : { of, add, remove };
}
