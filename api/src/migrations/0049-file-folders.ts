// Folders of a job's files that stand without a file in them, too (decision 055): a file's own folder is attachment.folder (0020).
export const name = '0049-file-folders';

export const sql = /* sql */ `
alter table construction add column file_folders text[] not null default '{}';
`;
