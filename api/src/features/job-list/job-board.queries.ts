// The board in one statement: which statuses there are, how many jobs of the filter each has, and its first cards by due day from the index.
import { QueryTypes } from 'sequelize';
import { BOARD_CARDS, MOST_BOARD_CARDS } from '@lotline/schema/domain/job/job-board.rules';
import type { JobBoardInput, JobFilter } from '@lotline/schema/domain/job/job-list.input';
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
import { bindsOf, whereOf } from '../../platform/list/list-statement.ts';
import { DUE, JOB_VALUE, JOBS, listFacts } from './job-list.sql.ts';
import type { JobRow } from './job-list.type.ts';

/** More nobody looks along. */
const MOST_COLUMNS = 60;

const askedStatuses = ({ statuses, isNot }: JobFilter): readonly string[] | null => (isNot.includes('statuses') ? null : statuses);

/** Those that are asked for; else those that jobs have, each by one step in its index. For who reads every job. */
const statusesOf = (asked: readonly string[] | null): string =>
  asked === null
    ? `with recursive found(status, n) as (
        (select status, 1 from construction order by status limit 1)
        union all
        select (select c.status from construction c where c.status > found.status order by c.status limit 1), n + 1
          from found where found.status is not null and n < ${MOST_COLUMNS})
      select status, n from found where status is not null`
    : 'select status, n from unnest($columns::text[]) with ordinality as asked(status, n)';

export interface BoardColumn {
  readonly status: string;
  readonly counted: number;
  readonly cards: readonly JobRow[];
}

export async function loadJobBoard(context: RequestContext, { filter, opened }: JobBoardInput): Promise<BoardColumn[]> {
  const conditions = JOBS.conditions(filter, context.actor);
  const ofColumn = `from construction c where ${whereOf(conditions)} and c.status = col.status`;
  const shown = `case when col.status = any($opened::text[]) then ${MOST_BOARD_CARDS} else ${BOARD_CARDS} end`;
  const cards = `select ${JOBS.shown}
    from (select c.id, ${DUE} as due ${ofColumn} order by ${DUE}, c.id limit ${shown}) at join construction c on c.id = at.id ${JOB_VALUE}
   order by at.due, at.id`;
  const asked = askedStatuses(filter);
  const columns = asked === null ? {} : { columns: [...new Set(asked)] };
  return context.sequelize.query<BoardColumn>(
    `select col.status, (select count(*)::integer from (select ${ofColumn} limit ${MOST_COUNTED + 1}) counted) as counted, ${jsonList(cards)} as cards
       from (${statusesOf(asked)}) col order by col.n`,
    {
      bind: { ...bindsOf(conditions), ...columns, opened, ...scopeBinds(context.actor), ...listFacts(context) },
      type: QueryTypes.SELECT,
    },
  );
}
