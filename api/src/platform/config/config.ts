// Every setting of the server, from the environment, parsed once (README, "Settings"). Nothing else reads process.env.
import { z } from 'zod';
import { isTimeZone } from '@lotline/schema/domain/kernel/dates';
import { areTrustedProxies, isDatabaseUrl, isOrigin } from './addresses.ts';

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const integer = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().default('localhost'),
    PORT: integer(0, 65535).default(4000),
    PUBLIC_URL: url.refine(isOrigin, 'must be an origin alone, as in https://lotline.example, without a path or a question').optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/ })
      .refine(isDatabaseUrl, 'must name a host, as in postgres://user:password@host:5432/name, with %25 for a percent sign'),
    DATABASE_POOL: integer(2, 100).default(10),
    DATABASE_WAIT_FACTOR: integer(1, 10).default(1),
    DATA_DIR: z.string().default('.data'),
    /** A file that the backup touches when it has ended. */
    BACKUP_MARK: z.string().min(1).optional(),
    /** A file that the test of a restore touches (`npm run restore-test`). */
    RESTORE_MARK: z.string().min(1).optional(),
    WEB_ROOT: z.string().default('.'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    ENTRA_TENANT_ID: z.uuid().optional(),
    ENTRA_CLIENT_ID: z.uuid().optional(),
    ENTRA_AUDIENCE: z.string().optional(),
    LOCAL_TOKEN_SECONDS: integer(20, 3600).default(300),
    STORAGE: z.enum(['disk', 's3']).default('disk'),
    S3_ENDPOINT: url.optional(),
    S3_REGION: z.string().default('ap-southeast-2'),
    S3_BUCKET: z.string().default('lotline'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_FORCE_PATH_STYLE: flag.default(false),
    UPLOAD_SECRET: z.string().min(32).optional(),
    RECEIPT_SECRET: z.string().min(32).optional(),
    IMPERSONATION_SECRET: z.string().min(32).optional(),
    BANK_SECRET: z.string().min(32).optional(),
    BANK_SECRET_BEFORE: z.string().min(32).optional(),
    COMPANY_TIME_ZONE: z.string().default('Australia/Sydney').refine(isTimeZone, 'is no time zone'),
    DEMO_DATA: z.enum(['auto', 'off']).default('auto'),
    TRUSTED_PROXIES: z
      .string()
      .refine(areTrustedProxies, 'must be addresses, ranges such as 10.0.0.0/8, or loopback, linklocal, uniquelocal, with commas between')
      .default('loopback'),
    SUPPORT_EMAIL: z.email().default('help@lotline.example'),
    REQUESTS_PER_MINUTE: integer(10, 1_000_000).default(1200),
    JOBS: z.enum(['here', 'elsewhere']).default('here'),
    JOBS_AT_ONCE: integer(1, 20).default(2),
    PICTURES_AT_ONCE: integer(1, 20).default(1),
    CHANGES_KEPT_MONTHS: integer(1, 1200).default(24),
    SMS_GATEWAY: z.enum(['none', 'record', 'http']).optional(),
    SMS_URL: z.url().optional(),
    SMS_TOKEN: z.string().min(16).optional(),
    SMS_SENDER: z
      .string()
      .regex(/^(\+?\d{4,15}|[A-Za-z0-9 ]{3,11})$/)
      .optional(),
    SMS_RECEIPT_SECRET: z.string().min(32).optional(),
    MAIL_GATEWAY: z.enum(['none', 'record', 'http']).optional(),
    MAIL_URL: z.url().optional(),
    MAIL_TOKEN: z.string().min(16).optional(),
    MAIL_SENDER: z.email().optional(),
    XERO_URL: url.optional(),
    XERO_TOKEN: z.string().min(16).optional(),
    XERO_ORGANISATION: z.uuid().optional(),
  })
  .check((context) => {
    const { value } = context;
    const wrong = (path: string, message: string) => context.issues.push({ code: 'custom', path: [path], message, input: value });
    if (value.ENTRA_TENANT_ID !== undefined && value.ENTRA_CLIENT_ID === undefined)
      wrong('ENTRA_CLIENT_ID', 'is needed with ENTRA_TENANT_ID');
    if (value.STORAGE === 's3' && (value.S3_ACCESS_KEY_ID === undefined) !== (value.S3_SECRET_ACCESS_KEY === undefined))
      wrong(
        value.S3_ACCESS_KEY_ID === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY',
        "is missing beside its other half: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither for the machine's own",
      );
    for (const kind of ['SMS', 'MAIL'] as const) {
      if (value[`${kind}_GATEWAY`] === 'http')
        for (const name of [`${kind}_URL`, `${kind}_TOKEN`] as const)
          if (value[name] === undefined) wrong(name, `is needed with ${kind}_GATEWAY=http`);
      const url = value[`${kind}_URL`];
      if (url !== undefined && !isSafeToSend(url))
        wrong(`${kind}_URL`, 'must begin with https://: the token and the messages would be readable on their way');
    }
    if (value.XERO_URL !== undefined) {
      for (const name of ['XERO_TOKEN', 'XERO_ORGANISATION'] as const)
        if (value[name] === undefined) wrong(name, 'is needed with XERO_URL');
      if (!isSafeToSend(value.XERO_URL)) wrong('XERO_URL', 'must begin with https://: the token would be readable on its way');
    }
    if (value.NODE_ENV !== 'production') return;
    if (value.ENTRA_TENANT_ID === undefined)
      wrong('ENTRA_TENANT_ID', 'is needed in production: the local sign-in page is for development only');
    for (const name of ['UPLOAD_SECRET', 'RECEIPT_SECRET', 'IMPERSONATION_SECRET', 'BANK_SECRET'] as const)
      if (value[name] === undefined) wrong(name, 'is needed in production: at least 32 characters, the same for every process');
    if (value.PUBLIC_URL === undefined) wrong('PUBLIC_URL', 'is needed in production: the address people use');
    for (const name of ['SMS_GATEWAY', 'MAIL_GATEWAY'] as const)
      if (value[name] === 'record') wrong(name, 'cannot be record in production: messages would be kept and sent to nobody');
  });

export type Settings = z.infer<typeof schema>;
export interface Config extends Omit<Settings, 'PUBLIC_URL' | 'SMS_GATEWAY' | 'MAIL_GATEWAY'> {
  readonly PUBLIC_URL: string;
  readonly SMS_GATEWAY: NonNullable<Settings['SMS_GATEWAY']>;
  readonly MAIL_GATEWAY: NonNullable<Settings['MAIL_GATEWAY']>;
  /** The demo people, `npm run token` and the local sign-in page: never in production, never beside Entra. */
  readonly allowsLocalSignIn: boolean;
}

export const SETTING_KEYS: readonly string[] = Object.keys(schema.shape);

export class ConfigError extends Error {}

/** @throws ConfigError with one sentence that names the setting and the mend. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([key, value]) => SETTING_KEYS.includes(key) && value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const key = String(issue?.path[0] ?? 'A setting');
    const what =
      given[key] === undefined
        ? 'is missing'
        : issue?.code === 'custom'
          ? issue.message
          : `is not valid (${issue?.message ?? 'unreadable'})`;
    throw new ConfigError(
      `The setting ${key} ${issue?.code === 'custom' ? issue.message : what}; correct it in the environment or in .env and start again.`,
    );
  }
  const settings = parsed.data;
  return {
    ...settings,
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    SMS_GATEWAY: settings.SMS_GATEWAY ?? (settings.NODE_ENV === 'production' ? 'none' : 'record'),
    MAIL_GATEWAY: settings.MAIL_GATEWAY ?? (settings.NODE_ENV === 'production' ? 'none' : 'record'),
    allowsLocalSignIn: settings.NODE_ENV !== 'production' && settings.ENTRA_TENANT_ID === undefined,
  };
}

/** Encrypted, or to this machine alone. */
function isSafeToSend(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1'));
}
