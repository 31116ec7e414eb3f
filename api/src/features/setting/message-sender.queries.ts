// As whom the company writes, by the host at which the request came (screens.md §2.21).
import { senderAt, type Sender } from '@lotline/schema/domain/settings/message-hosts.rules';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadCompanySettings } from './company-setting.queries.ts';

/** With the words of an invitation. */
export async function loadSender({
  sequelize,
  log,
  host = null,
}: Pick<RequestContext, 'sequelize' | 'log' | 'host'>): Promise<Sender & { readonly invitation: string }> {
  const settingOf = await loadCompanySettings({ sequelize, log }, ['Company', 'Messages']);
  const { hosts, invitation } = settingOf('Messages');
  return { ...senderAt(hosts, host, settingOf('Company').name), invitation };
}
