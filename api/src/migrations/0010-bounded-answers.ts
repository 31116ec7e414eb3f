// People by name, page by page, and the comments that one person wrote lately, each by index.
export const name = '0010-bounded-answers';

export const sql = /* sql */ `
create index app_user_name on app_user (first_name, last_name, id) where can_log_in;
create index field_comment_author on field_comment (user_id, created_utc);
`;
