// What of a listed builder approval reaches whom; how it stands and since when is made here, by the rules.
import { approvalState, reminderDay } from '@lotline/schema/domain/builder-approval/approval-state.rules';
import { BUILDER_APPROVAL_LIST } from '@lotline/schema/domain/builder-approval/builder-approval.columns';
import { missingForRequest } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { smsText } from '@lotline/schema/domain/builder-approval/sms.rules';
import { daysBetween, dayInZone } from '@lotline/schema/domain/kernel/dates';
import { normaliseMobile } from '@lotline/schema/domain/kernel/phone';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadReminderRules } from './reminder-rules.queries.ts';
import { rowPresenter, type PresentRow } from '../../platform/list/present-row.ts';

export async function approvalPresenter(context: RequestContext): Promise<PresentRow<typeof BUILDER_APPROVAL_LIST>> {
  const { actor, now, timeZone } = context;
  const rules = await loadReminderRules(context);
  const today = dayInZone(now().toISOString(), timeZone);
  return rowPresenter(BUILDER_APPROVAL_LIST, actor, (row) => {
    const missing = missingForRequest(row);
    const approval = approvalState({ ...row, missing }, now());
    const sentDay = row.sentAt === null ? null : dayInZone(row.sentAt, timeZone);
    const isWaiting = approval === 'Sent' || approval === 'Not yet' || approval === 'Expired';
    return {
      approval,
      missing: missing.length === 0 ? null : missing.join(', '),
      isPhoneValid: normaliseMobile(row.siteContactPhone ?? '') !== null,
      daysWaiting: isWaiting && sentDay !== null ? daysBetween(sentDay, today) : null,
      sms: row.smsState === null || row.smsGateway === null ? null : smsText(row.smsState, row.smsFailure, row.smsGateway),
      reminderDue: reminderDay({ ...row, approval, sentDay }, rules),
    };
  });
}
