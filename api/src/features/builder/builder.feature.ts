// What the API serves of requests to builders (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Files } from '../../platform/storage/open-store.ts';
import { BuilderRequestResolver } from './builder-request.resolver.ts';
import { buildersRoutes, type BuilderPageDeps } from './builders.routes.ts';
import { smsReceiptsRoutes, type SmsReceiptsDeps } from './sms-receipts.routes.ts';

interface Parts extends Pick<BuilderPageDeps, 'sequelize' | 'now' | 'counts' | 'log'> {
  readonly timeZone: string;
  readonly files: Files;
  readonly papers: { readonly paperOfWords: BuilderPageDeps['makePaper'] };
  readonly config: Config;
}

/** Null where no provider reports on messages. */
const receiptSecret = ({ SMS_GATEWAY, SMS_RECEIPT_SECRET }: Config): SmsReceiptsDeps['secret'] =>
  SMS_GATEWAY === 'http' ? (SMS_RECEIPT_SECRET ?? null) : null;

export const BUILDER_FEATURE: ApiFeature<Parts> = {
  name: 'builder',
  resolvers: [BuilderRequestResolver],
  routes: {
    builders: ({ files, papers, timeZone, ...parts }) => [
      buildersRoutes({ ...parts, builderLinks: files.builderLinks, store: files.store, makePaper: papers.paperOfWords, zone: timeZone }),
    ],
    sms: ({ config, ...parts }) => [smsReceiptsRoutes({ ...parts, secret: receiptSecret(config) })],
  },
};
