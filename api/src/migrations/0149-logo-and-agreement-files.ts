// The company's logo lies among the files; each version of the setting that names it keeps it there (decision 030). The RCTI agreement of a contractor is one of its
// documents (decision 091).
export const name = '0149-logo-and-agreement-files';

export const sql = /* sql */ `
alter table system_setting_version add column logo_file_id integer references stored_file on delete restrict;
create index system_setting_version_logo on system_setting_version (logo_file_id) where logo_file_id is not null;

insert into document_kind (kind, label) values ('rcti', 'RCTI agreement');
`;
