// What a provider tells later of a message that it took (decision 083): it reached the phone, or it did not.
export const name = '0116-sms-delivery';

export const sql = /* sql */ `
alter table sms_message
  drop constraint sms_message_state_check,
  add constraint sms_message_state_check check (state in ('queued', 'sent', 'delivered', 'failed')),
  drop constraint sms_message_failure_check,
  add constraint sms_message_failure_check check (failure in ('number', 'refused', 'down', 'lost', 'revoked', 'undelivered'));
`;
