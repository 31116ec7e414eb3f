// Each sign-in, sign-out and refusal, with where it came from (screens.md §2.23). Of somebody who is refused again and again one row an hour is kept.
import type { Request } from 'express';
import { deviceWords } from '@lotline/schema/domain/log/device-words';
import type { Sequelize } from 'sequelize';
import type { Identity } from '../../platform/auth/identity.ts';
import { prepared } from '../../platform/db/prepared.ts';

const KEEP = prepared(
  'keep-sign-in',
  `insert into sign_in (at, outcome, user_id, email, address, device)
   select $at::timestamptz, $outcome, u.id, u.email, $address, $device from app_user u where u.id = $userId::integer`,
);
const KEEP_REFUSED = prepared(
  'keep-refused-sign-in',
  `insert into sign_in (at, outcome, user_id, email, address, device)
   select $at::timestamptz, 'refused', w.id, coalesce(w.email, $email), $address, $device
     from (select 1) one left join app_user w on w.subject = $subject
    where not exists (select from sign_in i where i.outcome = 'refused' and i.at > $at::timestamptz - interval '1 hour' and i.address is not distinct from $address
      and i.email is not distinct from coalesce(w.email, $email))`,
);

const from = (req: Request) => ({ address: req.ip?.slice(0, 60) ?? null, device: deviceWords(req.get('user-agent') ?? '') });

export async function keepSignIn(sequelize: Sequelize, req: Request, outcome: 'in' | 'out', userId: number, at: Date): Promise<void> {
  await sequelize.query(KEEP, { bind: { at, outcome, userId, ...from(req) } });
}

export async function keepRefusedSignIn(sequelize: Sequelize, req: Request, { subject, verifiedEmail }: Identity, at: Date): Promise<void> {
  await sequelize.query(KEEP_REFUSED, { bind: { at, subject, email: verifiedEmail?.slice(0, 320) ?? null, ...from(req) } });
}
