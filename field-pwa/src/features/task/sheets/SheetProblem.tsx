// Why the last try from this sheet failed, above its buttons; what was typed stays.
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import type { CallName } from '../calls/call-toasts.ts';
import { useTaskPage } from '../task-page-context.ts';

export function SheetProblem({ of }: { readonly of: readonly CallName[] }) {
  const { calls } = useTaskPage();
  const { problem } = calls;
  if (problem === null || !of.includes(problem.call)) return null;
  return (
    <Banner tone="bad" className="sheet-problem">
      {problem.sentence}
    </Banner>
  );
}
