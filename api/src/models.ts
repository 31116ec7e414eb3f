// Every Sequelize model, bound once to the one connection pool.
import type { Sequelize } from 'sequelize';
import { initAttachmentModel } from './features/attachment/attachment.model.ts';
import { initStoredFileModel } from './features/attachment/stored-file.model.ts';
import { initFieldCommentModel } from './features/comment/field-comment.model.ts';
import { initCustomTaskModel } from './features/custom-task/custom-task.model.ts';
import { initBoqModel } from './features/job/boq.model.ts';
import { initConstructionModel } from './features/job/construction.model.ts';
import { initSiteContactModel } from './features/job/site-contact.model.ts';
import { initPaymentItemModel } from './features/payment/payment-item.model.ts';
import { initPaymentModel } from './features/payment/payment.model.ts';
import { initScheduleItemModel } from './features/task/schedule-item.model.ts';
import { initScheduleModel } from './features/task/schedule.model.ts';
import { initTaskUserModel } from './features/task/task-user.model.ts';

export function initModels(sequelize: Sequelize): void {
  initAttachmentModel(sequelize);
  initStoredFileModel(sequelize);
  initConstructionModel(sequelize);
  initBoqModel(sequelize);
  initSiteContactModel(sequelize);
  initScheduleModel(sequelize);
  initScheduleItemModel(sequelize);
  initTaskUserModel(sequelize);
  initFieldCommentModel(sequelize);
  initCustomTaskModel(sequelize);
  initPaymentModel(sequelize);
  initPaymentItemModel(sequelize);
}
