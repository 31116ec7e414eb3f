// The addresses that people may come from, as every call asks: read again after a notice, and at the latest after half a minute, so that each process goes by a
// saved setting within 60 s though every notice is lost.
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import type { OfficeAddressesSetting } from '@lotline/schema/domain/settings/company-settings';
import { loadCompanySettings } from './company-setting.queries.ts';

const HELD_MS = 30_000;
const NAME = 'Office Addresses';

export class HeldAddresses {
  #held: { readonly value: Promise<OfficeAddressesSetting>; readonly until: number } | null = null;

  constructor(
    private readonly reader: { readonly sequelize: Sequelize; readonly log: Logger },
    private readonly now: () => Date,
  ) {}

  /** Settings changed: the next call reads again. */
  forget(): void {
    this.#held = null;
  }

  /** A read that fails is not held. */
  read(): Promise<OfficeAddressesSetting> {
    const now = this.now().getTime();
    if (this.#held !== null && this.#held.until > now) return this.#held.value;
    const held = { value: this.#ask(), until: now + HELD_MS };
    this.#held = held;
    held.value.catch(() => {
      if (this.#held === held) this.#held = null;
    });
    return held.value;
  }

  async #ask(): Promise<OfficeAddressesSetting> {
    return (await loadCompanySettings(this.reader, [NAME]))(NAME);
  }
}
