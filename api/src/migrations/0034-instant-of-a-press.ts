// An event keeps both clocks of the device, and says by what the press was dated (decision 033).
export const name = '0034-instant-of-a-press';

export const sql = /* sql */ `
alter table event
  -- the device's clock when it sent the press, beside occurred_at when it was made
  add column sent_at timestamptz,
  -- press: recorded_at − (sent_at − occurred_at), or the step that it followed at once; received: recorded_at; null: nothing is dated by the press
  add column instant text check (instant in ('press', 'received'));
`;
