// One construction code: its head, its tabs, the next rate of it, and its edit as an address of its own (screens.md §2.18).
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Plus } from 'lucide-react';
import { CONSTRUCTION_CODE } from '@lotline/schema/domain/item/construction-code.fields';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useTitle } from '../../platform/frame/use-title.ts';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { AbsentRecord } from '../../platform/record/AbsentRecord.tsx';
import { RecordFrame } from '../../platform/record/RecordFrame.tsx';
import { ArchiveSheet } from './ArchiveSheet.tsx';
import { constructionCodePath, nameOf, type ConstructionCode } from './construction-code-data.ts';
import { ConstructionCodeSheet } from './ConstructionCodeSheet.tsx';
import { CONSTRUCTION_CODE_TABS } from './construction-code-tabs.tsx';
import { useConstructionCode } from './use-construction-codes.ts';

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
  return (
    <RecordFrame
      {...{ record: CONSTRUCTION_CODE, id: code.id, name: nameOf(code), list: LIST, tabs: CONSTRUCTION_CODE_TABS, tab, props: { code } }}
      pathOf={constructionCodePath}
      marks={code.isArchived ? <PlainTag>archived</PlainTag> : null}
      actions={
        <>
          <Button kind="text" onClick={() => open('archive')}>
            {code.isArchived ? 'Restore' : 'Archive'}
          </Button>
          <Button icon={Plus} onClick={() => open('next')}>
            New rate
          </Button>
        </>
      }
      edit={(onClose) => <ConstructionCodeSheet code={code} onClose={onClose} />}
    >
      {opened === 'archive' ? <ArchiveSheet code={code} onClose={close} /> : null}
      {opened === 'next' ? (
        <ConstructionCodeSheet code={code} isNext onClose={close} onMade={(id) => void navigate(constructionCodePath(id))} />
      ) : null}
    </RecordFrame>
  );
}
