// The work types that a group does (screens.md §2.19), separated by commas as those of codes are; null: all of them.
export const name = '0145-work-types-of-groups';

export const sql = /* sql */ `
alter table work_group add column work_types text;
`;
