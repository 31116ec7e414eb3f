// Photos of jobs by when they came: the hourly clean-up looks for those that are older than the setting keeps them.
export const name = '0144-photos-by-age';

export const sql = /* sql */ `
create index attachment_by_age on attachment (created_utc) where state = 'uploaded' and construction_id is not null;
`;
