// The columns of a task (schedule) that commands read and write; the rest is the office's (specification 1 §3). Not the ticket of work: with up
// to 1 MB it is read and written by its own command alone.
import { DataTypes, Model, type CreationOptional, type InferAttributes, type InferCreationAttributes, type Sequelize } from 'sequelize';

export class ScheduleModel extends Model<InferAttributes<ScheduleModel>, InferCreationAttributes<ScheduleModel>> {
  declare id: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare constructionId: number;
  declare name: string;
  declare groupId: CreationOptional<number | null>;
  declare completedGroupId: CreationOptional<number | null>;
  declare acceptedDate: CreationOptional<Date | null>;
  declare declinedDate: CreationOptional<Date | null>;
  declare declineReason: CreationOptional<string | null>;
  declare onsiteDate: CreationOptional<Date | null>;
  declare completedDate: CreationOptional<Date | null>;
  declare submittedDate: CreationOptional<Date | null>;
  declare isPartial: CreationOptional<boolean>;
  declare isReopened: CreationOptional<boolean>;
  declare ignored: CreationOptional<boolean>;
  declare externalJobLink: CreationOptional<string | null>;
}

export function initScheduleModel(sequelize: Sequelize): void {
  ScheduleModel.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      constructionId: { type: DataTypes.INTEGER },
      name: { type: DataTypes.TEXT },
      groupId: { type: DataTypes.INTEGER },
      completedGroupId: { type: DataTypes.INTEGER },
      acceptedDate: { type: DataTypes.DATE },
      declinedDate: { type: DataTypes.DATE },
      declineReason: { type: DataTypes.TEXT },
      onsiteDate: { type: DataTypes.DATE },
      completedDate: { type: DataTypes.DATE },
      submittedDate: { type: DataTypes.DATE },
      isPartial: { type: DataTypes.BOOLEAN },
      isReopened: { type: DataTypes.BOOLEAN },
      ignored: { type: DataTypes.BOOLEAN },
      externalJobLink: { type: DataTypes.TEXT },
    },
    { sequelize, tableName: 'schedule', version: 'version' },
  );
}
