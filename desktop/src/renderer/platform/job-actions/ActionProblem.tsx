// Why the last action was refused, in its sheet.
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';

export function ActionProblem({ problem }: { readonly problem: string | null }) {
  return problem === null ? null : <Banner tone="bad">{problem}</Banner>;
}
