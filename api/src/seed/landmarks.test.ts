// Whatever day it is, the landmarks stand where tests and the README look for them (domain.md §7; specification 2 §4).
import { addDays, isoWeekStart, WEEKDAYS } from '@lotline/schema/domain/kernel/dates';
import { settingFor, type SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { fieldListSettings } from '@lotline/schema/domain/settings/field-job-status.setting';
import { fieldListGroup, isOverdue, type FieldListGroup } from '@lotline/schema/domain/task/field-list.rules';
import { taskStage } from '@lotline/schema/domain/task/task.stage';
import { FREE_NEW_TASKS, LANDMARKS } from './landmarks.ts';
import { demoRows, tasksOn, textOrNull, ZONE, type DemoRows, type LandmarkTask } from './testing/demo-rows.ts';

const WEEK = Array.from({ length: 7 }, (_, i) => addDays('2026-11-16', i));
/** Each weekday, the ends of the year, and the days around the change of the clocks. */
const DAYS = [...WEEK, '2026-12-31', '2027-01-01', '2026-10-04', '2027-04-04', '2028-02-29'];
const CREWS = [
  { crew: 'sub', groupName: 'Ridgeway Cabling', mailbox: 'sub' },
  { crew: 'field', groupName: 'Crew North', mailbox: 'field' },
] as const;

function only(demo: DemoRows, workOrder: string, groupName: string): LandmarkTask {
  const [found] = tasksOn(demo, workOrder, groupName);
  if (found === undefined) throw new Error(`${groupName} has no task on ${workOrder}`);
  return found;
}

function stageOf({ task }: LandmarkTask): string {
  return taskStage({
    acceptedDate: textOrNull(task.accepted_date),
    onsiteDate: textOrNull(task.onsite_date),
    completedDate: textOrNull(task.completed_date),
  });
}

function groupOf(demo: DemoRows, { job, task }: LandmarkTask): FieldListGroup {
  const settings = demo
    .of('system_setting')
    .map((row): SettingRow => ({ name: String(row.name), workType: textOrNull(row.work_type), config: JSON.parse(String(row.config)) }));
  const workType = String(job.work_type);
  const listSettings = fieldListSettings(
    settingFor(settings, 'Field Job Status', workType).config,
    settingFor(settings, 'Job Status Settings', workType).config,
  );
  const facts = {
    status: String(job.status),
    completedDate: textOrNull(task.completed_date),
    scheduledStartTime: textOrNull(task.scheduled_start_time),
    dueDate: textOrNull(task.due_date),
  };
  return fieldListGroup(facts, listSettings, demo.calendar.today, ZONE);
}

const openVisits = ({ visits }: LandmarkTask) =>
  visits.filter((visit) => visit.on_site_utc != null && visit.off_site_utc == null && visit.completed_utc == null);
const rejectedItems = ({ items }: LandmarkTask) => items.filter((item) => item.rejected_date != null);

describe.each(CREWS)('landmarks of $groupName', ({ crew, groupName, mailbox }) => {
  describe.each(DAYS)('seen on %s', (today) => {
    const demo = demoRows(today);
    const at = LANDMARKS[crew];
    const task = (workOrder: string) => only(demo, workOrder, groupName);

    it('has one task of each stage (Spec 2 §4)', () => {
      expect([at.newTask, at.accepted, at.inProgress, at.completed, at.submitted].map((workOrder) => stageOf(task(workOrder)))).toEqual([
        'New Job',
        'Accepted',
        'Work In Progress',
        'Completed',
        'Completed',
      ]);
      expect([at.completed, at.submitted].map((workOrder) => task(workOrder).task.submitted_date != null)).toEqual([false, true]);
      expect(task(at.completed).visits.some((visit) => visit.confirm_item_qtys === true)).toBe(false);
    });

    it('has the person onsite at one task and nowhere else (Spec 1 §4)', () => {
      const person = demo.of('app_user').find((row) => row.email === `${mailbox}@lotline.example`);
      expect(openVisits(task(at.onsite)).map((visit) => visit.user_id)).toEqual([person?.id]);
      expect(
        demo
          .of('task_user')
          .filter(
            (visit) =>
              visit.user_id === person?.id && visit.on_site_utc != null && visit.off_site_utc == null && visit.completed_utc == null,
          ),
      ).toHaveLength(1);
      expect(openVisits(task(at.inProgress))).toEqual([]);
    });

    it('has one rejected after submit and one before (Spec 1 §4)', () => {
      expect([at.rejected, at.rejectedBeforeSubmit].map((workOrder) => rejectedItems(task(workOrder)).length)).toEqual([1, 1]);
      expect([at.rejected, at.rejectedBeforeSubmit].map((workOrder) => task(workOrder).task.submitted_date != null)).toEqual([true, false]);
    });

    it('has one reopened, one partial, one with an external link and one overdue', () => {
      expect(task(at.reopened).task).toMatchObject({ is_reopened: true, completed_date: null, submitted_date: null });
      expect(task(at.partial).task.is_partial).toBe(true);
      expect(task(at.partial).visits.some((visit) => textOrNull(visit.comments) !== null)).toBe(true);
      expect(textOrNull(task(at.externalLink).task.external_job_link)).toMatch(/^https:\/\//);
      expect(isOverdue({ dueDate: textOrNull(task(at.overdue).task.due_date), completedDate: null }, today)).toBe(true);
    });

    it('has two cards on one job (Spec 1 §2)', () => {
      expect(tasksOn(demo, at.twoCards, groupName)).toHaveLength(2);
    });

    it('fills every section of the list (Spec 2 §4)', () => {
      const weekdays = [at.monday, at.tuesday, at.wednesday, at.thursday, at.friday, at.saturday, at.sunday];
      expect(weekdays.map((workOrder) => groupOf(demo, task(workOrder)))).toEqual(WEEKDAYS);
      expect(
        [at.previousWeek, at.nextWeek, at.nextMonth, at.onHold, at.byStatus, at.completed].map((workOrder) =>
          groupOf(demo, task(workOrder)),
        ),
      ).toEqual(['Previously Scheduled', 'Next Week', 'Next Month', 'On Hold', 'By Status', 'Completed']);
      const todaysName = WEEKDAYS[(Date.parse(today) - Date.parse(isoWeekStart(today))) / 86_400_000];
      expect([at.newTask, at.accepted, at.onsite, at.overdue].map((workOrder) => groupOf(demo, task(workOrder)))).toEqual(
        Array(4).fill(todaysName),
      );
    });

    it('has new tasks of three to five items, from today to Sunday, for tests to change', () => {
      for (const workOrder of FREE_NEW_TASKS[crew]) {
        const free = task(workOrder);
        expect(stageOf(free)).toBe('New Job');
        expect(free.items.length).toBeGreaterThanOrEqual(3);
        expect(free.items.length).toBeLessThanOrEqual(5);
        const day = demo.calendar.dayOf(Date.parse(String(free.task.scheduled_start_time)));
        expect(day >= today && day <= addDays(isoWeekStart(today), 6)).toBe(true);
      }
    });
  });
});

describe('the other landmarks', () => {
  const demo = demoRows('2026-11-21');

  it('holds what the payments of a subcontractor come to (Domain §2)', () => {
    const stateOf = (workOrder: string) =>
      demo.of('payment').find((row) => row.schedule_id === only(demo, workOrder, 'Ridgeway Cabling').task.id)?.state;
    const { submitted, approved, paid, declined, completed } = LANDMARKS.sub;
    expect([submitted, approved, paid, declined, completed].map(stateOf)).toEqual(['draft', 'approved', 'paid', undefined, undefined]);
    expect(only(demo, declined, 'Ridgeway Cabling').task.declined_date).not.toBeNull();
  });

  it('keeps sub2 and the expired contractor on jobs of their own (Domain §1)', () => {
    for (const workOrder of Object.values(LANDMARKS.sub2)) {
      expect(tasksOn(demo, workOrder, 'Bellbird Telecom')).toHaveLength(1);
      expect([...tasksOn(demo, workOrder, 'Ridgeway Cabling'), ...tasksOn(demo, workOrder, 'Crew North')]).toEqual([]);
    }
    expect(tasksOn(demo, LANDMARKS.expired.newTask, 'Kestrel Comms')).toHaveLength(1);
  });
});
