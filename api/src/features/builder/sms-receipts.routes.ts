// POST /sms/receipts: what an SMS provider tells of a message that it took (decision 083). Without a person: the signature says who it is.
import express, { Router } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Sequelize } from 'sequelize';
import type { SharedCounts } from '../../platform/http/shared-counts.ts';
import { openReceipt, SIGNATURE_HEADER } from '../../platform/sms/delivery-receipt.ts';
import { settleDelivery } from './settle-delivery.step.ts';

export interface SmsReceiptsDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
  readonly counts: SharedCounts;
  /** Null: no provider sends receipts here, and nobody is answered. */
  readonly secret: string | null;
}

const PER_MINUTE = 600;

/** 204 for every receipt that is signed, also of a message that is not known; 401 for what is not. */
export function smsReceiptsRoutes({ sequelize, now, counts, secret }: SmsReceiptsDeps): Router {
  const router = Router();
  router.post('/receipts', express.raw({ type: () => true, limit: '4kb' }), async (req, res, next) => {
    if (secret === null) return next();
    const { place, secondsLeft } = await counts.count(`sms-receipts-${ipKeyGenerator(req.ip ?? 'unknown')}`, PER_MINUTE);
    if (place > PER_MINUTE) return void res.set('Retry-After', String(secondsLeft)).status(429).end();
    const body: unknown = req.body;
    const receipt = Buffer.isBuffer(body) ? openReceipt(secret, req.get(SIGNATURE_HEADER) ?? '', body, now()) : null;
    if (receipt === null) return void res.status(401).end();
    await settleDelivery({ sequelize, now }, receipt);
    res.status(204).end();
  });
  return router;
}
