// One child code: its head, its rates, the tasks issued by it, its history, and its edit as an address of its own (screens.md §2.18).
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PencilLine } from 'lucide-react';
import { CHILD_CODE } from '@lotline/schema/domain/item/child-code.fields';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Panel } from '../../platform/frame/Panel.tsx';
import { useTitle } from '../../platform/frame/use-title.ts';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { AbsentRecord } from '../../platform/record/AbsentRecord.tsx';
import { RecordHistory } from '../../platform/record/RecordHistory.tsx';
import { PresenceNote } from '../../platform/presence/PresenceNote.tsx';
import { RecordTabs, type RecordTab } from '../../platform/record/RecordTabs.tsx';
import { ArchiveCodeSheet } from './ArchiveSheet.tsx';
import { childCodePath, nameOf, ratesOf, type ChildCode } from './child-code-data.ts';
import { ChildCodeSheet } from './ChildCodeSheet.tsx';
import { RatesTab } from './RatesTab.tsx';
import { TasksTab } from './TasksTab.tsx';
import { useChildCode } from './use-child-codes.ts';
import page from '../../platform/frame/Page.module.css';
import styles from '../../platform/record/RecordPage.module.css';

interface TabProps {
  readonly code: ChildCode;
}

const History = ({ code: { id } }: TabProps) => (
  <Panel title="History">
    <RecordHistory entity="child_code" id={id} />
  </Panel>
);

const TABS: readonly [RecordTab<TabProps>, ...RecordTab<TabProps>[]] = [
  { key: '', label: 'Rates', count: ({ code }) => ratesOf(code).length, Tab: RatesTab },
  { key: 'tasks', label: 'Tasks', Tab: TasksTab },
  { key: 'history', label: 'History', Tab: History },
];
const EDIT = 'edit';

const LIST = { label: 'Child codes', path: '/admin/childcodes' };

export function ChildCodePage() {
  const params = useParams();
  const id = Number(params['id']);
  const { code, ...read } = useChildCode(id);
  useTitle(code === null ? 'Child code' : `${nameOf(code)} · Child code`);
  if (code !== null) return <Shown key={id} code={code} tab={params['tab'] ?? ''} />;
  return <AbsentRecord called="child code" list={LIST} read={read} />;
}

function Shown({ code, tab }: { readonly code: ChildCode; readonly tab: string }) {
  const navigate = useNavigate();
  const [isArchiving, setArchiving] = useState(false);
  const { key, Tab } = TABS.find((one) => one.key === tab) ?? TABS[0];
  const edit = () => void navigate(childCodePath(code.id, EDIT));
  useHotkeys({ e: edit });
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <nav aria-label="Where this is" className={page.meta}>
        <Link to={LIST.path}>{LIST.label}</Link>
      </nav>
      <div className={styles.title}>
        <h1>{nameOf(code)}</h1>
        {code.isArchived ? <PlainTag>archived</PlainTag> : null}
        <span className={styles.room} />
        <PresenceNote record={CHILD_CODE} id={code.id} isEditing={false} />
        <Button kind="text" onClick={() => setArchiving(true)}>
          {code.isArchived ? 'Restore' : 'Archive'}
        </Button>
        <Button icon={PencilLine} onClick={edit}>
          Edit <kbd>E</kbd>
        </Button>
      </div>
      <RecordTabs label="Child code" tabs={TABS} shown={key} props={{ code }} pathOf={(to) => childCodePath(code.id, to)} />
      <Tab code={code} />
      {tab === EDIT ? <ChildCodeSheet code={code} onClose={() => void navigate(childCodePath(code.id))} /> : null}
      {isArchiving ? <ArchiveCodeSheet code={code} onClose={() => setArchiving(false)} /> : null}
    </main>
  );
}
