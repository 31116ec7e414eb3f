// The list of child codes (screens.md §2.18), declared.
import { declareList } from '../list/list-declaration.ts';
import { CHILD_CODE, CHILD_CODE_CLAIM, CHILD_RATE } from './child-code.fields.ts';

const { code, description, unitOfMeasure, isInSplit } = CHILD_CODE.fields;

export const CHILD_CODE_LIST = declareList({
  name: 'childCodes',
  label: 'Child codes',
  live: 'child_code',
  claim: CHILD_CODE_CLAIM,
  shareClaim: CHILD_CODE_CLAIM,
  defaultSort: 'code',
  columns: {
    code: { label: code.label, kind: 'text', isSortable: true },
    itemCode: { label: 'Item code', kind: 'text', isNullable: true, isSortable: true },
    itemName: { label: 'Item', kind: 'text', isNullable: true, isSortable: true },
    description: { label: description.label, kind: 'text', isNullable: true },
    unitOfMeasure: { label: unitOfMeasure.label, kind: 'text', isNullable: true, about: 'Without one it is paid by the unit of its item' },
    share: { label: 'Share', kind: 'quantity', about: 'How much of it one unit of its item holds' },
    isInSplit: { label: 'Default split', kind: 'flag', about: isInSplit.label },
    generalRate: {
      label: 'General rate',
      kind: 'amount',
      claim: CHILD_RATE.fields.rate.claim,
      isNullable: true,
      about: 'On this day, for whom has no own',
    },
    ratesToday: { label: 'Rates today', kind: 'number', about: 'General, of contractors and of groups' },
    usageCount: { label: 'Uses', kind: 'number', about: 'Lines of tasks that have it' },
    isArchived: { label: 'Archived', kind: 'flag' },
    id: { label: 'Number', kind: 'number', isSortable: true, exported: 'by name' },
    version: { label: 'Version', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'In the code, its description, or code and name of its item' },
    ids: { kind: 'rows' },
    unrated: { kind: 'flag', id: 'unrated', label: 'No rate today' },
    split: { kind: 'flag', id: 'split', label: isInSplit.label },
    archived: { kind: 'flag', id: 'archived', label: 'Archived' },
  },
  days: {},
});
