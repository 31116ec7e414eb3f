// What a person did, newest first, by index however much it is (screens.md §2.17).
export const name = '0072-events-by-person';

export const sql = /* sql */ `
create index event_by_person on event (actor_user_id, recorded_at desc, id desc);
`;
