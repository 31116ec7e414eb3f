// What the company says of reminders to builders: after how many business days, and on which days nobody works (its settings Notifications and Holidays).
import type { ReminderRules } from '@lotline/schema/domain/builder-approval/approval-state.rules';
import { closedOn } from '@lotline/schema/domain/settings/company-settings';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadCompanySettings } from '../setting/company-setting.queries.ts';

export async function loadReminderRules(context: Pick<RequestContext, 'sequelize' | 'log' | 'cachedReads'>): Promise<ReminderRules> {
  const settingOf = await loadCompanySettings(context, ['Notifications', 'Holidays']);
  return { days: settingOf('Notifications').builderReminderDays, isClosed: closedOn(settingOf('Holidays')) };
}
