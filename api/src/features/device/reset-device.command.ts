// Ask a device to sign out once it has sent what it holds, or take that back (resetDevice). The device is told with its next report; an offline one when it is back.
import { QueryTypes } from 'sequelize';
import type { DeviceResetInput } from '@lotline/schema/domain/device/device-reset.input';
import { canResetDevice } from '@lotline/schema/domain/device/device.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { PERSON } from '@lotline/schema/domain/rights/person.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { updateRecord } from '../../platform/record/write-record.ts';

/** A type alias: a stored answer needs an index signature. */
type ResetDevice = { personId: number };

interface DeviceRow {
  readonly userId: number;
  readonly device: string;
  readonly isAsked: boolean;
}

/** The person before the device, as every change of a person. */
const LOCK = prepared(
  'lock-device',
  `select d.user_id as "userId", coalesce(d.words, 'a device') as device, d.reset_asked_at is not null as "isAsked"
     from app_user u join device d on d.user_id = u.id where d.id = $id for no key update`,
);
const WRITE = prepared('write-device-reset', 'update device set reset_asked_at = $askedAt::timestamptz where id = $id');

/** What is asked already is fine. @throws RefusalError CLAIM_REQUIRED, NOT_FOUND */
export function resetDevice(context: RequestContext, input: DeviceResetInput, client: ClientMutation | null): Promise<ResetDevice> {
  const { id, isWanted, why } = input;
  return runCommand<ResetDevice>(context, {
    operation: 'resetDevice',
    input,
    client,
    work: async (command) => {
      must(canResetDevice(command.actor));
      const { sequelize, transaction } = command;
      const [row] = await sequelize.query<DeviceRow>(LOCK, { bind: { id }, transaction, type: QueryTypes.SELECT });
      if (row === undefined) return refuse('NOT_FOUND');
      const { userId, device, isAsked } = row;
      if (isAsked === isWanted) return { personId: userId };
      await sequelize.query(WRITE, { bind: { id, askedAt: isWanted ? command.at : null }, transaction });
      // whoever has the person open reads again
      const { version } = await updateRecord(command, PERSON, userId, {});
      const head = { entity: 'app_user', entityId: userId, constructionId: null, version, why } as const;
      appendEvent(command, {
        ...head,
        move: isWanted ? 'resetDevice' : 'keepDevice',
        before: null,
        after: null,
        detail: { deviceId: id, device },
      });
      return { personId: userId };
    },
  });
}
