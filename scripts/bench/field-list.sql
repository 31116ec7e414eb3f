-- The field list of one group as one statement with JSON aggregation, written by hand for the benchmark: what the API answers, without the
-- API. $1 is the group, $2 the person.
select json_build_object(
  'customTasks', (
    select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'isCompleted', t.is_completed, 'isCompletable', t.is_completable,
                                               'version', t.version, 'clientId', t.client_id)
                             order by t.due_date, t.id), '[]')
    from custom_task t
    where not t.is_completed and (t.user_id = $2 or (t.user_id is null and (t.group_id is null or t.group_id = $1)))),
  'rejectedSchedules', coalesce(json_agg(task order by s.scheduled_start_time, s.due_date, task."workOrder", s.id) filter (where s.rejected_item_count > 0), '[]'),
  'workSchedule', coalesce(json_agg(task order by s.scheduled_start_time, s.due_date, task."workOrder", s.id) filter (where s.rejected_item_count = 0), '[]')
)::text as body
from (
  select s.* from schedule s
  where s.group_id = $1 and s.submitted_date is null and s.declined_date is null and not s.ignored and not s.is_payment and s.rejected_item_count = 0
  union all
  select s.* from schedule s
  where s.group_id = $1 and s.rejected_item_count > 0 and s.declined_date is null and not s.ignored and not s.is_payment
) s
cross join lateral (
  select s.id, s.version, s.construction_id as "constructionId", s.name, s.owner, s.resource, s.group_id as "groupId", s.due_date as "dueDate",
    s.comments, s.initial, s.ignored, s.is_payment as "isPayment", s.is_reopened as "isReopened", s.rejected_item_count as "rejectedItemCount",
    coalesce((select g.is_subcontractor from work_group g where g.id = s.group_id), false) as "isSubcontracted",
    to_char(s.issued_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "issuedDate",
    to_char(s.completed_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "completedDate",
    to_char(s.submitted_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedDate",
    to_char(s.accepted_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "acceptedDate",
    to_char(s.onsite_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "onsiteDate",
    to_char(s.scheduled_start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledStartTime",
    c.work_type as "workType", c.work_order as "workOrder", c.status, c.address, c.lot_number as "lotNumber", c.unit_number as "unitNumber",
    c.street_number as "streetNumber", c.street_name as "streetName", c.road_type as "roadType", c.suburb, c.developer,
    c.site_contact as "siteContact", c.site_contact_phone as "siteContactPhone", c.customer_ref as "customerRef",
    to_char(c.builder_approval_sent_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "builderApprovalSentDate",
    to_char(c.builder_approved_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "builderApprovedDate",
    json_build_object('fields', (select coalesce(json_agg(json_build_object('fieldName', f.key, 'value', f.value)), '[]')
                                 from jsonb_each(c.custom_fields) f)) as "customFields",
    v.id is not null as "isCurrentlyOnsite", to_char(v.on_site_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "onsiteSinceUtc",
    v.id is not null and s.completed_date is null as "isCompletable",
    (select coalesce(json_agg(json_build_object('id', fc.id, 'version', fc.version, 'clientId', fc.client_id, 'scheduleId', fc.schedule_id, 'constructionId', fc.construction_id, 'userId', fc.user_id,
        'comments', fc.comments, 'createdUtc', to_char(fc.created_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'user', json_build_object('id', u.id, 'displayName', u.first_name || ' ' || u.last_name)) order by fc.created_utc, fc.id), '[]')
     from (select * from (
             (select * from field_comment n where n.schedule_id = s.id and n.deleted_utc is null order by n.created_utc desc, n.id desc limit 5)
             union all
             (select * from field_comment n where n.construction_id = s.construction_id and n.deleted_utc is null
              order by n.created_utc desc, n.id desc limit 5)) newest
           order by created_utc desc, id desc limit 5) fc join app_user u on u.id = fc.user_id) as "fieldComments",
    (select count(*) from field_comment fc where fc.schedule_id = s.id and fc.deleted_utc is null)
      + (select count(*) from field_comment fc where fc.construction_id = s.construction_id and fc.deleted_utc is null) as "fieldCommentCount",
    (select count(*) from attachment a where a.construction_id = s.construction_id and a.state = 'uploaded'
       and (a.schedule_id is null or a.schedule_id = s.id)) as "attachmentCount"
  from construction c
  left join task_user v on v.schedule_id = s.id and v.user_id = $2 and v.on_site_utc is not null and v.off_site_utc is null and v.completed_utc is null
  where c.id = s.construction_id
) task
