// The list of projects (screens.md §2.24), declared: columns and filters.
import { declareList } from '../list/list-declaration.ts';
import { PROJECT_HEALTHS } from './project.rules.ts';

export const PROJECT_LIST = declareList({
  name: 'projects',
  label: 'Projects',
  live: 'project',
  claim: null,
  shareClaim: 'CAN_EDIT_CONSTRUCTION',
  defaultSort: 'name',
  columns: {
    name: { label: 'Project', kind: 'text', isSortable: true },
    customer: { label: 'Customer', kind: 'text', isNullable: true, isSortable: true },
    fsam: { label: 'FSAM', kind: 'text', isNullable: true, isSortable: true },
    region: { label: 'Region', kind: 'text', isNullable: true, isSortable: true },
    manager: { label: 'Manager', kind: 'text', isNullable: true, isSortable: true },
    health: { label: 'Health', kind: 'text', values: PROJECT_HEALTHS, isComputed: true, about: `One of: ${PROJECT_HEALTHS.join(', ')}` },
    jobsComplete: { label: 'Jobs complete', kind: 'number', about: 'Whose status is Complete or Closed' },
    jobsTotal: { label: 'Jobs', kind: 'number', exportedWith: 'jobsComplete' },
    jobsOverdue: { label: 'Overdue', header: 'Jobs overdue', kind: 'number', about: 'Due before today and not complete' },
    jobsUndated: {
      ...{ label: 'No due date', header: 'Jobs without a due date', kind: 'number' },
      about: 'Without a due date: they are in no plan',
    },
    startDate: { label: 'Start', kind: 'day', isNullable: true, isSortable: true },
    finishDate: { label: 'Finish', kind: 'day', isNullable: true, isSortable: true },
    valueExGst: {
      ...{ label: 'Value ex GST', kind: 'amount', claim: 'CAN_VIEW_FINANCIAL_INFORMATION' },
      about: 'The items of its jobs in all; null without the claim',
    },
    comments: { label: 'Comments', kind: 'text', isNullable: true },
    id: { label: 'Number', kind: 'number', isSortable: true, exported: 'by name' },
    version: { label: 'Version', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'In name, customer, FSAM, region or manager' },
    ids: { kind: 'rows' },
    customers: { kind: 'names', id: 'customer', isNullable: true, label: 'Customer' },
    regions: { kind: 'names', id: 'region', isNullable: true, label: 'Region' },
    managers: { kind: 'names', id: 'manager', isNullable: true, label: 'Manager' },
    healths: { kind: 'some', id: 'health', label: 'Health', values: PROJECT_HEALTHS, about: `Any of: ${PROJECT_HEALTHS.join(', ')}` },
  },
  days: {
    startDate: { kind: 'day', id: 'start', isNullable: true, label: 'Start' },
    finishDate: { kind: 'day', id: 'finish', isNullable: true, label: 'Finish' },
  },
});
