// Who hears of what belongs to a potential job: who reads it, as potentialJobScope has it.
import { QueryTypes } from 'sequelize';
import type { CommandContext } from '../../platform/command/command.ts';
import type { Readers } from '../../platform/events/change-scope.ts';

export async function potentialJobAudience({ sequelize, transaction }: CommandContext, potentialJobId: number): Promise<Readers> {
  const [job] = await sequelize.query<{ raisedBy: number; assigned: number | null }>(
    'select p.raised_by_user_id as "raisedBy", p.assigned_field_user_id as assigned from potential_job p where p.id = $potentialJobId',
    { bind: { potentialJobId }, transaction, type: QueryTypes.SELECT },
  );
  return { claims: ['CAN_ACCESS_POTENTIAL_JOBS'], userIds: [job?.raisedBy, job?.assigned].filter((id) => typeof id === 'number') };
}
