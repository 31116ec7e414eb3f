-- The whole task page of a subcontractor as one statement with JSON aggregation, written by hand for the benchmark: what ConstructionQuery
-- answers, without the API (and so without signed links). $1 is the job, $2 the group, $3 the person.
with visible as materialized (
  select * from schedule where construction_id = $1 and (group_id = $2 or (completed_date is not null and completed_group_id = $2))
)
select json_build_object('data', json_build_object(
  'construction', (select row_to_json(job) from (
    select c.id, c.version, c.status, c.comments, c.work_order as "workOrder", c.release_date as "releaseDate", c.project_fsam as "projectFSAM",
      c.description, c.address, c.contact_details as "contactDetails", c.build_type as "buildType", c.work_type as "workType", c.premises,
      case when c.financial_contact_name is not null then json_build_object('displayName', c.financial_contact_name) end as "financialContact",
      c.delivery_partner as "deliveryPartner", c.delivery_partner_pm as "deliveryPartnerPm", c.developer, c.adtech_pm as "adtechPm", c.scheduler,
      c.original_due_date as "originalDueDate", c.updated_due_date as "updatedDueDate", c.dbyd_expiry_date as "dbydExpiryDate",
      c.start_due_date as "startDueDate", c.lase_date as "laseDate", c.onsite_date as "onsiteDate", c.integration_date as "integrationDate",
      c.crq_date as "crqDate", c.crq_number as "crqNumber", c.accelerated_job as "acceleratedJob", c.site_contact as "siteContact",
      c.site_contact_phone as "siteContactPhone", c.customer_ref as "customerRef", c.bom_comments as "bomComments", c.contract, c.region,
      c.quote_number as "quoteNumber", c.pre_payment_number as "prePaymentNumber", c.checklist, c.booked_date as "bookedDate",
      c.work_tasks_complete_date as "workTasksCompleteDate", c.location_id as "locationId", c.is_received as "isReceived",
      c.status_change_hangfire_id as "statusChangeHangfireId", c.hold_reason as "holdReason", c.hold_until as "holdUntil",
      c.lot_number as "lotNumber", c.unit_number as "unitNumber",
      c.street_number as "streetNumber", c.street_name as "streetName", c.road_type as "roadType", c.suburb, c.state, c.post_code as "postCode",
      to_char(c.builder_approval_sent_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "builderApprovalSentDate",
      to_char(c.builder_approved_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "builderApprovedDate",
      json_build_object('fields', (select coalesce(json_agg(json_build_object('fieldName', f.key, 'value', f.value)), '[]')
                                   from jsonb_each(c.custom_fields) f)) as "customFields",
      (select coalesce(json_agg(json_build_object('id', b.id, 'version', b.version, 'clientId', b.client_id, 'itemId', b.item_id, 'code', b.code, 'description', b.description,
          'itemType', b.item_type, 'unitOfMeasure', b.unit_of_measure, 'unitAmount', null, 'quantity', b.quantity::text,
          'variationQty', b.variation_qty::text, 'designVariation', b.design_variation::text, 'assignedQty', b.assigned_qty::text,
          'completedQty', b.completed_qty::text, 'estimatedTime', b.estimated_time::text, 'comments', b.comments,
          'preapproval', case when round(greatest(b.completed_qty, b.quantity + coalesce(b.design_variation, b.variation_qty, 0)) * b.unit_amount, 2) <= bf.preapproval_over then null
            when b.unit_amount is null or bf.preapproval_over is null then null
            when b.preapproved_qty >= greatest(b.completed_qty, b.quantity + coalesce(b.design_variation, b.variation_qty, 0)) then 'given' else 'needed' end,
          'preapprovedQty', b.preapproved_qty::text, 'preapprovalNote', b.preapproval_note) order by b.item_type, b.id), '[]')
       from boq b left join field_item bf on bf.id = b.item_id where b.construction_id = c.id) as boqs,
      (select coalesce(json_agg(task order by task.id), '[]') from (
        select s.id, s.version, s.name, s.owner, s.resource, s.group_id as "groupId",
          to_char(s.issued_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "issuedDate", s.due_date as "dueDate",
          to_char(s.completed_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "completedDate",
          to_char(s.submitted_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedDate",
          s.comments, s.initial, s.ignored, s.is_payment as "isPayment", s.is_reopened as "isReopened", s.is_partial as "isPartial",
          to_char(s.onsite_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "onsiteDate",
          to_char(s.accepted_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "acceptedDate",
          to_char(s.declined_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "declinedDate", s.decline_reason as "declineReason",
          s.ticket_of_work::text as "ticketOfWork", s.child_task_id as "childTaskId", s.external_job_link as "externalJobLink",
          s.reminder_date as "reminderDate", s.reminder_comments as "reminderComments",
          to_char(s.scheduled_start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledStartTime",
          to_char(s.scheduled_end_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledEndTime",
          coalesce(fg.is_subcontractor, false) as "isSubcontracted",
          s.group_id = $2 and exists (select from payment ap where ap.schedule_id = s.id and ap.state in ('approved', 'issued', 'paid'))
            as "hasApprovedPayment",
          case when s.group_id is distinct from $2 then null
               else coalesce(
                 (select v.label from mandatory_document v where v.contractor_id = fg.independent_contractor_id and v.expires_on < current_date order by v.expires_on limit 1),
                 (select v.label from mandatory_document v where v.contractor_id = me.independent_contractor_id and v.expires_on < current_date order by v.expires_on limit 1),
                 (select v.label from mandatory_document v where v.user_id = me.id and v.expires_on < current_date order by v.expires_on limit 1)) end as "expiredDocument",
          (select coalesce(json_agg(json_build_object('id', i.id, 'version', i.version, 'clientId', i.client_id, 'boqId', i.boq_id, 'childCode', i.child_code,
              'quantity', i.quantity::text, 'completedQty', i.completed_qty::text, 'variationReason', i.variation_reason,
              'minQuantity', fi.min_quantity::text, 'maxQuantity', fi.max_quantity::text, 'shotList', fi.shot_list,
              'preapproval', case when round(greatest(b.completed_qty, b.quantity + coalesce(b.design_variation, b.variation_qty, 0)) * b.unit_amount, 2) <= fi.preapproval_over then null
            when b.unit_amount is null or fi.preapproval_over is null then null
            when b.preapproved_qty >= greatest(b.completed_qty, b.quantity + coalesce(b.design_variation, b.variation_qty, 0)) then 'given' else 'needed' end,
              'rejectedDate', to_char(i.rejected_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'rejectedBy', i.rejected_by,
              'rejectReason', i.reject_reason, 'approvedQty', i.approved_qty::text, 'approvedBy', i.approved_by,
              'reviewReason', i.review_reason, 'rate', i.rate::text, 'code', coalesce(b.code, fi.code), 'name', fi.name,
              'description', coalesce(b.description, fi.description), 'unitOfMeasure', coalesce(b.unit_of_measure, fi.unit_of_measure))
              order by i.id), '[]')
           from schedule_item i left join boq b on b.id = i.boq_id left join field_item fi on fi.id = b.item_id where i.schedule_id = s.id) as items,
          (select coalesce(json_agg(json_build_object('id', t.id, 'version', t.version, 'clientId', t.client_id, 'userId', t.user_id, 'scheduleId', t.schedule_id,
              'onSiteUtc', to_char(t.on_site_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'offSiteUtc', to_char(t.off_site_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'completedUtc', to_char(t.completed_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'confirmItemQtys', t.confirm_item_qtys, 'comments', t.comments,
              'user', json_build_object('id', u.id, 'displayName', u.first_name || ' ' || u.last_name)) order by t.id), '[]')
           from task_user t join app_user u on u.id = t.user_id where t.schedule_id = s.id) as "taskUsers"
        from visible s left join work_group fg on fg.id = s.group_id
          left join app_user me on me.id = $3) task) as schedules,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'owner', p.owner, 'scheduleId', p.schedule_id,
          'constructionId', p.construction_id, 'domainName', p.domain_name, 'invoiceNo', p.invoice_no, 'xeroBillNo', p.xero_bill_no,
          'xeroPoNo', p.xero_po_no, 'state', p.state, 'paymentDueDate', p.payment_due_date, 'paidAmountExGst', p.paid_amount_ex_gst::text,
          'paidAmountIncGst', p.paid_amount_inc_gst::text, 'paidDate', p.paid_date, 'invoiceDate', p.invoice_date,
          'paymentItems', (select coalesce(json_agg(json_build_object('id', pi.id, 'itemCode', pi.item_code, 'comments', pi.comments,
              'paymentId', pi.payment_id, 'boqId', pi.boq_id, 'originalQty', pi.original_qty::text, 'completedQty', pi.completed_qty::text,
              'unitAmount', pi.unit_amount::text, 'valueExGst', pi.value_ex_gst::text, 'valueIncGst', pi.value_inc_gst::text,
              'rejectedDate', to_char(pi.rejected_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'approvedDate', to_char(pi.approved_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'approvedBy', pi.approved_by, 'variationReason', pi.variation_reason) order by pi.id), '[]')
            from payment_item pi where pi.payment_id = p.id)) order by p.id), '[]')
       from payment p where p.construction_id = c.id and p.state <> 'void' and p.schedule_id in (select id from visible)) as payments,
      (select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'path', a.folder, 'key', f.storage_key, 'sizeBytes', coalesce(f.kept_size_bytes, f.size_bytes),
          'tags', a.tags, 'createdUtc', to_char(a.created_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'modifiedUtc', to_char(a.modified_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'comments', a.comments,
          'isDocAttachment', a.is_doc_attachment, 'syncStatus', null,
          'taskId', a.schedule_id, 'clientId', a.client_id,
          'takenAt', to_char(a.taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'ownerName', (select concat_ws(' ', u.first_name, u.last_name) from app_user u where u.id = a.owner_user_id),
          'latitude', a.position_latitude::float, 'longitude', a.position_longitude::float, 'accuracyMetres', a.position_accuracy_m::float,
          'mayChange', a.owner_user_id = $3, 'isEdited', a.file_id is distinct from a.original_file_id,
          'hasThumbnail', f.previews is not distinct from 'made') order by a.created_utc desc, a.id desc), '[]')
       from attachment a join stored_file f on f.id = a.file_id
       where a.construction_id = c.id and a.state = 'uploaded' and (a.schedule_id is null or a.schedule_id in (select id from visible))) as attachments,
      (select coalesce(json_agg(json_build_object('id', sc.id, 'name', sc.name, 'description', sc.description, 'phone', sc.phone,
          'email', sc.email, 'sortOrder', sc.sort_order) order by sc.sort_order, sc.id), '[]')
       from site_contact sc where sc.construction_id = c.id) as "siteContacts",
      null::integer as "eventCount"
    from construction c where c.id = $1 and exists (select from visible)) job),
  'users', (select coalesce(json_agg(json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
      'displayName', u.first_name || ' ' || u.last_name) order by u.first_name, u.last_name, u.id), '[]')
    from (select * from app_user p where p.can_log_in and exists (
      select from user_role ur join role_claim rc on rc.role_id = ur.role_id where ur.user_id = p.id and rc.claim_value = 'IS_CONSTRUCTION_USER')
      order by p.first_name, p.last_name, p.id limit 200) u),
  'groups', (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'isSubcontractor', g.is_subcontractor)
      order by g.schedule_order nulls last, g.name, g.id), '[]')
    from work_group g where g.id in (select group_id from group_member where user_id = $3)),
  'systemSettings', (select coalesce(json_agg(json_build_object('name', ss.name, 'workType', ss.work_type, 'config', ss.config)
      order by ss.work_type nulls first), '[]')
    from system_setting ss where ss.name = 'Address Type'),
  'jobFieldComments', (select coalesce(json_agg(json_build_object('id', fc.id, 'version', fc.version, 'clientId', fc.client_id, 'scheduleId', fc.schedule_id, 'constructionId', fc.construction_id,
      'userId', fc.user_id, 'comments', fc.comments, 'createdUtc', to_char(fc.created_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'writtenUtc', to_char(coalesce(fc.written_utc, fc.created_utc) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'user', json_build_object('id', u.id, 'displayName', u.first_name || ' ' || u.last_name)) order by fc.created_utc, fc.id), '[]')
    from (select * from field_comment n
      where n.deleted_utc is null and (n.construction_id = $1 or n.schedule_id = any(array(select id from visible)))
      order by n.created_utc desc, n.id desc limit 51) fc join app_user u on u.id = fc.user_id)
))::text as body
