// Whom of a group the notices of its contractor's documents are for (screens.md §2.19).
export const name = '0147-document-notices-of-groups';

export const sql = /* sql */ `
alter table work_group add column document_notices text default 'all' check (document_notices in ('all', 'contact', 'nobody'));
`;
