// A line of a payment, as it was when the task was submitted.
import { DataTypes, Model, type CreationOptional, type InferAttributes, type InferCreationAttributes, type Sequelize } from 'sequelize';

export class PaymentItemModel extends Model<InferAttributes<PaymentItemModel>, InferCreationAttributes<PaymentItemModel>> {
  declare id: CreationOptional<number>;
  declare paymentId: number;
  declare scheduleItemId: CreationOptional<number | null>;
  declare boqId: CreationOptional<number | null>;
  declare itemCode: CreationOptional<string | null>;
  declare originalQty: CreationOptional<string | null>;
  declare completedQty: CreationOptional<string | null>;
  declare unitAmount: CreationOptional<string | null>;
  declare valueExGst: CreationOptional<string | null>;
  declare valueIncGst: CreationOptional<string | null>;
  declare rejectedDate: CreationOptional<Date | null>;
  declare approvedDate: CreationOptional<Date | null>;
  declare approvedBy: CreationOptional<string | null>;
  declare variationReason: CreationOptional<string | null>;
}

export function initPaymentItemModel(sequelize: Sequelize): void {
  PaymentItemModel.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      paymentId: { type: DataTypes.INTEGER },
      scheduleItemId: { type: DataTypes.INTEGER },
      boqId: { type: DataTypes.INTEGER },
      itemCode: { type: DataTypes.TEXT },
      originalQty: { type: DataTypes.DECIMAL },
      completedQty: { type: DataTypes.DECIMAL },
      unitAmount: { type: DataTypes.DECIMAL },
      valueExGst: { type: DataTypes.DECIMAL },
      valueIncGst: { type: DataTypes.DECIMAL },
      rejectedDate: { type: DataTypes.DATE },
      approvedDate: { type: DataTypes.DATE },
      approvedBy: { type: DataTypes.TEXT },
      variationReason: { type: DataTypes.TEXT },
    },
    { sequelize, tableName: 'payment_item' },
  );
}
