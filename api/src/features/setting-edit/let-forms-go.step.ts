// Forms of tickets of work that no ticket has are taken out of their setting by the hourly clean-up (decision 043): phones read them no more. Versions of the setting
// keep them as they were, and no version's number is given again.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { isConfig, type Config } from '@lotline/schema/domain/settings/merge-setting';
import { formsToLetGo, KEPT_FORM_DAYS } from '@lotline/schema/domain/settings/spent-forms.rules';
import { writeSystemEvents } from '../../platform/command/append-event.ts';
import { appendVersion, LOCK_SETTINGS, writeSetting } from './write-setting.step.ts';
import { versionOf } from './setting-version.queries.ts';

const KEEP_RECORDS = 'keep_records';
const NAME = 'Ticket of Work';

interface Held {
  readonly workType: string | null;
  readonly config: unknown;
  readonly forms: readonly { readonly version: number; readonly supersededAt: string | null; readonly isUsed: boolean }[];
}

/** Of each setting its forms; whether a ticket has one is asked of those alone that another took the place of long ago. */
const HELD = `select s.work_type as "workType", s.config, (select coalesce(json_agg(json_build_object('version', f.version, 'supersededAt', f.superseded_at,
      'isUsed', case when f.superseded_at < $before::timestamptz then exists (select from schedule t where t.ticket_of_work ->> 'formVersion' = f.version::text) else true end)), '[]')
    from (select (form ->> 'version')::integer as version,
        (select min(v.saved_at) from system_setting_version v, jsonb_array_elements(case when jsonb_typeof(v.config -> 'forms') = 'array' then v.config -> 'forms' else '[]' end) newer
          where v.name = s.name and v.work_type is not distinct from s.work_type and (newer ->> 'version')::integer > (form ->> 'version')::integer) as superseded_at
      from jsonb_array_elements(s.config -> 'forms') form) f) as forms
  from system_setting s where s.name = '${NAME}' and jsonb_typeof(s.config -> 'forms') = 'array'`;

interface LetGo {
  readonly sequelize: Sequelize;
  readonly now: Date;
}

/** Returns how many went. It may run again, and in several processes at once. */
export function letFormsGo({ sequelize, now }: LetGo): Promise<number> {
  return sequelize.transaction(async (transaction) => {
    await sequelize.query(LOCK_SETTINGS, { transaction });
    const before = new Date(now.getTime() - KEPT_FORM_DAYS * 86_400_000);
    const held = await sequelize.query<Held>(HELD, { bind: { before }, transaction, type: QueryTypes.SELECT });
    let count = 0;
    for (const setting of held) count += await letGo({ sequelize, transaction, at: now }, setting);
    return count;
  });
}

interface Writing {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
  readonly at: Date;
}

async function letGo(writing: Writing, { workType, config, forms }: Held): Promise<number> {
  const known = forms.map((form) => ({ ...form, supersededAt: form.supersededAt === null ? null : new Date(form.supersededAt) }));
  const gone = new Set(formsToLetGo(known, writing.at));
  if (gone.size === 0 || !isConfig(config)) return 0;
  const next = withoutForms(config, gone);
  const version = (await versionOf(writing, NAME, workType)) + 1;
  const why = `No ticket has been filled in by ${gone.size === 1 ? 'one earlier form' : `${String(gone.size)} earlier forms`}.`;
  await appendVersion(writing, { name: NAME, workType, version, config: next, userId: null, why });
  const id = await writeSetting(writing, { name: NAME, workType, config: next, version });
  const detail = { name: NAME, workType, versions: [...gone] };
  const event = { entity: 'system_setting', entityId: id, constructionId: null, version, why, move: 'letFormsGo', detail } as const;
  await writeSystemEvents(writing, KEEP_RECORDS, writing.at, [event]);
  return gone.size;
}

function withoutForms(config: Config, gone: ReadonlySet<number>): Config {
  const forms: readonly unknown[] = Array.isArray(config['forms']) ? config['forms'] : [];
  return {
    ...config,
    forms: forms.filter((form) => !(isConfig(form) && typeof form['version'] === 'number' && gone.has(form['version']))),
  };
}
