// The log of errors has those of the server too (decision 086): of one that an open route had, nobody is known.
export const name = '0153-server-errors';

export const sql = /* sql */ `
alter table client_error drop constraint client_error_app_check;
alter table client_error add constraint client_error_app_check check (app in ('field', 'console', 'server'));
alter table client_error alter column last_user_id drop not null;
`;
