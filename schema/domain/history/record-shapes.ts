// What the events of declared records keep (event-shapes.ts): the fields that an edit set, as each declaration has them.
import { z } from 'zod';
import { ITEM_CODE } from '../item/item-code.fields.ts';
import { PROJECT } from '../project/project.fields.ts';
import { CLAIMS } from '../kernel/claims.ts';
import { ROLE } from '../rights/role.fields.ts';
import { recordShape } from '../record/record-input.ts';
import { nothing, ofEntity } from './shape-parts.ts';

const itemCode = recordShape(ITEM_CODE);
const project = recordShape(PROJECT);
const role = recordShape(ROLE);
const claimsOfRole = z.strictObject({ given: z.array(z.enum(CLAIMS)), taken: z.array(z.enum(CLAIMS)) });
const archived = z.strictObject({ isArchived: z.boolean() });

export const RECORD_CHANGES = {
  createItemCode: ofEntity(ITEM_CODE.entity, { before: nothing, after: itemCode, detail: nothing }),
  editItemCode: ofEntity(ITEM_CODE.entity, { before: itemCode, after: itemCode, detail: nothing }),
  createProject: ofEntity(PROJECT.entity, { before: nothing, after: project, detail: nothing }),
  editProject: ofEntity(PROJECT.entity, { before: project, after: project, detail: nothing }),
  createRole: ofEntity(ROLE.entity, { before: nothing, after: role, detail: claimsOfRole }),
  editRole: ofEntity(ROLE.entity, { before: role, after: role, detail: claimsOfRole }),
  archiveRole: ofEntity(ROLE.entity, { before: archived, after: archived, detail: nothing }),
  restoreRole: ofEntity(ROLE.entity, { before: archived, after: archived, detail: nothing }),
  archiveItemCode: ofEntity(ITEM_CODE.entity, { before: archived, after: archived, detail: nothing }),
  restoreItemCode: ofEntity(ITEM_CODE.entity, { before: archived, after: archived, detail: nothing }),
};
