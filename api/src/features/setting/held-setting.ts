// A setting that every call asks for: read again after a notice, and at the latest after half a minute, so that each process goes by a saved setting within 60 s though
// every notice is lost.
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import type { CompanySettingName, CompanySettings } from '@lotline/schema/domain/settings/company-settings';
import { loadCompanySettings } from './company-setting.queries.ts';

const HELD_MS = 30_000;

class HeldSetting<N extends CompanySettingName> {
  #held: { readonly value: Promise<CompanySettings[N]>; readonly until: number } | null = null;

  constructor(
    private readonly name: N,
    private readonly reader: { readonly sequelize: Sequelize; readonly log: Logger },
    private readonly now: () => Date,
  ) {}

  /** Settings changed: the next call reads again. */
  forget(): void {
    this.#held = null;
  }

  /** A read that fails is not held. */
  read(): Promise<CompanySettings[N]> {
    const now = this.now().getTime();
    if (this.#held !== null && this.#held.until > now) return this.#held.value;
    const held = { value: this.#ask(), until: now + HELD_MS };
    this.#held = held;
    held.value.catch(() => {
      if (this.#held === held) this.#held = null;
    });
    return held.value;
  }

  async #ask(): Promise<CompanySettings[N]> {
    return (await loadCompanySettings(this.reader, [this.name]))(this.name);
  }
}

/** Those that every call asks for. */
export interface HeldSettings {
  readonly addresses: HeldSetting<'Office Addresses'>;
  readonly security: HeldSetting<'Security'>;
  forget(): void;
}

export function heldSettings(reader: { readonly sequelize: Sequelize; readonly log: Logger }, now: () => Date): HeldSettings {
  const [addresses, security] = [new HeldSetting('Office Addresses', reader, now), new HeldSetting('Security', reader, now)];
  const forget = () => {
    addresses.forget();
    security.forget();
  };
  return { addresses, security, forget };
}
