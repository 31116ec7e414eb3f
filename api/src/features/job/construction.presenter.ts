// What of a job reaches whom: every field is listed, amounts are null without the right to see money (specification 1 §6).
import { preapprovalOf, type ApprovedFirst } from '@lotline/schema/domain/item/preapproval.rules';
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { wireInstant } from '../../platform/db/wire-instant.ts';
import { presentAttachment, type AttachmentRow } from '../attachment/attachment.presenter.ts';
import { presentPayments, type PaymentRow } from '../payment/payment.presenter.ts';
import { presentTask, type TaskRow } from '../task-record/task.presenter.ts';
import type { Boq } from './boq.type.ts';
import type { Construction } from './construction.type.ts';
import { presentCustomFields } from './custom-fields.presenter.ts';
import type { SiteContact } from './site-contact.type.ts';

type Lists = 'boqs' | 'schedules' | 'payments' | 'attachments' | 'siteContacts';

/** As the statement reads it: instants as PostgreSQL writes them in JSON, decimals as text. */
export interface ConstructionRow extends Omit<Construction, Lists | 'financialContact' | 'customFields' | 'eventCount'> {
  readonly financialContactName: string | null;
  readonly customFields: Readonly<Record<string, unknown>> | null;
  /** Of the read for its page alone. */
  readonly eventCount?: number | null;
  readonly boqs: BoqRow[];
  readonly schedules: TaskRow[];
  readonly payments: PaymentRow[];
  readonly attachments: AttachmentRow[];
  readonly siteContacts: SiteContact[];
}

export function presentConstruction(context: RequestContext, row: ConstructionRow): Construction {
  const { actor } = context;
  return {
    ...presentJobFields(row),
    ...presentAddress(row),
    eventCount: row.eventCount ?? null,
    boqs: row.boqs.map((boq) => presentBoq(boq, actor)),
    schedules: row.schedules.map((task) => presentTask(task, actor)),
    payments: presentPayments(row.payments, row.schedules, actor),
    attachments: row.attachments.map((attachment) => presentAttachment(context, attachment)),
    siteContacts: row.siteContacts.map(presentSiteContact),
  };
}

type Address = 'address' | 'lotNumber' | 'unitNumber' | 'streetNumber' | 'streetName' | 'roadType' | 'suburb' | 'state' | 'postCode';

function presentAddress(row: ConstructionRow): Pick<Construction, Address> {
  return {
    address: row.address,
    lotNumber: row.lotNumber,
    unitNumber: row.unitNumber,
    streetNumber: row.streetNumber,
    streetName: row.streetName,
    roadType: row.roadType,
    suburb: row.suburb,
    state: row.state,
    postCode: row.postCode,
  };
}

type Day = Extract<keyof Construction, `${string}Date`> | 'builderApprovalSentDate' | 'builderApprovedDate';

function presentJobFields(row: ConstructionRow): Omit<Construction, Lists | Address | 'eventCount'> {
  return {
    ...presentJobDays(row),
    id: row.id,
    version: row.version,
    status: row.status,
    comments: row.comments,
    workOrder: row.workOrder,
    projectFSAM: row.projectFSAM,
    description: row.description,
    contactDetails: row.contactDetails,
    buildType: row.buildType,
    workType: row.workType,
    premises: row.premises,
    financialContact: row.financialContactName === null ? null : { displayName: row.financialContactName },
    deliveryPartner: row.deliveryPartner,
    deliveryPartnerPm: row.deliveryPartnerPm,
    developer: row.developer,
    adtechPm: row.adtechPm,
    scheduler: row.scheduler,
    crqNumber: row.crqNumber,
    acceleratedJob: row.acceleratedJob,
    siteContact: row.siteContact,
    siteContactPhone: row.siteContactPhone,
    customerRef: row.customerRef,
    bomComments: row.bomComments,
    contract: row.contract,
    region: row.region,
    quoteNumber: row.quoteNumber,
    prePaymentNumber: row.prePaymentNumber,
    checklist: row.checklist,
    locationId: row.locationId,
    isReceived: row.isReceived,
    statusChangeHangfireId: row.statusChangeHangfireId,
    holdReason: row.holdReason,
    holdUntil: row.holdUntil,
    customFields: presentCustomFields(row.customFields),
  };
}

function presentJobDays(row: ConstructionRow): Pick<Construction, Day> {
  return {
    releaseDate: row.releaseDate,
    originalDueDate: row.originalDueDate,
    updatedDueDate: row.updatedDueDate,
    dbydExpiryDate: row.dbydExpiryDate,
    startDueDate: row.startDueDate,
    laseDate: row.laseDate,
    onsiteDate: row.onsiteDate,
    integrationDate: row.integrationDate,
    crqDate: row.crqDate,
    bookedDate: row.bookedDate,
    workTasksCompleteDate: row.workTasksCompleteDate,
    builderApprovalSentDate: wireInstant(row.builderApprovalSentDate),
    builderApprovedDate: wireInstant(row.builderApprovedDate),
  };
}

/** Amounts decide whether the customer approves first, and go no further. */
type BoqRow = Omit<Boq, 'preapproval'> & { readonly approvedFirst: ApprovedFirst | null };

function presentBoq(row: BoqRow, actor: Actor): Boq {
  return {
    id: row.id,
    version: row.version,
    clientId: row.clientId,
    itemId: row.itemId,
    code: row.code,
    description: row.description,
    itemType: row.itemType,
    unitOfMeasure: row.unitOfMeasure,
    unitAmount: hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION') ? row.unitAmount : null,
    quantity: row.quantity,
    variationQty: row.variationQty,
    designVariation: row.designVariation,
    variationDecidedDate: wireInstant(row.variationDecidedDate),
    variationDecidedBy: row.variationDecidedBy,
    variationReason: row.variationReason,
    assignedQty: row.assignedQty,
    completedQty: row.completedQty,
    estimatedTime: row.estimatedTime,
    comments: row.comments,
    preapproval: row.approvedFirst === null ? null : preapprovalOf(row.approvedFirst),
    preapprovedQty: row.preapprovedQty,
    preapprovalNote: row.preapprovalNote,
  };
}

function presentSiteContact(row: SiteContact): SiteContact {
  return { id: row.id, name: row.name, description: row.description, phone: row.phone, email: row.email, sortOrder: row.sortOrder };
}
