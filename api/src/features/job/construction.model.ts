// The columns of a job (construction) that commands read and write.
import { DataTypes, Model, type CreationOptional, type InferAttributes, type InferCreationAttributes, type Sequelize } from 'sequelize';

export class ConstructionModel extends Model<InferAttributes<ConstructionModel>, InferCreationAttributes<ConstructionModel>> {
  declare id: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare workOrder: string;
  declare status: string;
  declare workType: string;
  declare developer: CreationOptional<string | null>;
  declare siteContact: CreationOptional<string | null>;
  declare siteContactPhone: CreationOptional<string | null>;
}

export function initConstructionModel(sequelize: Sequelize): void {
  ConstructionModel.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      workOrder: { type: DataTypes.TEXT },
      status: { type: DataTypes.TEXT },
      workType: { type: DataTypes.TEXT },
      developer: { type: DataTypes.TEXT },
      siteContact: { type: DataTypes.TEXT },
      siteContactPhone: { type: DataTypes.TEXT },
    },
    { sequelize, tableName: 'construction', version: 'version' },
  );
}
