// Whom a setting would hold up, and whose devices do not know it: counted, the first of each named (screens.md §2.21).
import { QueryTypes } from 'sequelize';
import type { AnySettingName } from '@lotline/schema/domain/settings/company-settings';
import { isKnownToAll, isOlderVersion, isTooOldFor } from '@lotline/schema/domain/settings/setting-since';
import { MOST_NAMED, type EffectCount } from '@lotline/schema/domain/task/setting-preview';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { loadCompanySettings } from '../setting/company-setting.queries.ts';

interface NamedPerson {
  readonly id: number;
  readonly displayName: string;
}

interface Member extends NamedPerson {
  readonly groupId: number;
}

export interface PreviewedEffect extends EffectCount {
  readonly people: number;
  readonly firstPeople: readonly NamedPerson[];
}

export interface NamedDevice {
  readonly person: string;
  readonly device: string;
  readonly appVersion: string;
}

const PEOPLE = prepared(
  'people-of-groups',
  `select m.group_id as "groupId", u.id, trim(u.first_name || ' ' || u.last_name) as "displayName"
   from group_member m join app_user u on u.id = m.user_id where m.group_id = any($groupIds::integer[]) and u.can_log_in order by u.id`,
);

const NAMED = prepared(
  'people-by-id',
  `select u.id, trim(u.first_name || ' ' || u.last_name) as "displayName" from app_user u where u.id = any($userIds::integer[]) order by u.id`,
);

const FIELD_DEVICES = prepared(
  'field-devices-in-use',
  `select trim(u.first_name || ' ' || u.last_name) as person, coalesce(d.words, 'Unknown') as device, d.app_version as "appVersion"
   from device d join app_user u on u.id = d.user_id
   where d.app = 'field' and d.last_seen_at > now() - make_interval(days => $inUseDays::integer) order by 1, d.id`,
);

export async function withPeople(
  { sequelize }: Pick<RequestContext, 'sequelize'>,
  effects: readonly EffectCount[],
): Promise<readonly PreviewedEffect[]> {
  const groupIds = [...new Set(effects.flatMap((effect) => effect.groupIds))];
  const userIds = [...new Set(effects.flatMap((effect) => effect.userIds))];
  const [members, named] = await Promise.all([
    groupIds.length === 0 ? [] : sequelize.query<Member>(PEOPLE, { bind: { groupIds }, type: QueryTypes.SELECT }),
    userIds.length === 0 ? [] : sequelize.query<NamedPerson>(NAMED, { bind: { userIds }, type: QueryTypes.SELECT }),
  ]);
  return effects.map((effect) => {
    const held = [
      ...members.filter(({ groupId }) => effect.groupIds.includes(groupId)),
      ...named.filter(({ id }) => effect.userIds.includes(id)),
    ];
    const people = [...new Map(held.map(({ id, displayName }) => [id, { id, displayName }])).values()];
    return { ...effect, people: people.length, firstPeople: people.slice(0, MOST_NAMED) };
  });
}

/** Of devices in use, as they are counted. @param oldest '0.2.0', of the version that the change asks for; '': it asks for none */
export async function devicesTooOld(
  { sequelize, log }: Pick<RequestContext, 'sequelize' | 'log'>,
  name: AnySettingName,
  oldest = '',
): Promise<{ readonly devices: number; readonly firstDevices: readonly NamedDevice[] }> {
  if (isKnownToAll(name) && oldest === '') return { devices: 0, firstDevices: [] };
  const { inUseDays } = (await loadCompanySettings({ sequelize, log }, ['Sync']))('Sync');
  const all = await sequelize.query<NamedDevice>(FIELD_DEVICES, { bind: { inUseDays }, type: QueryTypes.SELECT });
  const old = all.filter(({ appVersion }) => isTooOldFor(name, appVersion) || isOlderVersion(appVersion, oldest));
  return { devices: old.length, firstDevices: old.slice(0, MOST_NAMED) };
}
