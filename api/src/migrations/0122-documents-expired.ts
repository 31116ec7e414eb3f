// The last notice of a document is that it has expired (screens.md §2.19): 0 days.
export const name = '0122-documents-expired';

export const sql = /* sql */ `
alter table document_notice
  drop constraint document_notice_days_check,
  add constraint document_notice_days_check check (days in (30, 14, 7, 0));
`;
