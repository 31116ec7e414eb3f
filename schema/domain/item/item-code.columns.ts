// The list of item codes (screens.md §2.18), declared.
import { declareList } from '../list/list-declaration.ts';
import { ITEM_CODE } from './item-code.fields.ts';

const CLAIM = 'CAN_MANAGE_ITEM_CODES';
const { code, name, description, itemType, unitOfMeasure, unitAmount, estimatedTime, ...more } = ITEM_CODE.fields;
const { minQuantity, maxQuantity, preapprovalOver, workTypes, shotList } = more;

export const ITEM_CODE_LIST = declareList({
  name: 'itemCodes',
  label: 'Item codes',
  live: 'field_item',
  claim: CLAIM,
  shareClaim: CLAIM,
  defaultSort: 'code',
  columns: {
    code: { label: code.label, kind: 'text', isSortable: true },
    name: { label: name.label, kind: 'text', isSortable: true },
    description: { label: description.label, kind: 'text', isNullable: true },
    itemType: { label: itemType.label, kind: 'text', isNullable: true, isSortable: true },
    unitOfMeasure: { label: unitOfMeasure.label, kind: 'text', isNullable: true, isSortable: true },
    unitAmount: { label: unitAmount.label, kind: 'amount', claim: unitAmount.claim, isNullable: true, isSortable: true },
    estimatedTime: { label: estimatedTime.label, kind: 'quantity', isNullable: true, isSortable: true },
    minQuantity: { label: minQuantity.label, kind: 'quantity', isNullable: true },
    maxQuantity: { label: maxQuantity.label, kind: 'quantity', isNullable: true },
    preapprovalOver: { label: preapprovalOver.label, kind: 'amount', claim: preapprovalOver.claim, isNullable: true },
    workTypes: { label: workTypes.label, kind: 'text', isNullable: true },
    shotList: { label: shotList.label, kind: 'text', isNullable: true },
    usageCount: { label: 'Uses', kind: 'number', about: 'Lines of jobs that have it' },
    isPriceDated: { label: 'Dated prices', kind: 'flag', about: 'Its unit amount is set from a day on', exported: 'by name' },
    mergedInto: { label: 'Merged into', kind: 'text', isNullable: true },
    isArchived: { label: 'Archived', kind: 'flag' },
    id: { label: 'Number', kind: 'number', isSortable: true, exported: 'by name' },
    version: { label: 'Version', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'In code, name or description' },
    ids: { kind: 'rows' },
    itemTypes: { kind: 'names', id: 'type', isNullable: true, label: itemType.label },
    unitsOfMeasure: { kind: 'names', id: 'unit', isNullable: true, label: unitOfMeasure.label },
    archived: { kind: 'flag', id: 'archived', label: 'Archived' },
    used: { kind: 'flag', id: 'used', label: 'In use', about: 'A line of a job has it' },
  },
  days: {},
});
