// What was handed to other services goes after the days of the setting 'Retention' (decision 086): found by when it ended.
export const name = '0158-old-integrations';

export const sql = /* sql */ `
create index sms_message_settled on sms_message (settled_at) where settled_at is not null;
create index document_mail_settled on document_mail (settled_at) where settled_at is not null;
create index xero_call_settled on xero_call (settled_at);
`;
