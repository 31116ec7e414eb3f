// One child code: its head, its rates, the tasks issued by it, its history, and its edit as an address of its own (screens.md §2.18).
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { CHILD_CODE } from '@lotline/schema/domain/item/child-code.fields';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Panel } from '../../platform/frame/Panel.tsx';
import { useTitle } from '../../platform/frame/use-title.ts';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { AbsentRecord } from '../../platform/record/AbsentRecord.tsx';
import { RecordHistory } from '../../platform/record/RecordHistory.tsx';
import { RecordFrame } from '../../platform/record/RecordFrame.tsx';
import type { RecordTab } from '../../platform/record/RecordTabs.tsx';
import { ArchiveCodeSheet } from './ArchiveSheet.tsx';
import { childCodePath, nameOf, ratesOf, type ChildCode } from './child-code-data.ts';
import { ChildCodeSheet } from './ChildCodeSheet.tsx';
import { RatesTab } from './RatesTab.tsx';
import { TasksTab } from './TasksTab.tsx';
import { useChildCode } from './use-child-codes.ts';

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
  const [isArchiving, setArchiving] = useState(false);
  return (
    <RecordFrame
      {...{ record: CHILD_CODE, id: code.id, name: nameOf(code), list: LIST, tabs: TABS, tab, props: { code }, pathOf: childCodePath }}
      marks={code.isArchived ? <PlainTag>archived</PlainTag> : null}
      actions={
        <Button kind="text" onClick={() => setArchiving(true)}>
          {code.isArchived ? 'Restore' : 'Archive'}
        </Button>
      }
      edit={(onClose) => <ChildCodeSheet code={code} onClose={onClose} />}
    >
      {isArchiving ? <ArchiveCodeSheet code={code} onClose={() => setArchiving(false)} /> : null}
    </RecordFrame>
  );
}
