// Which jobs a person sees: all with CAN_ACCESS_CONSTRUCTION, else those with at least one visible task (domain.md §1).
import { taskScope } from '../task/task.scope.ts';

/** A condition on the construction of that alias; bind with scopeBinds. */
export function jobScope(alias: string): string {
  return `($canAccessConstruction::boolean
    or exists (select 1 from schedule scoped where scoped.construction_id = ${alias}.id and ${taskScope('scoped')}))`;
}
