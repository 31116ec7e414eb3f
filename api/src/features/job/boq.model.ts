// A line of a job's bill of quantities.
import { DataTypes, Model, type CreationOptional, type InferAttributes, type InferCreationAttributes, type Sequelize } from 'sequelize';

export class BoqModel extends Model<InferAttributes<BoqModel>, InferCreationAttributes<BoqModel>> {
  declare id: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare constructionId: number;
  declare itemId: CreationOptional<number | null>;
  declare code: string;
  declare description: CreationOptional<string | null>;
  declare itemType: CreationOptional<string | null>;
  declare unitOfMeasure: CreationOptional<string | null>;
  declare unitAmount: CreationOptional<string | null>;
  declare quantity: CreationOptional<string>;
  declare variationQty: CreationOptional<string | null>;
  declare completedQty: CreationOptional<string | null>;
}

export function initBoqModel(sequelize: Sequelize): void {
  BoqModel.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      constructionId: { type: DataTypes.INTEGER },
      itemId: { type: DataTypes.INTEGER },
      code: { type: DataTypes.TEXT },
      description: { type: DataTypes.TEXT },
      itemType: { type: DataTypes.TEXT },
      unitOfMeasure: { type: DataTypes.TEXT },
      unitAmount: { type: DataTypes.DECIMAL },
      quantity: { type: DataTypes.DECIMAL },
      variationQty: { type: DataTypes.DECIMAL },
      completedQty: { type: DataTypes.DECIMAL },
    },
    { sequelize, tableName: 'boq', version: 'version' },
  );
}
