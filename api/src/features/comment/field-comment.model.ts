// A field comment, on a task or on a job; deletion is soft (domain.md §2).
import { DataTypes, Model, type CreationOptional, type InferAttributes, type InferCreationAttributes, type Sequelize } from 'sequelize';

export class FieldCommentModel extends Model<InferAttributes<FieldCommentModel>, InferCreationAttributes<FieldCommentModel>> {
  declare id: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare scheduleId: CreationOptional<number | null>;
  declare constructionId: CreationOptional<number | null>;
  declare userId: number;
  declare clientId: CreationOptional<string | null>;
  declare comments: string;
  declare createdUtc: CreationOptional<Date>;
  declare writtenUtc: CreationOptional<Date | null>;
  declare modifiedUtc: CreationOptional<Date | null>;
  declare deletedUtc: CreationOptional<Date | null>;
}

export function initFieldCommentModel(sequelize: Sequelize): void {
  FieldCommentModel.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      scheduleId: { type: DataTypes.INTEGER },
      constructionId: { type: DataTypes.INTEGER },
      userId: { type: DataTypes.INTEGER },
      clientId: { type: DataTypes.UUID },
      comments: { type: DataTypes.TEXT },
      createdUtc: { type: DataTypes.DATE },
      writtenUtc: { type: DataTypes.DATE },
      modifiedUtc: { type: DataTypes.DATE },
      deletedUtc: { type: DataTypes.DATE },
    },
    { sequelize, tableName: 'field_comment', version: 'version' },
  );
}
