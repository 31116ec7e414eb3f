// Who writes comments on a project, as the server asks it.
import { canWriteComment } from '@lotline/schema/domain/comment/comment.lifecycle';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { all } from '@lotline/schema/domain/kernel/verdict';
import { mustBeAssigned } from '@lotline/schema/domain/task/assignment.rules';
import type { ProjectFacts } from './project-data.ts';

export const mayWriteOn = (actor: Actor, { isHeld }: ProjectFacts): boolean =>
  all(mustBeAssigned(isHeld, 'project'), canWriteComment(actor)).ok;
