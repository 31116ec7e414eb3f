// What the events of declared records keep (event-shapes.ts): the fields that an edit set, as each declaration has them.
import { z } from 'zod';
import { ITEM_CODE } from '../item/item-code.fields.ts';
import { PROJECT } from '../project/project.fields.ts';
import { CLAIMS } from '../kernel/claims.ts';
import { PERSON } from '../rights/person.fields.ts';
import { ROLE } from '../rights/role.fields.ts';
import { recordShape } from '../record/record-input.ts';
import { id, nothing, ofEntity, text } from './shape-parts.ts';

const itemCode = recordShape(ITEM_CODE);
const project = recordShape(PROJECT);
const role = recordShape(ROLE);
const claimsOfRole = z.strictObject({ given: z.array(z.enum(CLAIMS)), taken: z.array(z.enum(CLAIMS)) });
const person = recordShape(PERSON);
const names = z.array(text);
const rightsOfPerson = z.strictObject({
  ...{ givenRoleIds: z.array(id), takenRoleIds: z.array(id), joinedGroupIds: z.array(id), leftGroupIds: z.array(id) },
  ...{ gives: names, takes: names, joins: names, leaves: names },
});
const access = z.strictObject({ canLogIn: z.boolean() });
const archived = z.strictObject({ isArchived: z.boolean() });

export const RECORD_CHANGES = {
  createItemCode: ofEntity(ITEM_CODE.entity, { before: nothing, after: itemCode, detail: nothing }),
  editItemCode: ofEntity(ITEM_CODE.entity, { before: itemCode, after: itemCode, detail: nothing }),
  createProject: ofEntity(PROJECT.entity, { before: nothing, after: project, detail: nothing }),
  editProject: ofEntity(PROJECT.entity, { before: project, after: project, detail: nothing }),
  createPerson: ofEntity(PERSON.entity, { before: nothing, after: person, detail: rightsOfPerson }),
  editPerson: ofEntity(PERSON.entity, { before: person, after: person, detail: rightsOfPerson }),
  disablePerson: ofEntity(PERSON.entity, { before: access, after: access, detail: nothing }),
  enablePerson: ofEntity(PERSON.entity, { before: access, after: access, detail: nothing }),
  resendInvitation: ofEntity(PERSON.entity, { before: nothing, after: nothing, detail: nothing }),
  createRole: ofEntity(ROLE.entity, { before: nothing, after: role, detail: claimsOfRole }),
  editRole: ofEntity(ROLE.entity, { before: role, after: role, detail: claimsOfRole }),
  archiveRole: ofEntity(ROLE.entity, { before: archived, after: archived, detail: nothing }),
  restoreRole: ofEntity(ROLE.entity, { before: archived, after: archived, detail: nothing }),
  archiveItemCode: ofEntity(ITEM_CODE.entity, { before: archived, after: archived, detail: nothing }),
  restoreItemCode: ofEntity(ITEM_CODE.entity, { before: archived, after: archived, detail: nothing }),
};
