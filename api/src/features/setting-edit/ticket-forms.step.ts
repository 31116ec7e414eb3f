// The forms of tickets of work as they are saved: what was ever in use stays word for word, another wording is another version, and no version is given twice in any
// work type (decision 043).
import { QueryTypes } from 'sequelize';
import type { AnySettingName } from '@lotline/schema/domain/settings/company-settings';
import { openedSetting, type Config } from '@lotline/schema/domain/settings/merge-setting';
import { parseSetting, parseSettingStrictly } from '@lotline/schema/domain/settings/parse-setting';
import { canAskSo } from '@lotline/schema/domain/settings/ticket-form.rules';
import { closedTicket } from '@lotline/schema/domain/settings/ticket-form-parts';
import type { SaveSettingInput } from '@lotline/schema/domain/settings/save-setting.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { must } from '../../platform/command/must.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { findSetting } from './setting-version.queries.ts';

const TICKET = 'Ticket of Work';

/** A version that was taken back or reset stands among the setting's versions: its number is not given again. */
const NEXT_VERSION = prepared(
  'next-ticket-form',
  `select coalesce(max((form->>'version')::integer), 1) + 1 as version from (
     select config from system_setting where name = '${TICKET}' union all select config from system_setting_version where name = '${TICKET}') s,
     jsonb_array_elements(case when jsonb_typeof(s.config->'forms') = 'array' then s.config->'forms' else '[]'::jsonb end) form
    where form->>'version' ~ '^[0-9]{1,9}$'`,
);

const BEGUN = prepared(
  'tickets-of-forms',
  `select count(*)::integer as count from schedule s join construction c on c.id = s.construction_id
    where c.work_type = $workType and s.ticket_of_work->>'formVersion' = any($versions::text[])`,
);

/**
 * Of other settings what is given. A ticket's comes with the forms that were there, and a next one where it asks otherwise.
 * @throws RefusalError INVALID_INPUT, naming the question
 */
export async function withNextForm(
  command: CommandContext,
  name: AnySettingName,
  next: Config | null,
  before: Config,
): Promise<Config | null> {
  if (name !== TICKET || next === null) return next;
  const [found] = await command.sequelize.query<{ version: number }>(NEXT_VERSION, {
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  const closed = parseSettingStrictly(TICKET, closedTicket(openedSetting(TICKET, next), before, found?.version));
  must(canAskSo(closed, parseSettingStrictly(TICKET, before)));
  return { ...closed };
}

/** Nobody could read on in a ticket whose form is gone. @throws RefusalError INVALID_INPUT */
export async function mustLeaveNoTicket(command: CommandContext, { name, workType }: SaveSettingInput, before: Config): Promise<void> {
  if (name !== TICKET || workType === null) return;
  const { forms } = parseSettingStrictly(TICKET, before);
  const shared = parseSetting(TICKET, (await findSetting(command, TICKET, null))?.config ?? {}).config.forms;
  const stays = new Set(shared.map((form) => JSON.stringify(form)));
  const versions = forms.filter((form) => !stays.has(JSON.stringify(form))).map(({ version }) => String(version));
  const bind = { workType, versions };
  const [begun] = await command.sequelize.query<{ count: number }>(BEGUN, {
    ...{ bind, transaction: command.transaction, type: QueryTypes.SELECT },
  });
  const count = begun?.count ?? 0;
  if (count === 0) return;
  const [tickets, have] = count === 1 ? ['1 ticket', 'has'] : [`${String(count)} tickets`, 'have'];
  refuse('INVALID_INPUT', {
    field: 'config',
    sentence: `${tickets} of ${workType} ${have} been filled in by a form of its own. Copy the default to ${workType} instead: its form is asked from then on.`,
  });
}
