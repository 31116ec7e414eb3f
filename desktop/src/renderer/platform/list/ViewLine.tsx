// A view in the menu: its name opens it; its owner renames, shares and removes it.
import { useEffect, useRef, useState } from 'react';
import { Pencil, X } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import words from '@lotline/shared-ui/styles/words.module.css';
import { isNumbered, type SavedView, type ViewContent } from './hoped-views.ts';
import { ViewForm } from './LazyViewForm.tsx';
import type { SavedViews } from './use-saved-views.ts';
import type { NamedView } from './ViewForm.tsx';
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
  const { edited, isSent, place, begin, end, sending } = useEditing();
  const toast = useToast();
  const { id, name, isShared, isOwn, ownerName, canRemove, query, columns } = view;
  const save = (content: Pick<ViewContent, 'name' | 'isShared' | 'query' | 'columns'>) => sending(() => saved.save({ id, ...content }));
  const say = (problem: unknown) => toast.error(problem instanceof Error ? problem.message : 'The view could not be saved.');
  return (
    <li ref={place}>
      {edited !== null && !isSent ? null : (
        <div className={styles.line}>
          <button type="button" className={editor.choice} onClick={() => onOpen(view)}>
            {name}
            {isOwn && !isShared ? null : <span className={words.muted}> {isOwn ? 'shared' : ownerName}</span>}
          </button>
          {isOwn && isNumbered(view) ? (
            <IconButton icon={Pencil} label={`Change the view ${name}`} onClick={() => begin({ name, isShared })} />
          ) : null}
          {canRemove ? <IconButton icon={X} label={`Remove the view ${name}`} onClick={() => onRemove(view)} /> : null}
        </div>
      )}
      {edited === null ? null : (
        <div hidden={isSent}>
          <ViewForm
            label={`Change the view ${edited.name}`}
            draftName={`view-${String(id)}`}
            given={edited}
            mayShare={mayShare || edited.isShared}
            onSave={(named) => save({ ...named, query, columns })}
            onCancel={end}
          />
          <Button kind="text" onClick={() => void save({ name, isShared, ...shown }).catch(say)}>
            Update to what is shown now
          </Button>
        </div>
      )}
    </li>
  );
}

/** While a change is on its way the line stands as it will be; its form is kept, and is there again where that is refused. The focus goes along. */
function useEditing() {
  /** As it was when its form was opened. */
  const [edited, setEdited] = useState<NamedView | null>(null);
  const [isSent, setIsSent] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  const wasSent = useRef(isSent);
  useEffect(() => {
    const isBack = wasSent.current && !isSent && edited !== null;
    if (isSent) place.current?.querySelector('button')?.focus();
    if (isBack) place.current?.querySelector('input')?.focus();
    wasSent.current = isSent;
  }, [isSent, edited]);
  return {
    ...{ edited, isSent, place },
    begin: setEdited,
    end: () => setEdited(null),
    /** @throws what it is refused by */
    sending: async (send: () => Promise<void>): Promise<void> => {
      setIsSent(true);
      try {
        await send();
        setEdited(null);
      } finally {
        setIsSent(false);
      }
    },
  };
}
