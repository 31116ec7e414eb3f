// A person's record on a task: a visit, or a record without times that holds a confirmation or a comment.
import { DataTypes, Model, type CreationOptional, type InferAttributes, type InferCreationAttributes, type Sequelize } from 'sequelize';

export class TaskUserModel extends Model<InferAttributes<TaskUserModel>, InferCreationAttributes<TaskUserModel>> {
  declare id: CreationOptional<number>;
  declare scheduleId: number;
  declare userId: number;
  declare onSiteUtc: CreationOptional<Date | null>;
  declare offSiteUtc: CreationOptional<Date | null>;
  declare completedUtc: CreationOptional<Date | null>;
  declare confirmItemQtys: CreationOptional<boolean>;
  declare comments: CreationOptional<string | null>;
}

export function initTaskUserModel(sequelize: Sequelize): void {
  TaskUserModel.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      scheduleId: { type: DataTypes.INTEGER },
      userId: { type: DataTypes.INTEGER },
      onSiteUtc: { type: DataTypes.DATE },
      offSiteUtc: { type: DataTypes.DATE },
      completedUtc: { type: DataTypes.DATE },
      confirmItemQtys: { type: DataTypes.BOOLEAN },
      comments: { type: DataTypes.TEXT },
    },
    { sequelize, tableName: 'task_user' },
  );
}
