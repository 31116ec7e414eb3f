// Every Sequelize model, bound once to the one connection pool.
import type { Sequelize } from 'sequelize';
import { initAttachmentModel } from './features/attachment/attachment.model.ts';
import { initStoredFileModel } from './features/attachment/stored-file.model.ts';
import { initFieldCommentModel } from './features/comment/field-comment.model.ts';
import { initCustomTaskModel } from './features/custom-task/custom-task.model.ts';
import { initPaymentItemModel } from './features/payment/payment-item.model.ts';
import { initPaymentModel } from './features/payment/payment.model.ts';

export function initModels(sequelize: Sequelize): void {
  initAttachmentModel(sequelize);
  initStoredFileModel(sequelize);
  initFieldCommentModel(sequelize);
  initCustomTaskModel(sequelize);
  initPaymentModel(sequelize);
  initPaymentItemModel(sequelize);
}
