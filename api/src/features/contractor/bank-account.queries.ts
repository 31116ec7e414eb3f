// The bank accounts of a contractor as their tab shows them: masked, with who asked and who approved (screens.md §2.19).
import { QueryTypes } from 'sequelize';
import { maskedNumber, MOST_BANK_TRIES, NEW_MOBILE_DAYS, type BankState } from '@lotline/schema/domain/contractor/bank-account.rules';
import { CONTRACTOR } from '@lotline/schema/domain/contractor/contractor.fields';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { instantText, jsonList } from '../../platform/db/wire-columns.ts';
import type { ContractorBank } from './bank-account.type.ts';

/** The newest; older ones are in the history. */
const MOST_ACCOUNTS = 50;

interface AccountRow {
  readonly id: number;
  readonly version: number;
  readonly state: BankState;
  readonly bsbEnd: string;
  readonly numberEnd: string;
  readonly tries: number;
  readonly why: string;
  readonly proposedByUserId: number;
  readonly proposedBy: string;
  readonly proposedAt: string;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly note: string | null;
}

interface Found {
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  readonly contactChangedAt: string | null;
  readonly accounts: readonly AccountRow[];
}

const nameOf = (column: string): string => `(select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = ${column})`;

const SQL = prepared(
  'contractor-bank',
  `select c.contact_name as "contactName", c.contact_phone as "contactPhone",
     (select ${instantText('max(e.recorded_at)')} from event e where e.entity = '${CONTRACTOR.entity}' and e.entity_id = c.id and e.move = 'editContractor'
        and e.after ? 'contactPhone' and e.recorded_at > $now::timestamptz - make_interval(days => ${String(NEW_MOBILE_DAYS)})) as "contactChangedAt",
     ${jsonList(`select b.id, b.version, b.state, b.bsb_end as "bsbEnd", b.number_end as "numberEnd", b.tries, b.why,
         b.proposed_by_user_id as "proposedByUserId", ${nameOf('b.proposed_by_user_id')} as "proposedBy", ${instantText('b.proposed_at')} as "proposedAt",
         ${nameOf('coalesce(b.approved_by_user_id, b.closed_by_user_id)')} as "decidedBy", ${instantText('b.decided_at')} as "decidedAt", b.note
       from contractor_bank_account b where b.independent_contractor_id = c.id order by b.id desc limit ${String(MOST_ACCOUNTS)}`)} as accounts
   from independent_contractor c where c.id = $contractorId`,
);

/** @throws RefusalError CLAIM_REQUIRED, NOT_FOUND */
export async function loadContractorBank(context: RequestContext, contractorId: number): Promise<ContractorBank> {
  const { sequelize, actor, now, smsGateway = null } = context;
  must(canManage(actor, CONTRACTOR));
  const [found] = await sequelize.query<Found>(SQL, { bind: { contractorId, now: now() }, type: QueryTypes.SELECT });
  if (found === undefined) return refuse('NOT_FOUND');
  const { accounts, ...contact } = found;
  return { contractorId, ...contact, noticeBy: smsGateway, accounts: accounts.map(presentAccount) };
}

const presentAccount = ({ bsbEnd, numberEnd, tries, ...row }: AccountRow) => ({
  ...row,
  bsb: maskedNumber(bsbEnd),
  accountNumber: maskedNumber(numberEnd),
  triesLeft: Math.max(0, MOST_BANK_TRIES - tries),
});
