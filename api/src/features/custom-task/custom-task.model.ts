// A task that belongs to no job: a small thing to tick off.
import { DataTypes, Model, type CreationOptional, type InferAttributes, type InferCreationAttributes, type Sequelize } from 'sequelize';

export class CustomTaskModel extends Model<InferAttributes<CustomTaskModel>, InferCreationAttributes<CustomTaskModel>> {
  declare id: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare clientId: CreationOptional<string | null>;
  declare name: string;
  declare groupId: CreationOptional<number | null>;
  declare userId: CreationOptional<number | null>;
  declare isCompleted: CreationOptional<boolean>;
  declare isCompletable: CreationOptional<boolean>;
  declare completedUtc: CreationOptional<Date | null>;
  declare completedByUserId: CreationOptional<number | null>;
}

export function initCustomTaskModel(sequelize: Sequelize): void {
  CustomTaskModel.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      clientId: { type: DataTypes.UUID },
      name: { type: DataTypes.TEXT },
      groupId: { type: DataTypes.INTEGER },
      userId: { type: DataTypes.INTEGER },
      isCompleted: { type: DataTypes.BOOLEAN },
      isCompletable: { type: DataTypes.BOOLEAN },
      completedUtc: { type: DataTypes.DATE },
      completedByUserId: { type: DataTypes.INTEGER },
    },
    { sequelize, tableName: 'custom_task', version: 'version' },
  );
}
