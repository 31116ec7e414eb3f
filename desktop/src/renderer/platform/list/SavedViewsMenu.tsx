// The views of this list: all of it, own ones, shared ones; and saving the present view.
import { useCallback, useState } from 'react';
import { Bookmark, ChevronDown } from 'lucide-react';
import type { AnyList } from '@lotline/schema/domain/list/list-declaration';
import type { ListName } from '@lotline/schema/domain/view/declared-lists';
import { canShareView } from '@lotline/schema/domain/view/view.lifecycle';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useActor } from '@lotline/web-session/react/me-context';
import { Popover } from '../frame/Popover.tsx';
import type { GridRowData } from '../grid/grid-column.ts';
import type { GridColumns } from '../grid/use-grid-columns.ts';
import { isNumbered, type SavedView } from './hoped-views.ts';
import { RemoveViewSheet } from './RemoveViewSheet.tsx';
import { ViewForm } from './LazyViewForm.tsx';
import { ViewLine } from './ViewLine.tsx';
import { useSavedViews } from './use-saved-views.ts';
import editor from './FilterEditor.module.css';
import styles from './SavedViewsMenu.module.css';

interface SavedViewsMenuProps<Row extends GridRowData> {
  /** Its declaration, so that those of other lists are not loaded. */
  readonly list: Pick<AnyList, 'shareClaim'> & { readonly name: ListName };
  /** The present address of the list, as text. */
  readonly query: string;
  /** The same of an address that asks nothing. */
  readonly home: string;
  readonly columns: GridColumns<Row>;
  readonly allLabel: string;
  /** What is shown now, where it is one of the list's own views; null: it is none of them. */
  readonly viewLabel?: string | null;
  readonly onChoose: (query: string) => void;
}

export function SavedViewsMenu<Row extends GridRowData>({
  list,
  query,
  home,
  columns,
  allLabel,
  viewLabel = null,
  onChoose,
}: SavedViewsMenuProps<Row>) {
  const [isOpen, setIsOpen] = useState(false);
  const [removing, setRemoving] = useState<SavedView | null>(null);
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const toast = useToast();
  const saved = useSavedViews(list.name);
  const mayShare = canShareView(useActor(), list).ok;
  const close = useCallback(() => {
    setIsOpen(false);
    setRemoved(null);
  }, []);
  const toggle = () => {
    if (!isOpen) saved.readAgain();
    setIsOpen(!isOpen);
  };
  const choose = (wanted: string) => {
    onChoose(wanted);
    close();
  };
  const open = (view: SavedView) => {
    if (view.columns !== null) columns.takeSaved(view.columns);
    choose(view.query);
  };
  const say = (problem: unknown) => toast.error(problem instanceof Error ? problem.message : 'The view could not be removed.');
  /** A shared one asks first; an own one can be restored. */
  const remove = (view: SavedView) => {
    if (view.isShared) setRemoving(view);
    else void saved.remove(view.id).then(() => setRemoved(view), say);
  };
  const shown = { query, columns: columns.asSaved };
  const here = query === home ? allLabel : (saved.views.find((view) => view.query === query)?.name ?? viewLabel ?? 'Views');
  const lines = (views: readonly SavedView[]) =>
    views.map((view) => (
      <ViewLine
        key={`${String(view.id)} ${isNumbered(view) ? '' : view.name}`}
        view={view}
        shown={shown}
        mayShare={mayShare}
        saved={saved}
        onOpen={open}
        onRemove={remove}
      />
    ));
  const [own, others] = [saved.views.filter(({ isOwn }) => isOwn), saved.views.filter(({ isOwn }) => !isOwn)];
  return (
    <>
      <Popover
        label="Saved views"
        isOpen={isOpen}
        onClose={close}
        trigger={
          <Button kind="text" icon={Bookmark} aria-expanded={isOpen} onClick={toggle}>
            {here}
            <Icon of={ChevronDown} size="s" />
          </Button>
        }
      >
        <button type="button" className={editor.choice} onClick={() => choose('')}>
          {allLabel}
        </button>
        {saved.isFailed ? <p className={classes(words.small, styles.note)}>The views could not be loaded.</p> : null}
        {own.length === 0 ? null : (
          <ul aria-label="Mine" className={styles.part}>
            {lines(own)}
          </ul>
        )}
        {others.length === 0 ? null : (
          <section className={styles.part}>
            <h2 className={editor.title}>Shared</h2>
            <ul aria-label="Shared">{lines(others)}</ul>
          </section>
        )}
        {removed === null ? null : (
          <p className={classes(words.small, styles.line)} role="status">
            <span className={styles.said}>“{removed.name}” is removed.</span>
            <Button kind="text" autoFocus onClick={() => void saved.bringBack(removed).then(() => setRemoved(null), say)}>
              Undo
            </Button>
          </p>
        )}
        <ViewForm
          label="Save what is shown now"
          draftName={`view-of-${list.name}-new`}
          mayShare={mayShare}
          onSave={(of) => saved.save({ id: null, ...of, ...shown })}
        />
      </Popover>
      {removing === null ? null : (
        <RemoveViewSheet view={removing} onRemove={() => saved.remove(removing.id)} onClose={() => setRemoving(null)} />
      )}
    </>
  );
}
