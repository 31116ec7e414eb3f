// A file's record: reserved when it is announced, uploaded when its bytes were checked, deleted for 30 days (domain.md §3, quality.md §1).
import { DataTypes, Model, type CreationOptional, type InferAttributes, type InferCreationAttributes, type Sequelize } from 'sequelize';
import type { CheckedBytes } from './checked-bytes.ts';

export type AttachmentState = 'reserved' | 'uploaded' | 'deleted';

export class AttachmentModel extends Model<InferAttributes<AttachmentModel>, InferCreationAttributes<AttachmentModel>> {
  declare id: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare ownerUserId: number;
  declare clientId: string | null;
  declare constructionId: number | null;
  declare scheduleId: number | null;
  declare potentialJobId: number | null;
  declare title: string;
  declare storageKey: string;
  declare contentType: string;
  declare sizeBytes: number;
  /** What the device announced until the bytes were checked, then what was checked. */
  declare sha256: string | null;
  declare tags: string | null;
  declare comments: string | null;
  declare isDocAttachment: boolean;
  declare state: CreationOptional<AttachmentState>;
  declare positionLatitude: CreationOptional<number | null>;
  declare positionLongitude: CreationOptional<number | null>;
  declare positionAccuracyM: CreationOptional<number | null>;
  declare takenAt: CreationOptional<string | null>;
  declare pendingKey: CreationOptional<string | null>;
  /** Null beside a pending key: the length was not announced. */
  declare pendingSizeBytes: CreationOptional<number | null>;
  declare pendingContentType: CreationOptional<string | null>;
  /** Who asked for the link of the pending key; null: the owner. */
  declare pendingUserId: CreationOptional<number | null>;
  /** What a check of the awaited bytes found. */
  declare checked: CreationOptional<CheckedBytes | null>;
  /** The key under which the bytes arrived, when they are kept under another. */
  declare receivedKey: CreationOptional<string | null>;
  /** The bytes as they are kept and given out; null: exactly as they were sent. */
  declare keptSizeBytes: CreationOptional<number | null>;
  declare keptSha256: CreationOptional<string | null>;
  declare createdUtc: Date;
  declare modifiedUtc: CreationOptional<Date | null>;
  declare deletedUtc: CreationOptional<Date | null>;
}

/** bigint comes as text; sizes end far below 2^53. */
function wholeNumber(column: 'sizeBytes' | 'pendingSizeBytes' | 'keptSizeBytes') {
  return {
    type: DataTypes.BIGINT,
    get(this: AttachmentModel): number | null {
      const value: unknown = this.getDataValue(column);
      return value === null || value === undefined ? null : Number(value);
    },
  };
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
      title: { type: DataTypes.TEXT },
      storageKey: { type: DataTypes.TEXT },
      contentType: { type: DataTypes.TEXT },
      sizeBytes: wholeNumber('sizeBytes'),
      sha256: { type: DataTypes.TEXT },
      tags: { type: DataTypes.TEXT },
      comments: { type: DataTypes.TEXT },
      isDocAttachment: { type: DataTypes.BOOLEAN },
      state: { type: DataTypes.TEXT },
      positionLatitude: { type: DataTypes.DECIMAL(8, 5) },
      positionLongitude: { type: DataTypes.DECIMAL(8, 5) },
      positionAccuracyM: { type: DataTypes.DECIMAL(8, 1), field: 'position_accuracy_m' },
      takenAt: { type: DataTypes.DATE },
      pendingKey: { type: DataTypes.TEXT },
      pendingSizeBytes: wholeNumber('pendingSizeBytes'),
      pendingContentType: { type: DataTypes.TEXT },
      pendingUserId: { type: DataTypes.INTEGER },
      checked: { type: DataTypes.JSONB },
      receivedKey: { type: DataTypes.TEXT },
      keptSizeBytes: wholeNumber('keptSizeBytes'),
      keptSha256: { type: DataTypes.TEXT },
      createdUtc: { type: DataTypes.DATE },
      modifiedUtc: { type: DataTypes.DATE },
      deletedUtc: { type: DataTypes.DATE },
    },
    { sequelize, tableName: 'attachment', version: 'version' },
  );
}
