// When a field comment was written, by the clock of the device that wrote it, as far as the server believes it (schema/domain/kernel/action-instant): one that
// was written without a network arrives later. Null: the same as when it came, as for all that came before this.
export const name = '0063-comments-written';

export const sql = /* sql */ `
alter table field_comment add column written_utc timestamptz,
  add constraint field_comment_written_before_it_came check (written_utc <= created_utc);
`;
