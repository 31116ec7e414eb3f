// An item of a task: what was planned, what was done, at which rate.
import { DataTypes, Model, type CreationOptional, type InferAttributes, type InferCreationAttributes, type Sequelize } from 'sequelize';

export class ScheduleItemModel extends Model<InferAttributes<ScheduleItemModel>, InferCreationAttributes<ScheduleItemModel>> {
  declare id: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare scheduleId: number;
  declare boqId: CreationOptional<number | null>;
  declare childCode: CreationOptional<string | null>;
  declare quantity: CreationOptional<string>;
  declare completedQty: CreationOptional<string | null>;
  declare variationReason: CreationOptional<string | null>;
  declare rejectedDate: CreationOptional<Date | null>;
  declare rejectedBy: CreationOptional<string | null>;
  declare rejectReason: CreationOptional<string | null>;
  declare rate: CreationOptional<string | null>;
}

export function initScheduleItemModel(sequelize: Sequelize): void {
  ScheduleItemModel.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      scheduleId: { type: DataTypes.INTEGER },
      boqId: { type: DataTypes.INTEGER },
      childCode: { type: DataTypes.TEXT },
      quantity: { type: DataTypes.DECIMAL },
      completedQty: { type: DataTypes.DECIMAL },
      variationReason: { type: DataTypes.TEXT },
      rejectedDate: { type: DataTypes.DATE },
      rejectedBy: { type: DataTypes.TEXT },
      rejectReason: { type: DataTypes.TEXT },
      rate: { type: DataTypes.DECIMAL },
    },
    { sequelize, tableName: 'schedule_item', version: 'version' },
  );
}
