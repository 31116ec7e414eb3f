// What may be the same site as a potential job, for the office that processes it.
import { QueryTypes } from 'sequelize';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
import { potentialJobScope } from '../access/potential-job.scope.ts';
import type { SiteMatch } from './potential-job.type.ts';
import { SITE_MATCHES } from './site-matches.sql.ts';

interface MatchRow extends Omit<SiteMatch, 'address'> {
  readonly lotNumber: string | null;
  readonly unitNumber: string | null;
  readonly streetNumber: string | null;
  readonly streetName: string | null;
  readonly roadType: string | null;
  readonly suburb: string | null;
  readonly state: string | null;
  readonly postCode: string | null;
}

const MATCHES = prepared(
  'potential-job-matches',
  `select ${jsonList(`select m.kind, m.id, m.name, m.status, m.score, m.lot_number as "lotNumber", m.unit_number as "unitNumber", m.street_number as "streetNumber",
      m.lot_range_low as "lotRangeLow", m.lot_range_high as "lotRangeHigh", m.unit_range_low as "unitRangeLow", m.unit_range_high as "unitRangeHigh",
      m.street_range_low as "streetRangeLow", m.street_range_high as "streetRangeHigh",
      m.street_name as "streetName", m.road_type as "roadType", m.suburb, m.state, m.post_code as "postCode"
    from (${SITE_MATCHES}) m where m.score > 0 order by m.score desc, m.kind, m.id desc limit 10`)} as matches
    from potential_job p where p.id = $id and ${potentialJobScope('p')}`,
);

/** @throws RefusalError NOT_FOUND out of scope */
export async function loadSiteMatches({ sequelize, actor }: RequestContext, id: number): Promise<SiteMatch[]> {
  const [found] = await sequelize.query<{ matches: MatchRow[] }>(MATCHES, { bind: { ...scopeBinds(actor), id }, type: QueryTypes.SELECT });
  return (found?.matches ?? refuse('NOT_FOUND')).map((match) => ({
    kind: match.kind,
    id: match.id,
    name: match.name,
    status: match.status,
    score: match.score,
    address: formatAddress(match),
  }));
}
