// As whom and in which words the company writes, by the host at which the request came (screens.md §2.21).
import { senderAt, type Sender } from '@lotline/schema/domain/settings/message-hosts.rules';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadCompanySettings } from './company-setting.queries.ts';

export async function loadSender({
  sequelize,
  log,
  host = null,
}: Pick<RequestContext, 'sequelize' | 'log' | 'host'>): Promise<Sender & { readonly company: string }> {
  const settingOf = await loadCompanySettings({ sequelize, log }, ['Company', 'Messages']);
  const { name: company } = settingOf('Company');
  return { ...senderAt(settingOf('Messages'), host, company), company };
}
