// One construction code: its head, its tabs, the next rate of it, and its edit as an address of its own (screens.md §2.18).
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PencilLine, Plus } from 'lucide-react';
import { CONSTRUCTION_CODE } from '@lotline/schema/domain/item/construction-code.fields';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useTitle } from '../../platform/frame/use-title.ts';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { AbsentRecord } from '../../platform/record/AbsentRecord.tsx';
import { PresenceNote } from '../../platform/presence/PresenceNote.tsx';
import { RecordTabs } from '../../platform/record/RecordTabs.tsx';
import { ArchiveSheet } from './ArchiveSheet.tsx';
import { constructionCodePath, nameOf, type ConstructionCode } from './construction-code-data.ts';
import { ConstructionCodeSheet } from './ConstructionCodeSheet.tsx';
import { CONSTRUCTION_CODE_TABS } from './construction-code-tabs.tsx';
import { useConstructionCode } from './use-construction-codes.ts';
import page from '../../platform/frame/Page.module.css';
import styles from '../../platform/record/RecordPage.module.css';

const EDIT = 'edit';

const LIST = { label: 'Construction codes', path: '/admin/constructioncodes' };

export function ConstructionCodePage() {
  const params = useParams();
  const id = Number(params['id']);
  const { code, ...read } = useConstructionCode(id);
  useTitle(code === null ? 'Construction code' : `${nameOf(code)} · Construction code`);
  if (code !== null) return <Shown key={id} code={code} tab={params['tab'] ?? ''} />;
  return <AbsentRecord called="construction code" list={LIST} read={read} />;
}

function Shown({ code, tab }: { readonly code: ConstructionCode; readonly tab: string }) {
  const navigate = useNavigate();
  const [opened, open] = useState<'archive' | 'next' | null>(null);
  const close = () => open(null);
  const { key, Tab } = CONSTRUCTION_CODE_TABS.find((one) => one.key === tab) ?? CONSTRUCTION_CODE_TABS[0];
  const edit = () => void navigate(constructionCodePath(code.id, EDIT));
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
        <PresenceNote record={CONSTRUCTION_CODE} id={code.id} isEditing={false} />
        <Button kind="text" onClick={() => open('archive')}>
          {code.isArchived ? 'Restore' : 'Archive'}
        </Button>
        <Button icon={Plus} onClick={() => open('next')}>
          New rate
        </Button>
        <Button icon={PencilLine} onClick={edit}>
          Edit <kbd>E</kbd>
        </Button>
      </div>
      <RecordTabs
        label="Construction code"
        tabs={CONSTRUCTION_CODE_TABS}
        shown={key}
        props={{ code }}
        pathOf={(to) => constructionCodePath(code.id, to)}
      />
      <Tab code={code} />
      {tab === EDIT ? <ConstructionCodeSheet code={code} onClose={() => void navigate(constructionCodePath(code.id))} /> : null}
      {opened === 'archive' ? <ArchiveSheet code={code} onClose={close} /> : null}
      {opened === 'next' ? (
        <ConstructionCodeSheet code={code} isNext onClose={close} onMade={(id) => void navigate(constructionCodePath(id))} />
      ) : null}
    </main>
  );
}
