// Tables that nothing has ever written or read; what comes to need them brings its own.
export const name = '0018-unused-tables';

export const sql = /* sql */ `
drop table builder_request_job;
drop table builder_request;
drop table organisation_setting;
`;
