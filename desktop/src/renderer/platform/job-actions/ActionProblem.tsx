// Why the last press was refused, in the sheet that it was pressed in.
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';

export function ActionProblem({ problem }: { readonly problem: string | null }) {
  return problem === null ? null : <Banner tone="bad">{problem}</Banner>;
}
