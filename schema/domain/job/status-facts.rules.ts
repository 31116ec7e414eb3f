// What the requirements of statuses ask of a job, told from its record (status-needs.rules): the same for the server's rows and for a page that is read. Tasks that
// were not given to anybody, and those that were set aside, declined or only pay, are nobody's work: neither their photos nor their lines are asked for.
import { photoForecast } from '../attachment/expected-photos.rules.ts';
import { isImage } from '../attachment/attachment.rules.ts';
import type { DecimalString } from '../kernel/money.ts';
import type { AddressTypeSetting } from '../settings/address-type.setting.ts';
import type { ExpectedPhotosSetting } from '../settings/expected-photos.setting.ts';
import { missingAddress, type AddressOfJob } from './readiness.rules.ts';
import type { StatusFacts } from './status-needs.rules.ts';

interface LineRecord {
  readonly shotList?: string | null | undefined;
  readonly completedQty: DecimalString | null;
  readonly approvedQty?: DecimalString | null | undefined;
  readonly rejectedDate: unknown;
}

interface TaskRecord {
  readonly id: number;
  readonly name: string;
  readonly ignored: boolean;
  readonly isPayment: boolean;
  readonly issuedDate: unknown;
  readonly declinedDate: unknown;
  readonly scheduledStartTime: unknown;
  readonly items: readonly LineRecord[];
}

interface FileRecord {
  readonly taskId: number | null;
  readonly title: string;
  readonly key: string;
  readonly isDocAttachment: boolean;
}

export interface StatusRecord extends Omit<AddressOfJob, 'hasStructuredAddress'> {
  readonly boqs: readonly unknown[];
  readonly schedules: readonly TaskRecord[];
  readonly attachments: readonly FileRecord[];
}

export interface FactSettings {
  readonly address: AddressTypeSetting;
  readonly photos: ExpectedPhotosSetting;
}

const isGiven = ({ ignored, isPayment, issuedDate, declinedDate }: TaskRecord): boolean =>
  !ignored && !isPayment && issuedDate !== null && declinedDate === null;

const isUndecided = ({ approvedQty = null, rejectedDate }: LineRecord): boolean => approvedQty === null && rejectedDate === null;

function photosMissingOf({ id, name, items }: TaskRecord, attachments: readonly FileRecord[], photos: ExpectedPhotosSetting): number {
  const received = attachments.filter((file) => file.taskId === id && isImage(file)).map(({ title }) => title);
  const { expected, expectedReceived } = photoForecast(photos, { taskName: name, items, received, waiting: [] });
  return expected - expectedReceived;
}

export function statusFacts(job: StatusRecord, { address, photos }: FactSettings): StatusFacts {
  const given = job.schedules.filter(isGiven);
  const hasStructuredAddress = address.addressSetting.addressType === 'structured';
  return {
    missingAddress: missingAddress({ ...job, hasStructuredAddress }),
    itemCount: job.boqs.length,
    hasBookedTask: given.some(({ scheduledStartTime }) => scheduledStartTime !== null),
    missingPhotos: given.reduce((sum, task) => sum + photosMissingOf(task, job.attachments, photos), 0),
    unreviewedLines: given.flatMap(({ items }) => items).filter(isUndecided).length,
  };
}
