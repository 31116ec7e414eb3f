// The files of a job that are on their way, counted before one more is taken (schema/domain/job/job-room.rules).
export const name = '0054-room-of-a-job';

export const sql = /* sql */ `
create index attachment_reserved_construction on attachment (construction_id) where state = 'reserved' and construction_id is not null;
`;
