// The columns that the seed fills, table by table, parents before children. What is left out keeps the database's default.
export const TABLES = {
  independent_contractor: ['id', 'legal_name', 'trading_name', 'abn', 'gst_registered', 'mandatory_document', 'mandatory_document_expiry'],
  app_user: ['id', 'email', 'first_name', 'last_name', 'can_log_in', 'independent_contractor_id'],
  role: ['id', 'name'],
  role_claim: ['role_id', 'claim_value'],
  user_role: ['user_id', 'role_id'],
  work_group: ['id', 'name', 'is_subcontractor', 'can_schedule', 'schedule_order', 'is_field_group', 'independent_contractor_id'],
  group_member: ['group_id', 'user_id', 'is_primary_contact'],
  system_setting: ['id', 'name', 'work_type', 'config'],
  lookup: ['id', 'name', 'data'],
  field_item: ['id', 'code', 'name', 'description', 'item_type', 'unit_of_measure', 'unit_amount', 'estimated_time', 'is_archived'],
  child_code: ['id', 'code', 'parent_item_id', 'description', 'is_archived'],
  child_code_rate: ['id', 'child_code_id', 'group_id', 'rate', 'effective'],
  construction: [
    'id', 'work_order', 'status', 'comments', 'release_date', 'project_fsam', 'description', 'address', 'build_type', 'work_type', 'premises',
    'financial_contact_name', 'delivery_partner', 'delivery_partner_pm', 'developer', 'adtech_pm', 'scheduler', 'original_due_date',
    'updated_due_date', 'dbyd_expiry_date', 'start_due_date', 'lase_date', 'onsite_date', 'integration_date', 'crq_date', 'crq_number',
    'accelerated_job', 'site_contact', 'site_contact_phone', 'customer_ref', 'contract', 'region', 'location_id', 'lot_number', 'unit_number',
    'street_number', 'street_name', 'road_type', 'suburb', 'state', 'post_code', 'custom_fields', 'builder_approval_sent_date',
    'builder_approved_date', 'created_at', 'updated_at',
  ],
  boq: ['id', 'construction_id', 'item_id', 'code', 'description', 'item_type', 'unit_of_measure', 'unit_amount', 'quantity', 'variation_qty', 'assigned_qty', 'completed_qty', 'estimated_time'],
  site_contact: ['id', 'construction_id', 'name', 'description', 'phone', 'email', 'sort_order'],
  schedule: [
    'id', 'construction_id', 'name', 'owner', 'resource', 'group_id', 'completed_group_id', 'issued_date', 'issued_by', 'due_date',
    'scheduled_start_time', 'scheduled_end_time', 'accepted_date', 'declined_date', 'decline_reason', 'onsite_date', 'completed_date',
    'submitted_date', 'is_partial', 'is_reopened', 'initial', 'is_payment', 'comments', 'ticket_of_work', 'external_job_link', 'created_at', 'updated_at',
  ],
  schedule_item: ['id', 'schedule_id', 'boq_id', 'child_code', 'quantity', 'completed_qty', 'variation_reason', 'rejected_date', 'rejected_by', 'reject_reason', 'rate'],
  task_user: ['id', 'schedule_id', 'user_id', 'on_site_utc', 'off_site_utc', 'completed_utc', 'confirm_item_qtys', 'comments'],
  field_comment: ['id', 'schedule_id', 'construction_id', 'user_id', 'comments', 'created_utc'],
  custom_task: ['id', 'name', 'group_id', 'user_id', 'is_completed', 'is_completable', 'due_date', 'completed_utc', 'completed_by_user_id'],
  payment: [
    'id', 'name', 'owner', 'schedule_id', 'construction_id', 'domain_name', 'state', 'invoice_no', 'payment_due_date', 'paid_amount_ex_gst',
    'paid_amount_inc_gst', 'paid_date', 'invoice_date', 'created_at',
  ],
  payment_item: [
    'id', 'payment_id', 'schedule_item_id', 'boq_id', 'item_code', 'original_qty', 'completed_qty', 'unit_amount', 'value_ex_gst',
    'value_inc_gst', 'rejected_date', 'approved_date', 'approved_by', 'variation_reason',
  ],
  event: ['id', 'recorded_at', 'occurred_at', 'actor_user_id', 'entity', 'entity_id', 'construction_id', 'move', 'before', 'after', 'request_id'],
} as const satisfies Record<string, readonly string[]>;

export type TableName = keyof typeof TABLES;
export type Cell = string | number | boolean | null | undefined;
export type Row<T extends TableName = TableName> = Partial<Readonly<Record<(typeof TABLES)[T][number], Cell>>>;

export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

export function hasId(table: TableName): boolean {
  return (TABLES[table] as readonly string[]).includes('id');
}
