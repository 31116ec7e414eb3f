// Inviting people (screens.md §2.17): when somebody was invited last; until the first sign-in binds their e-mail they count as invited.
export const name = '0071-invited-people';

export const sql = /* sql */ `
alter table app_user add column invited_at timestamptz;
create index app_user_in_order on app_user ((first_name || ' ' || last_name), id);
`;
