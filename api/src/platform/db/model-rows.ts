// Instances of a model from rows that a statement of ours has read: several models in one statement, or a row in the statement that locks it; and
// back again.
import { DataTypes, QueryTypes, type Model, type ModelStatic, type Sequelize, type Transaction } from 'sequelize';
import { prepared } from './prepared.ts';

/** Each attribute of the model under its own name; decimals as text, which is what the driver makes of them. */
export function modelColumns(model: ModelStatic<Model>, alias: string): string {
  return Object.entries(model.getAttributes())
    .map(([name, { field = name, type }]) => `${alias}.${field}${type instanceof DataTypes.DECIMAL ? '::text' : ''} as "${name}"`)
    .join(', ');
}

/** As the model's own find would make it: later changes are saved, what is the same is not. Instants of JSON become dates. */
export function modelOf<M extends Model>(model: ModelStatic<M>, row: Readonly<Record<string, unknown>>): M {
  const values = Object.entries(model.getAttributes()).map(([name, { type }]) => {
    const value = row[name];
    return [name, type instanceof DataTypes.DATE && typeof value === 'string' ? new Date(value) : value];
  });
  return model.build(Object.fromEntries(values) as never, { isNewRecord: false, raw: true });
}

/**
 * Saves what was changed of a row that is held under a lock, as its next version, by a statement that the database has planned before: the
 * model's own save is planned each time. @throws Error when the row was written past its lock
 */
export async function saveChanged(
  row: Model & { id: number; version: number },
  { sequelize, transaction }: { readonly sequelize: Sequelize; readonly transaction: Transaction },
): Promise<void> {
  const model = row.constructor as ModelStatic<Model>;
  const attributes = model.getAttributes();
  const changed = (row.changed() || []).filter((name) => name !== 'version').sort();
  const sets = changed.map((name) => `${attributes[name]?.field ?? name} = $${name}`);
  // the columns by their places: a name has at most 63 characters
  const places = changed.map((name) => Object.keys(attributes).indexOf(name));
  const name = ['save', model.tableName.replaceAll('_', '-'), ...places].join('-');
  const [saved] = await sequelize.query<{ version: number }>(
    prepared(
      name,
      `update ${model.tableName} set ${[...sets, 'version = version + 1'].join(', ')} where id = $id and version = $version returning version`,
    ),
    {
      bind: { ...Object.fromEntries(changed.map((one) => [one, row.get(one)])), id: row.id, version: row.version },
      transaction,
      type: QueryTypes.SELECT,
    },
  );
  if (saved === undefined) throw new Error(`${model.tableName} ${String(row.id)} was written past its lock`);
  row.set({ version: saved.version } as never, { raw: true });
  for (const one of changed) row.changed(one as never, false);
}
