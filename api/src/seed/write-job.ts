// The rows of one job: where it is, for whom, who is on site, and its tasks.
import { addDays } from '@lotline/schema/domain/kernel/dates';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { DAY_MS, isoInstant, MINUTE_MS } from './calendar.ts';
import { BUILDERS, CUSTOMERS, FICTION_MOBILES, LANDMARK_SPOTS, PLACES, SITE_CONTACTS, STREETS, WESTERN_SYDNEY } from './data/places.ts';
import { GROUND_KINDS } from './data/settings.ts';
import { DESCRIPTIONS, OFFICE_CHAT } from './data/words.ts';
import { pickAt } from './random.ts';
import { isCompleted, isVisited, type JobPlan, type TaskPlan, type TaskState } from './task-plan.ts';
import { writeUnassigned } from './write-items.ts';
import { projectOf } from './write-projects.ts';
import { writeTask } from './write-task.ts';
import type { World } from './world.ts';

const STATUS_OF: Readonly<Record<TaskState, string>> = {
  new: 'Issued',
  declined: 'Ready to schedule',
  accepted: 'Scheduled',
  inProgress: 'In construction',
  onsite: 'In construction',
  reopened: 'In construction',
  completed: 'Field complete',
  submitted: 'Office review',
  approved: 'Complete',
  paid: 'Closed',
};

export function writeJob(plan: JobPlan, world: World): void {
  const { calendar, random, rows, people } = world;
  const main = firstTask(plan);
  const contact = contactOf(plan, world);
  const dueDay = addDays(main.dueDay, 3);
  const row = {
    work_order: plan.workOrder,
    status: plan.status ?? STATUS_OF[main.state],
    comments: random.chance(0.3) ? random.pick(OFFICE_CHAT) : null,
    description: random.pick(DESCRIPTIONS[main.name]),
    build_type: plan.workType === 'MDU' ? 'MDU, new' : random.pick(['SDU, new', 'SDU, new', 'SDU, existing']),
    work_type: plan.workType,
    premises: plan.workType === 'MDU' ? random.whole(4, 48) : 1,
    delivery_partner: 'Lotline Field Services',
    delivery_partner_pm: people.admin.displayName,
    adtech_pm: random.pick(['Ruth Salas', 'Omar Haddad', 'Mina Farouk']),
    scheduler: people.scheduler.displayName,
    original_due_date: dueDay,
    updated_due_date: random.chance(0.2) ? addDays(dueDay, 7) : null,
    start_due_date: addDays(main.day, -2),
    release_date: addDays(main.day, -30),
    dbyd_expiry_date: addDays(main.day, random.whole(6, 26)),
    lase_date: addDays(main.day, -21),
    onsite_date: isVisited(main.state) ? (main.day < calendar.today ? main.day : calendar.dayOf(calendar.nowMs - 72 * MINUTE_MS)) : null,
    work_tasks_complete_date: isFinished(plan) ? main.day : null,
    integration_date: addDays(dueDay, 12),
    accelerated_job: random.chance(0.1),
    ...placeOf(plan, world),
    ...customerOf(plan, world),
    ...contact.columns,
    ...approvalOf(plan, main, world),
    custom_fields: JSON.stringify(customFieldsOf(plan, world)),
    created_at: isoInstant(calendar.at(addDays(main.day, -30), 600)),
    updated_at: isoInstant(Math.min(calendar.at(main.day, 600), calendar.nowMs)),
  };
  const id = rows.add('construction', { ...row, project_id: isLandmark(plan) ? projectOf(row) : null });
  contact.rows.forEach((row, place) => rows.add('site_contact', { construction_id: id, sort_order: place + 1, ...row }));
  for (const task of plan.tasks) writeTask(task, id, { workOrder: plan.workOrder, address: row.address }, world);
  writeUnassigned(id, plan.unassigned ?? [], world);
  if (main.chatLines !== undefined) {
    rows.add('field_comment', {
      construction_id: id,
      user_id: people.office.id,
      comments: random.pick(OFFICE_CHAT),
      created_utc: isoInstant(calendar.nowMs - 2 * DAY_MS),
    });
  }
}

/** Landmarks stand in western Sydney, where their crews are; their work orders are the short ones. */
const isLandmark = ({ workOrder }: JobPlan): boolean => workOrder.length <= 5;

const isFinished = ({ tasks }: JobPlan): boolean => tasks.every(({ state, isPartial = false }) => isCompleted(state) && !isPartial);

function firstTask(plan: JobPlan): TaskPlan {
  return pickAt(plan.tasks, 0);
}

function placeOf(plan: JobPlan, { random }: World) {
  const { workOrder, workType } = plan;
  const near = random.pick(isLandmark(plan) ? WESTERN_SYDNEY : PLACES);
  const [anyStreet, anyRoadType] = random.pick(STREETS);
  const isMdu = workType === 'MDU';
  const anyLot = isMdu || random.chance(0.15) ? null : String(random.whole(1, 1250));
  const anyNumber = String(random.whole(1, 120));
  const [lotNumber, streetNumber, streetName, roadType, known] = LANDMARK_SPOTS[workOrder] ?? [
    anyLot,
    anyNumber,
    anyStreet,
    anyRoadType,
    near.suburb,
  ];
  const { suburb, postCode, state, region } = WESTERN_SYDNEY.find((place) => place.suburb === known) ?? near;
  const unitNumber = isMdu ? `1-${String(random.whole(4, 24))}` : null;
  return {
    address: formatAddress({ lotNumber, unitNumber, streetNumber, streetName, roadType, suburb, state, postCode }),
    lot_number: lotNumber,
    unit_number: unitNumber,
    street_number: streetNumber,
    street_name: streetName,
    road_type: roadType,
    suburb,
    state,
    post_code: postCode,
    region,
    location_id: `LOC${String(random.whole(100_000_000, 999_999_999))}`,
    project_fsam: `2${suburb.slice(0, 3).toUpperCase()}-${String(random.whole(1, 40)).padStart(2, '0')}`,
  };
}

function customerOf({ workType }: JobPlan, { random }: World) {
  const [name, prefix] = random.pick(CUSTOMERS);
  return {
    financial_contact_name: name,
    contract: `${prefix}-${workType === 'MDU' ? 'MDU' : 'FIELD'}-26`,
    customer_ref: `${prefix}-${String(random.whole(10_000, 99_999))}`,
    crq_number: workType === 'MDU' ? `CRQ${String(random.whole(1_000_000, 9_999_999))}` : null,
  };
}

/** The primary contact is the job's own (domain.md §2); a third of the jobs have a second one. */
function contactOf(plan: JobPlan, { random }: World) {
  const developer = plan.isScopingOpen === true ? null : random.pick(BUILDERS);
  const [first, last] = random.pick(SITE_CONTACTS);
  const name = `${first} ${last}`;
  const phone = plan.isScopingOpen === true ? null : random.pick(FICTION_MOBILES);
  const email = developer === null ? null : `${first}.${last}@${developer.replace(/[^A-Za-z]/g, '')}.example`.toLowerCase();
  const rows = [{ name, description: 'Primary', phone, email }];
  if (random.chance(0.33)) {
    const [otherFirst, otherLast] = random.pick(SITE_CONTACTS);
    rows.push({ name: `${otherFirst} ${otherLast}`, description: 'Secondary', phone: random.pick(FICTION_MOBILES), email: null });
  }
  return { rows, columns: { developer, site_contact: name, site_contact_phone: phone } };
}

function approvalOf({ approval }: JobPlan, main: TaskPlan, { calendar }: World) {
  if (approval === undefined) return {};
  const sent = Math.min(calendar.at(addDays(main.day, -6), 615), calendar.nowMs - 3 * DAY_MS);
  return {
    builder_approval_sent_date: isoInstant(sent),
    builder_approved_date: approval === 'approved' ? isoInstant(sent + DAY_MS) : null,
  };
}

function customFieldsOf({ workType }: JobPlan, { random }: World): object {
  const gate = random.chance(0.3) ? { 'Gate code': String(random.whole(1000, 9999)) } : {};
  if (workType === 'MDU') return { ...gate, Floors: random.whole(2, 9) };
  return { ...gate, Ground: random.pick(GROUND_KINDS), ...(workType === 'Pre-install' ? { 'Power on': random.chance(0.6) } : {}) };
}
