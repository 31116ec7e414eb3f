// A contractor's payment for one task; at most one that is not void.
import { DataTypes, Model, type CreationOptional, type InferAttributes, type InferCreationAttributes, type Sequelize } from 'sequelize';

export class PaymentModel extends Model<InferAttributes<PaymentModel>, InferCreationAttributes<PaymentModel>> {
  declare id: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare name: CreationOptional<string | null>;
  declare owner: CreationOptional<string | null>;
  declare scheduleId: CreationOptional<number | null>;
  declare constructionId: number;
  declare state: CreationOptional<string>;
  declare voidReason: CreationOptional<string | null>;
}

export function initPaymentModel(sequelize: Sequelize): void {
  PaymentModel.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      name: { type: DataTypes.TEXT },
      owner: { type: DataTypes.TEXT },
      scheduleId: { type: DataTypes.INTEGER },
      constructionId: { type: DataTypes.INTEGER },
      state: { type: DataTypes.TEXT },
      voidReason: { type: DataTypes.TEXT },
    },
    { sequelize, tableName: 'payment', version: 'version' },
  );
}
