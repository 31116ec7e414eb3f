// A view in the menu: its name opens it; its owner renames, shares and removes it.
import { useState } from 'react';
import { Pencil, X } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import words from '@lotline/shared-ui/styles/words.module.css';
import { ViewForm } from './LazyViewForm.tsx';
import type { SavedView, SavedViews, ViewContent } from './use-saved-views.ts';
import editor from './FilterEditor.module.css';
import styles from './SavedViewsMenu.module.css';

interface ViewLineProps {
  readonly view: SavedView;
  /** The present view of the list. */
  readonly shown: Pick<ViewContent, 'query' | 'columns'>;
  readonly mayShare: boolean;
  readonly saved: SavedViews;
  readonly onOpen: (view: SavedView) => void;
  readonly onRemove: (view: SavedView) => void;
}

export function ViewLine({ view, shown, mayShare, saved, onOpen, onRemove }: ViewLineProps) {
  const [isEdited, setIsEdited] = useState(false);
  const toast = useToast();
  const say = (problem: unknown) => toast.error(problem instanceof Error ? problem.message : 'The view could not be saved.');
  const { id, name, isShared, isOwn, ownerName, canRemove, query, columns } = view;
  if (isEdited)
    return (
      <li>
        <ViewForm
          label={`Change the view ${name}`}
          draftName={`view-${String(id)}`}
          given={{ name, isShared }}
          mayShare={mayShare || isShared}
          onSave={async (named) => {
            await saved.save({ id, ...named, query, columns });
            setIsEdited(false);
          }}
          onCancel={() => setIsEdited(false)}
        />
        <Button kind="text" onClick={() => void saved.save({ id, name, isShared, ...shown }).then(() => setIsEdited(false), say)}>
          Update to what is shown now
        </Button>
      </li>
    );
  return (
    <li className={styles.line}>
      <button type="button" className={editor.choice} onClick={() => onOpen(view)}>
        {name}
        {isOwn && !isShared ? null : <span className={words.muted}> {isOwn ? 'shared' : ownerName}</span>}
      </button>
      {isOwn ? <IconButton icon={Pencil} label={`Change the view ${name}`} onClick={() => setIsEdited(true)} /> : null}
      {canRemove ? <IconButton icon={X} label={`Remove the view ${name}`} onClick={() => onRemove(view)} /> : null}
    </li>
  );
}
