// Instances of a model from rows that a statement of ours has read: several models in one statement, or a row in the statement that locks it.
import { DataTypes, type Model, type ModelStatic } from 'sequelize';

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
