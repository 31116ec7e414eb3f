// What of a catalogue item the office is told beside its price (screens.md §2.18): the pictures it needs, for which work, how much is usual, and from which amount
// on the customer approves first.
export const name = '0092-item-code-limits';

export const sql = /* sql */ `
alter table field_item
  add column shot_list text,
  add column work_types text,
  add column min_quantity numeric(12,3),
  add column max_quantity numeric(12,3),
  add column preapproval_over numeric(12,2),
  add constraint field_item_quantities check (max_quantity >= min_quantity);
`;
