// A job's site contact; sortOrder 1 is the primary one.
import { DataTypes, Model, type CreationOptional, type InferAttributes, type InferCreationAttributes, type Sequelize } from 'sequelize';

export class SiteContactModel extends Model<InferAttributes<SiteContactModel>, InferCreationAttributes<SiteContactModel>> {
  declare id: CreationOptional<number>;
  declare constructionId: number;
  declare name: CreationOptional<string | null>;
  declare description: CreationOptional<string | null>;
  declare phone: CreationOptional<string | null>;
  declare email: CreationOptional<string | null>;
  declare sortOrder: number;
}

export function initSiteContactModel(sequelize: Sequelize): void {
  SiteContactModel.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      constructionId: { type: DataTypes.INTEGER },
      name: { type: DataTypes.TEXT },
      description: { type: DataTypes.TEXT },
      phone: { type: DataTypes.TEXT },
      email: { type: DataTypes.TEXT },
      sortOrder: { type: DataTypes.INTEGER },
    },
    { sequelize, tableName: 'site_contact' },
  );
}
