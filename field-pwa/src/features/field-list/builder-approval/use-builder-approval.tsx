// Builder Approval over the list: of one job, or of the builder that is chosen first. Its forms are loaded when they are first asked for.
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { ShieldCheck } from 'lucide-react';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import type { Option } from '@lotline/shared-ui/components/OptionList/OptionList';
import { askableBuilders } from './askable-builders.ts';

const BuilderApprovalSheet = lazy(() => import('../../../platform/builder-approval/BuilderApprovalSheet.tsx'));
const ChooseBuilder = lazy(() => import('./ChooseBuilder.tsx'));

interface BuilderApproval {
  readonly ask: (constructionId: number) => void;
  /** For the menu; none where no builder can be asked. */
  readonly options: readonly Option[];
  readonly sheet: ReactNode;
}

const NO_TASKS: readonly FieldTask[] = [];

export function useBuilderApproval(tasks: readonly FieldTask[] = NO_TASKS): BuilderApproval {
  const [asked, setAsked] = useState<number | 'choose' | null>(null);
  const builders = useMemo(() => askableBuilders(tasks), [tasks]);
  const ask = useCallback((constructionId: number) => setAsked(constructionId), []);
  const close = () => setAsked(null);
  const options = builders.length === 0 ? [] : [{ label: 'Builder Approval', icon: ShieldCheck, onSelect: () => setAsked('choose') }];
  const sheet =
    asked === null ? null : (
      <Suspense fallback={null}>
        {asked === 'choose' ? (
          <ChooseBuilder builders={builders} onChoose={setAsked} onClose={close} />
        ) : (
          <BuilderApprovalSheet key={asked} of={{ kind: 'job', id: asked }} onClose={close} />
        )}
      </Suspense>
    );
  return { ask, options, sheet };
}
