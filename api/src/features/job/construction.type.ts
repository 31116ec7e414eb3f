// The wire shape of Construction, Contact: names and nullability are the contract's.
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, DayScalar, JsonScalar } from '../../platform/graphql/scalars.ts';
import { Boq } from './boq.type.ts';
import { Schedule } from '../task-record/schedule.type.ts';
import { Payment } from '../payment/payment.type.ts';
import { Attachment } from '../attachment/attachment.type.ts';
import { SiteContact } from './site-contact.type.ts';

@ObjectType('Contact', { simpleResolvers: true })
class Contact {
  @Field(() => String)
  displayName!: string;
}

@ObjectType('Construction', { simpleResolvers: true })
export class Construction {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => String)
  status!: string;

  @Field(() => String, { nullable: true })
  comments!: string | null;

  @Field(() => String)
  workOrder!: string;

  @Field(() => DayScalar, { nullable: true })
  releaseDate!: string | null;

  @Field(() => String, { nullable: true })
  projectFSAM!: string | null;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => String)
  address!: string;

  @Field(() => String, { nullable: true })
  contactDetails!: string | null;

  @Field(() => String, { nullable: true })
  buildType!: string | null;

  @Field(() => String)
  workType!: string;

  @Field(() => Int, { nullable: true })
  premises!: number | null;

  @Field(() => Contact, { nullable: true })
  financialContact!: Contact | null;

  @Field(() => String, { nullable: true })
  deliveryPartner!: string | null;

  @Field(() => String, { nullable: true })
  deliveryPartnerPm!: string | null;

  @Field(() => String, { nullable: true })
  developer!: string | null;

  @Field(() => String, { nullable: true })
  adtechPm!: string | null;

  @Field(() => String, { nullable: true })
  scheduler!: string | null;

  @Field(() => DayScalar, { nullable: true })
  originalDueDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  updatedDueDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  dbydExpiryDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  startDueDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  laseDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  onsiteDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  integrationDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  crqDate!: string | null;

  @Field(() => String, { nullable: true })
  crqNumber!: string | null;

  @Field(() => Boolean)
  acceleratedJob!: boolean;

  @Field(() => String, { nullable: true })
  siteContact!: string | null;

  @Field(() => String, { nullable: true })
  siteContactPhone!: string | null;

  @Field(() => String, { nullable: true })
  customerRef!: string | null;

  @Field(() => String, { nullable: true })
  bomComments!: string | null;

  @Field(() => String, { nullable: true })
  contract!: string | null;

  @Field(() => String, { nullable: true })
  region!: string | null;

  @Field(() => String, { nullable: true })
  quoteNumber!: string | null;

  @Field(() => String, { nullable: true })
  prePaymentNumber!: string | null;

  @Field(() => String, { nullable: true })
  checklist!: string | null;

  @Field(() => DayScalar, { nullable: true })
  bookedDate!: string | null;

  @Field(() => DayScalar, { nullable: true })
  workTasksCompleteDate!: string | null;

  @Field(() => String, { nullable: true })
  locationId!: string | null;

  @Field(() => Boolean)
  isReceived!: boolean;

  @Field(() => String, { nullable: true })
  statusChangeHangfireId!: string | null;

  /** Why the job is on hold, and the day on which it goes back by itself; null while it is not. */
  @Field(() => String, { nullable: true })
  holdReason!: string | null;

  @Field(() => DayScalar, { nullable: true })
  holdUntil!: string | null;

  @Field(() => String, { nullable: true })
  lotNumber!: string | null;

  @Field(() => String, { nullable: true })
  unitNumber!: string | null;

  @Field(() => String, { nullable: true })
  streetNumber!: string | null;

  @Field(() => String, { nullable: true })
  streetName!: string | null;

  @Field(() => String, { nullable: true })
  roadType!: string | null;

  @Field(() => String, { nullable: true })
  suburb!: string | null;

  @Field(() => String, { nullable: true })
  state!: string | null;

  @Field(() => String, { nullable: true })
  postCode!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  builderApprovalSentDate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  builderApprovedDate!: string | null;

  @Field(() => JsonScalar, { nullable: true })
  customFields!: unknown;

  /** What people did on it, as its history groups it (schema/domain/history/grouped-events); counted one further than a list counts. Null where the history is not
   * for this person, and of a job that is read in another way than for its page. */
  @Field(() => Int, { nullable: true })
  eventCount!: number | null;

  @Field(() => [Boq])
  boqs!: Boq[];

  @Field(() => [Schedule])
  schedules!: Schedule[];

  @Field(() => [Payment])
  payments!: Payment[];

  @Field(() => [Attachment])
  attachments!: Attachment[];

  @Field(() => [SiteContact])
  siteContacts!: SiteContact[];
}
