// What the events of declared records keep (event-shapes.ts): the fields that an edit set, as each declaration has them.
import { z } from 'zod';
import { ITEM_CODE } from '../item/item-code.fields.ts';
import { LOOKUP_VALUE } from '../lookup/lookup-value.fields.ts';
import { PROJECT } from '../project/project.fields.ts';
import { CLAIMS } from '../kernel/claims.ts';
import { ROLE } from '../rights/role.fields.ts';
import { recordShape } from '../record/record-input.ts';
import { decimal, id, nothing, ofEntity, text } from './shape-parts.ts';

const itemCode = recordShape(ITEM_CODE);
const project = recordShape(PROJECT);
const role = recordShape(ROLE);
const lookupValue = recordShape(LOOKUP_VALUE);
const settingSaved = z.strictObject({ name: text, workType: text.nullable(), changes: z.int() });
const statuses = z.strictObject({ status: text.optional(), plannedStatus: text.optional(), statusBeforeHold: text.optional() });
const ofLookup = z.strictObject({ lookupId: id });
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
  saveSetting: ofEntity('system_setting', { before: nothing, after: nothing, detail: settingSaved }),
  resetSetting: ofEntity('system_setting', { before: nothing, after: nothing, detail: settingSaved }),
  replaceStatus: ofEntity('construction', { before: statuses, after: statuses, detail: nothing }),
  createLookupValue: ofEntity(LOOKUP_VALUE.entity, { before: nothing, after: lookupValue, detail: ofLookup.extend({ list: text }) }),
  renameLookupValue: ofEntity(LOOKUP_VALUE.entity, { before: lookupValue, after: lookupValue, detail: ofLookup }),
  archiveLookupValue: ofEntity(LOOKUP_VALUE.entity, { before: archived, after: archived, detail: ofLookup }),
  restoreLookupValue: ofEntity(LOOKUP_VALUE.entity, { before: archived, after: archived, detail: ofLookup }),
  moveLookupValue: ofEntity(LOOKUP_VALUE.entity, {
    before: nothing,
    after: nothing,
    detail: ofLookup.extend({ from: decimal, to: decimal }),
  }),
  mergeLookupValues: ofEntity(LOOKUP_VALUE.entity, {
    before: nothing,
    after: nothing,
    detail: ofLookup.extend({ from: text, count: z.int() }),
  }),
  archiveItemCode: ofEntity(ITEM_CODE.entity, { before: archived, after: archived, detail: nothing }),
  restoreItemCode: ofEntity(ITEM_CODE.entity, { before: archived, after: archived, detail: nothing }),
};
