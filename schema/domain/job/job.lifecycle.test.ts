import { buildActor } from '../../testing/build-actor.ts';
import type { JobStatusSettings } from '../settings/job-status.setting.ts';
import { canEditContactField, canEditDeveloperAndSiteContact, editableStatuses, hasEditableStatus } from './job.lifecycle.ts';
import { canSetJobStatus } from './job-hold.lifecycle.ts';

const field = buildActor();
const office = buildActor({ claims: ['CAN_ACCESS_CONSTRUCTION'] });
const status = (statusName: string, sortOrder: number, fieldOrder: number, fieldEdit: boolean, allowedNext?: string[]) => ({
  statusName,
  sortOrder,
  fieldOrder,
  fieldEdit,
  colour: null,
  ...(allowedNext === undefined ? {} : { allowedNext }),
});
const settings: JobStatusSettings = {
  statuses: [
    status('Planned', 1, 9, false),
    status('No power yet', 2, 2, true),
    status('In construction', 3, 1, true),
    status('Complete', 4, 3, false),
  ],
};

describe('job status (Spec 1 §4, Spec 2 §4)', () => {
  it('offers the field those flagged fieldEdit and the current one, in fieldOrder', () => {
    expect(editableStatuses(field, 'Complete', settings)).toEqual(['In construction', 'No power yet', 'Complete']);
    expect(editableStatuses(field, 'In construction', settings)).toEqual(['In construction', 'No power yet']);
  });

  it('offers the office all of them in sortOrder, and a current one that is no longer configured first', () => {
    expect(editableStatuses(office, 'Planned', settings)).toEqual(['Planned', 'No power yet', 'In construction', 'Complete']);
    expect(editableStatuses(office, 'Old', settings)).toEqual(['Old', 'Planned', 'No power yet', 'In construction', 'Complete']);
  });

  it.each([
    [field, 'Planned', 'No power yet', true],
    [field, 'Planned', 'Planned', true],
    [field, 'Old', 'Old', true],
    [field, 'Planned', 'Complete', false],
    [field, 'Planned', 'Nowhere', false],
    [office, 'Planned', 'Complete', true],
    [office, 'Planned', 'Nowhere', false],
  ])('case %#: from one status to another', (actor, current, next, ok) => {
    expect(canSetJobStatus(actor, current, next, settings).ok).toBe(ok);
  });

  it('names the allowed ones when it refuses (domain.md §2)', () => {
    expect(canSetJobStatus(field, 'Planned', 'Complete', settings)).toEqual({
      ok: false,
      code: 'STATUS_NOT_ALLOWED',
      details: { allowed: ['In construction', 'No power yet'] },
    });
  });

  it('keeps the field to allowedNext where the current status has one', () => {
    const narrowed = { statuses: [status('A', 1, 1, true, ['B']), status('B', 2, 2, true), status('C', 3, 3, true)] };
    expect(canSetJobStatus(field, 'A', 'B', narrowed).ok).toBe(true);
    expect(canSetJobStatus(field, 'A', 'C', narrowed).ok).toBe(false);
    expect(canSetJobStatus(office, 'A', 'C', narrowed).ok).toBe(true);
  });

  it('shows its control only if some status has fieldEdit (Spec 1 §6)', () => {
    expect(hasEditableStatus(settings)).toBe(true);
    expect(hasEditableStatus({ statuses: [status('A', 1, 1, false)] })).toBe(false);
  });
});

describe('developer and site contact (Spec 1 §6)', () => {
  const list = (canEdit: Record<string, boolean>) => ({
    fields: Object.entries(canEdit).map(([fieldName, edit]) => ({ fieldName, show: true, canEdit: edit })),
  });

  it('are edited from the field only where the Field Work List says so, each on its own', () => {
    const marked = list({ developer: true, siteContact: false });
    expect(canEditContactField(field, marked, 'developer')).toEqual({ ok: true });
    expect(canEditContactField(field, marked, 'siteContact')).toMatchObject({
      code: 'FIELD_NOT_EDITABLE',
      details: { field: 'Site Contact' },
    });
    expect(canEditDeveloperAndSiteContact(field, marked)).toEqual({ ok: true });
    expect(canEditDeveloperAndSiteContact(field, list({ siteContact: true }))).toEqual({ ok: true });
    expect(canEditDeveloperAndSiteContact(field, list({ customerRef: true }))).toMatchObject({ code: 'FIELD_NOT_EDITABLE' });
  });

  it('are always open to the office', () => {
    expect(canEditDeveloperAndSiteContact(office, list({}))).toEqual({ ok: true });
  });
});
