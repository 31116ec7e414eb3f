// Asks Xero whether it knows what stands in its setting, saved or not (checkXero; screens.md §2.21). Nothing of the product changes by it, so it is no command: each call is a
// row of the log of integrations, whatever came of it. No transaction stands open while it waits.
import { QueryTypes } from 'sequelize';
import { lineOf } from '@lotline/schema/domain/kernel/input';
import { canManageSettings } from '@lotline/schema/domain/settings/save-setting.rules';
import { unknownInXero, xeroFailureText, type CheckedXero, type XeroFailure } from '@lotline/schema/domain/settings/xero-check.rules';
import { xeroSetting } from '@lotline/schema/domain/settings/xero.schema';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { must } from '../../platform/command/must.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { XeroFault, type XeroAnswer, type XeroGateway } from '../../platform/xero/xero-gateway.ts';

export interface XeroCheck {
  /** Who answered; null: nobody. */
  readonly organisation: string | null;
  /** As a sentence; null: it was compared. */
  readonly failure: string | null;
  /** Fields of the setting. */
  readonly unknown: readonly string[];
}

export const checkXeroInput = xeroSetting.pick({ accountCode: true, taxWithGst: true, taxWithoutGst: true });
/** Of the whole check. */
const MOST_WAIT_MS = 10_000;
const organisationName = lineOf(200);

const KEEP = prepared(
  'keep-xero-call',
  `insert into xero_call (called_at, called_by_user_id, failure, organisation, settled_at)
   values ($calledAt, $userId, $failure, $organisation, $settledAt)`,
);

/** @throws RefusalError CLAIM_REQUIRED, XERO_NOT_SET_UP */
export async function checkXero(context: RequestContext, setting: CheckedXero): Promise<XeroCheck> {
  const { actor, now, sequelize, xeroGateway = null } = context;
  must(canManageSettings(actor));
  if (xeroGateway === null) refuse('XERO_NOT_SET_UP');
  const calledAt = now();
  const asked = await ask(xeroGateway, AbortSignal.timeout(MOST_WAIT_MS));
  const bind = { calledAt, userId: actor.userId, failure: asked.failure, organisation: asked.organisation, settledAt: now() };
  await sequelize.query(KEEP, { bind, type: QueryTypes.INSERT });
  if (asked.failure !== null)
    return { organisation: asked.organisation, failure: xeroFailureText(asked.failure, asked.organisation), unknown: [] };
  return { organisation: asked.organisation, failure: null, unknown: unknownInXero(setting, asked.answer) };
}

type Asked =
  | { readonly failure: null; readonly organisation: string; readonly answer: XeroAnswer }
  | { readonly failure: XeroFailure; readonly organisation: string | null };

async function ask(gateway: XeroGateway, signal: AbortSignal): Promise<Asked> {
  try {
    const answer = await gateway.read(signal);
    return { failure: null, organisation: nameOf(answer.organisation) ?? '', answer };
  } catch (problem) {
    if (!(problem instanceof XeroFault)) throw problem;
    return { failure: problem.failure, organisation: nameOf(problem.organisation) };
  }
}

/** A name from outside, as one line. */
const nameOf = (name: string | null): string | null => organisationName.safeParse(name).data ?? null;
