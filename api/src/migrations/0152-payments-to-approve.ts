// Which tasks have a payment to approve (decision 047): of all payments few are in review, and Home's figure, the rail's and the view look at each of them.
export const name = '0152-payments-to-approve';

export const sql = /* sql */ `
create index payment_in_review on payment (schedule_id) where state = 'review';
`;
