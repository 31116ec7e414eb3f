// The page of a declared record: the way to its list, its head with what can be done, its tabs, and its edit as an address of its own (screens.md §2.17 to 2.19).
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PencilLine } from 'lucide-react';
import type { AnyRecord } from '@lotline/schema/domain/record/record-declaration';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useHotkeys } from '../list/use-hotkeys.ts';
import { PresenceNote } from '../presence/PresenceNote.tsx';
import { RecordTabs, type RecordTab } from './RecordTabs.tsx';
import page from '../frame/Page.module.css';
import styles from './RecordPage.module.css';
import { capitalised } from '@lotline/schema/domain/kernel/capitalised';

const EDIT = 'edit';

interface RecordFrameProps<Props> {
  readonly record: AnyRecord & Parameters<typeof PresenceNote>[0]['record'];
  readonly id: number;
  readonly name: string;
  /** Of all of them: 'Child codes'. */
  readonly list: { readonly label: string; readonly path: string };
  /** How it stands, beside its name. */
  readonly marks?: ReactNode;
  /** What else can be done with it, before Edit. */
  readonly actions?: ReactNode;
  /** The first is shown where the address names none. */
  readonly tabs: readonly [RecordTab<Props>, ...RecordTab<Props>[]];
  /** As the address has it. */
  readonly tab: string;
  /** Of each tab. */
  readonly props: Props;
  readonly pathOf: (id: number, tab?: string) => string;
  /** Its edit. @param onClose goes back to the record */
  readonly edit: (onClose: () => void) => ReactNode;
  /** Sheets that stand before it. */
  readonly children?: ReactNode;
}

export function RecordFrame<Props extends object>(frame: RecordFrameProps<Props>) {
  const { record, id, name, list, marks, actions, tabs, tab, props, pathOf, edit, children } = frame;
  const navigate = useNavigate();
  const { key, Tab } = tabs.find((one) => one.key === tab) ?? tabs[0];
  const openEdit = () => void navigate(pathOf(id, EDIT));
  useHotkeys({ e: openEdit });
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <nav aria-label="Where this is" className={page.meta}>
        <Link to={list.path}>{list.label}</Link>
      </nav>
      <div className={styles.title}>
        <h1>{name}</h1>
        {marks}
        <span className={styles.room} />
        <PresenceNote record={record} id={id} isEditing={false} />
        {actions}
        <Button icon={PencilLine} onClick={openEdit}>
          Edit <kbd>E</kbd>
        </Button>
      </div>
      <RecordTabs label={capitalised(record.called)} tabs={tabs} shown={key} props={props} pathOf={(to) => pathOf(id, to)} />
      <Tab {...props} />
      {tab === EDIT ? edit(() => void navigate(pathOf(id))) : null}
      {children}
    </main>
  );
}
