// The log of integrations in SQL: its declaration is message-log.columns. The claim gives it whole.
import { SMS_FAILURES, SMS_STATES, smsText } from '@lotline/schema/domain/builder-approval/sms.rules';
import { maskedNumber } from '@lotline/schema/domain/contractor/bank-account.rules';
import { mailText } from '@lotline/schema/domain/document/document-mail';
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { LOG_CLAIM } from '@lotline/schema/domain/log/activity.columns';
import { MESSAGE_KINDS, MESSAGE_LOG_LIST } from '@lotline/schema/domain/log/message-log.columns';
import { xeroFailureText, XERO_FAILURES } from '@lotline/schema/domain/settings/xero-check.rules';
import { declaredList } from '../../platform/list/declared-list.ts';
import { among, chosen, typedIn, type ListSql } from '../../platform/list/declared-sql.ts';
import { rowPresenter, type PresentRow } from '../../platform/list/present-row.ts';
import { nameOf } from './log-person.sql.ts';

const BY = nameOf('m.queued_by_user_id');

const SQL: ListSql<typeof MESSAGE_LOG_LIST> = {
  from: 'integration_call m',
  id: 'm.id',
  scope: (actor) => (hasClaim(actor, LOG_CLAIM) ? [] : [{ sql: 'false' }]),
  shownFrom: 'join integration_call m on m.id = at.id',
  columns: {
    queuedAt: 'm.queued_at',
    state: 'm.state',
    mobile: `case when m.mobile like '%@%' then left(m.mobile, 1) || '•••' || substring(m.mobile from '@[^@]*$') else '${maskedNumber('')}' || right(m.mobile, 3) end`,
    by: BY,
    tries: 'm.tries',
    sends: 'm.sends',
    settledAt: 'm.settled_at',
    gateway: 'm.gateway',
    reference: 'm.reference',
    kind: 'm.kind',
    failure: 'm.failure',
    id: 'm.id',
  },
  named: {},
  filters: {
    search: typedIn(`m.reference, ${BY}`),
    ids: among('m.id', 'int'),
    people: among('m.queued_by_user_id', 'int'),
    state: chosen({
      queued: `m.state = 'queued'`,
      sent: `m.state = 'sent'`,
      delivered: `m.state = 'delivered'`,
      failed: `m.state = 'failed'`,
    }),
    messageKind: chosen({
      builderRequest: `m.kind = 'builderRequest'`,
      asked: `m.kind = 'asked'`,
      approved: `m.kind = 'approved'`,
      documentNotice: `m.kind = 'documentNotice'`,
      xeroCheck: `m.kind = 'xeroCheck'`,
    }),
  },
  days: { queuedAt: 'm.queued_at' },
  binds: ({ timeZone }) => ({ timeZone }),
};

export const MESSAGE_LOG = declaredList(MESSAGE_LOG_LIST, SQL);

const labels: Readonly<Record<string, string>> = MESSAGE_KINDS;

export const messageLogPresenter = ({ actor }: { readonly actor: Actor }): PresentRow<typeof MESSAGE_LOG_LIST> =>
  rowPresenter(MESSAGE_LOG_LIST, actor, (row) => ({ what: labels[row.kind] ?? row.kind, result: resultOf(row) }));

interface Call {
  readonly kind: string;
  readonly state: string;
  readonly failure: string | null;
  readonly gateway: string;
  readonly reference: string | null;
}

function resultOf({ kind, state, failure, gateway, reference }: Call): string {
  if (kind === 'documentNotice') return mailText(state, gateway);
  if (kind !== 'xeroCheck')
    return smsText(SMS_STATES.find((one) => one === state) ?? 'queued', SMS_FAILURES.find((one) => one === failure) ?? null, gateway);
  const why = XERO_FAILURES.find((one) => one === failure);
  return why === undefined ? `${reference ?? 'Xero'} answered.` : xeroFailureText(why, reference);
}
