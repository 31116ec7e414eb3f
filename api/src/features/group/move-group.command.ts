// Where the schedule shows a group (moveGroup): behind another one, whatever else was moved meanwhile (screens.md §2.19).
import { QueryTypes } from 'sequelize';
import type { MoveGroupInput } from '@lotline/schema/domain/group/group-changes.input';
import { movedOrder } from '@lotline/schema/domain/group/group-order.rules';
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { mustManage } from '../../platform/record/lock-record.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
import type { SavedGroup } from './save-group.command.ts';

interface Place {
  readonly id: number;
  readonly scheduleOrder: number | null;
}

/** One order at a time: all of them are locked, in the order of their ids. */
const LOCK = prepared('lock-groups', 'select id from work_group where is_active order by id for no key update');
const PLACES = prepared(
  'places-of-groups',
  'select id, schedule_order as "scheduleOrder" from work_group where is_active order by schedule_order nulls last, name, id',
);
const SHIFT = prepared(
  'shift-groups',
  'update work_group g set schedule_order = s.place from unnest($ids::integer[], $places::integer[]) s(id, place) where g.id = s.id',
);

export function moveGroup(context: RequestContext, input: MoveGroupInput, client: ClientMutation | null): Promise<SavedGroup> {
  const { id, afterId } = input;
  return runCommand<SavedGroup>(context, {
    operation: 'moveGroup',
    input,
    client,
    work: async (command) => {
      mustManage(command, GROUP);
      const { sequelize, transaction } = command;
      await sequelize.query(LOCK, { transaction });
      const places = await sequelize.query<Place>(PLACES, { transaction, type: QueryTypes.SELECT });
      const order = movedOrder(
        places.map((place) => place.id),
        id,
        afterId,
      );
      if (order === null) return refuse('NOT_FOUND');
      const was = new Map(places.map((place) => [place.id, place.scheduleOrder]));
      const before = was.get(id) ?? null;
      const after = order.indexOf(id) + 1;
      const shifted = order.filter((other, place) => other !== id && was.get(other) !== place + 1);
      if (before === after && shifted.length === 0) return { groupId: id };
      if (shifted.length > 0)
        await sequelize.query(SHIFT, {
          bind: { ids: shifted, places: shifted.map((other) => order.indexOf(other) + 1) },
          transaction,
          type: QueryTypes.SELECT,
        });
      const { version } = await updateRecord(command, GROUP, id, {}, { scheduleOrder: after });
      appendEvent(command, {
        ...({ move: 'moveGroup', entity: 'work_group', entityId: id, constructionId: null, version } as const),
        before: { scheduleOrder: before },
        after: { scheduleOrder: after },
        detail: { shiftedGroupIds: shifted },
      });
      return { groupId: id };
    },
  });
}
