// The thread that works out what a change of roles would do to people.
import { rolePreview, type PreviewedRoles, type RolePreview } from '@lotline/schema/domain/task/role-preview.rules';
import { answerInThread } from '../../platform/threads/answer-in-thread.ts';

answerInThread((asked: PreviewedRoles): RolePreview => rolePreview(asked));
