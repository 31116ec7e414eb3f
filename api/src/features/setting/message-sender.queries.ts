// As whom the company writes, by the host at which the request came (screens.md §2.21).
import { senderAt, type Sender } from '@lotline/schema/domain/settings/message-hosts.rules';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadCompanySettings } from './company-setting.queries.ts';

export async function loadSender({ sequelize, log, host = null }: Pick<RequestContext, 'sequelize' | 'log' | 'host'>): Promise<Sender> {
  const settingOf = await loadCompanySettings({ sequelize, log }, ['Company', 'Messages']);
  return senderAt(settingOf('Messages').hosts, host, settingOf('Company').name);
}
