// The sentence for a duplicate: each unique key by its name, with the field of the wire. unique-keys.db.test.ts
// fails for a key of the database that is not here.

export interface TakenKey {
  /** As the wire names it. */
  readonly field: string;
  readonly sentence: string;
}

const taken = (field: string, sentence: string): TakenKey => ({ field, sentence });
const AGAIN = taken('clientId', 'This was already sent once. Refresh and check before you do it again.');

const UNIQUE_KEYS: Readonly<Record<string, TakenKey>> = {
  app_user_email: taken('email', 'Someone else has this email address already. Use another.'),
  app_user_subject_key: taken('subject', 'This sign-in belongs to someone else already.'),
  role_name: taken('name', 'Another role has this name already. Choose another.'),
  role_claim_pkey: taken('claimValue', 'The role has this right already.'),
  user_role_pkey: taken('roleId', 'The person has this role already.'),
  work_group_name: taken('name', 'Another group has this name already. Choose another.'),
  independent_contractor_name: taken('legalName', 'Another contractor has this legal name already. Check whether it is the same one.'),
  independent_contractor_abn: taken('abn', 'Another contractor has this ABN already. Check whether it is the same one.'),
  contractor_bank_account_waiting: taken(
    'contractorId',
    'A change of the bank account is waiting already. Decide it before another is asked for.',
  ),
  contractor_bank_account_current: taken('id', 'Another account has since come into use. Refresh and check again.'),
  group_member_pkey: taken('userId', 'This person is in the group already.'),
  group_member_one_primary: taken('isPrimaryContact', 'The group has a primary contact already. Take it from that person first.'),
  construction_work_order: taken('workOrder', 'Another job has this work order already. Check the number.'),
  sms_message_send_id_key: AGAIN,
  sms_message_builder_request_id_key: AGAIN,
  recorded_sms_pkey: AGAIN,
  document_mail_log_id_key: AGAIN,
  document_mail_once: AGAIN,
  document_mail_send_id_key: AGAIN,
  recorded_mail_pkey: AGAIN,
  builder_request_public_id_key: taken('message', 'This link was already sent for other jobs. Open the dialog again for a new one.'),
  builder_request_job_builder_request_id_construction_id_key: taken('ids', 'This message asks for that job already.'),
  builder_request_job_potential_job_key: taken('ids', 'This message asks for that potential job already.'),
  project_name: taken('name', 'This customer has a project of this name already. Choose another.'),
  saved_operation_name: taken('name', 'You have a saved operation of this name already. Choose another.'),
  saved_view_name: taken('name', 'You have a view of this name already. Choose another.'),
  child_code_code_key: taken('code', 'This child code already exists. Choose another.'),
  child_code_code: taken('code', 'This child code already exists. Choose another.'),
  construction_code_once: taken(
    'effectiveFrom',
    'From and last day overlap an existing rate for the same customer, contract and code. End that one first, or choose other days.',
  ),
  child_code_rate_once: taken(
    'effectiveFrom',
    'From and last day overlap an existing rate for the same group or contractor. End that one first, or choose other days.',
  ),
  item_price_once: taken('effectiveFrom', 'The item already has a price from that day. Withdraw it first, or choose another day.'),
  field_item_code_key: taken('code', 'Another item has this code already. Choose another.'),
  field_item_code: taken('code', 'Another item has this code already. Choose another.'),
  potential_job_raised_by_user_id_client_id_key: AGAIN,
  field_comment_user_id_client_id_key: AGAIN,
  project_comment_user_id_client_id_key: AGAIN,
  internal_comment_user_id_client_id_key: AGAIN,
  attachment_owner_user_id_client_id_key: AGAIN,
  task_user_client: AGAIN,
  schedule_item_client: AGAIN,
  boq_client: AGAIN,
  custom_task_client: AGAIN,
  idempotency_pkey: AGAIN,
  job_delegation_once: taken(
    'userId',
    'This person already looks after the job on some of these days. End that first, or choose other days.',
  ),
  task_user_one_open: taken('onSiteUtc', 'This person is onsite at the task already.'),
  payment_one_live_per_task: taken('scheduleId', 'The task has a payment already.'),
  payment_item_one_per_item: taken('scheduleItemId', 'The payment has a line for this item already.'),
  system_setting_name: taken('name', 'This work type already has this setting.'),
  system_setting_version_of: taken('version', 'Someone else saved this setting at the same moment. Reload it.'),
  lookup_value_code: taken('code', 'Another value of the list has this code. Choose another.'),
  lookup_value_label: taken('label', 'The list has this name already. Choose another.'),
  lookup_name_key: taken('name', 'Another list has this name already. Choose another.'),
};

/** Null for a key that no person's input can violate: then it is our fault. */
export function takenKey(constraint: unknown): TakenKey | null {
  return typeof constraint === 'string' && Object.hasOwn(UNIQUE_KEYS, constraint) ? (UNIQUE_KEYS[constraint] ?? null) : null;
}

/** For the test that compares them with the database's. */
export const NAMED_KEYS: readonly string[] = Object.keys(UNIQUE_KEYS);
