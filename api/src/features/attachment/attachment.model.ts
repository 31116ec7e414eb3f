// A file's record: whose it is and what it is about; its bytes are a stored file's (decision 030). Reserved when it is announced, uploaded
// when its bytes were checked, deleted for 30 days (domain.md §3, quality.md §1).
import { DataTypes, Model, type CreationOptional, type InferAttributes, type InferCreationAttributes, type Sequelize } from 'sequelize';

export type AttachmentState = 'reserved' | 'uploaded' | 'deleted';

export class AttachmentModel extends Model<InferAttributes<AttachmentModel>, InferCreationAttributes<AttachmentModel>> {
  declare id: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare ownerUserId: number;
  declare clientId: string | null;
  declare constructionId: number | null;
  declare scheduleId: number | null;
  declare potentialJobId: number | null;
  /** Of a plan; then of nothing else. */
  declare projectId: CreationOptional<number | null>;
  /** Of a document of a contractor or a person; then of nothing else. */
  declare resourceDocumentId: CreationOptional<number | null>;
  /** What is shown; null: nothing has arrived yet. */
  declare fileId: CreationOptional<number | null>;
  /** The first of all its pictures: what came before anybody edited it. */
  declare originalFileId: CreationOptional<number | null>;
  /** The bytes that are on their way. */
  declare awaitedFileId: CreationOptional<number | null>;
  declare title: string;
  declare tags: string | null;
  /** 'Plans/As built'; null: by its category. */
  declare folder: CreationOptional<string | null>;
  declare comments: string | null;
  declare isDocAttachment: boolean;
  declare state: CreationOptional<AttachmentState>;
  declare positionLatitude: CreationOptional<number | null>;
  declare positionLongitude: CreationOptional<number | null>;
  declare positionAccuracyM: CreationOptional<number | null>;
  declare takenAt: CreationOptional<string | null>;
  declare createdUtc: Date;
  declare modifiedUtc: CreationOptional<Date | null>;
  declare deletedUtc: CreationOptional<Date | null>;
}

export function initAttachmentModel(sequelize: Sequelize): void {
  AttachmentModel.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      ownerUserId: { type: DataTypes.INTEGER },
      clientId: { type: DataTypes.UUID },
      constructionId: { type: DataTypes.INTEGER },
      scheduleId: { type: DataTypes.INTEGER },
      potentialJobId: { type: DataTypes.INTEGER },
      projectId: { type: DataTypes.INTEGER },
      resourceDocumentId: { type: DataTypes.INTEGER },
      fileId: { type: DataTypes.INTEGER },
      originalFileId: { type: DataTypes.INTEGER },
      awaitedFileId: { type: DataTypes.INTEGER },
      title: { type: DataTypes.TEXT },
      tags: { type: DataTypes.TEXT },
      folder: { type: DataTypes.TEXT },
      comments: { type: DataTypes.TEXT },
      isDocAttachment: { type: DataTypes.BOOLEAN },
      state: { type: DataTypes.TEXT },
      positionLatitude: { type: DataTypes.DECIMAL(8, 5) },
      positionLongitude: { type: DataTypes.DECIMAL(8, 5) },
      positionAccuracyM: { type: DataTypes.DECIMAL(8, 1), field: 'position_accuracy_m' },
      takenAt: { type: DataTypes.DATE },
      createdUtc: { type: DataTypes.DATE },
      modifiedUtc: { type: DataTypes.DATE },
      deletedUtc: { type: DataTypes.DATE },
    },
    { sequelize, tableName: 'attachment', version: 'version' },
  );
}
