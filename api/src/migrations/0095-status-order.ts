// Statuses are sorted in the order of their setting (features/setting/status-order.sql), which no index knows; nothing reads theirs by the alphabet.
export const name = '0095-status-order';

export const sql = /* sql */ `
drop index construction_in_order_status;
`;
