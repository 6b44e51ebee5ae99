import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { KeptReading } from '@duka/serving/kept.js';
import { countBy, Currency, setBaseCurrency } from '../../../kernel/currency.js';
import { setHomeCountry } from '../../../kernel/home-country.js';
import { setOfferedLanguages } from '../../../kernel/languages.js';
import { countDaysBy, setShopZone } from '../../../kernel/shop-days.js';
import { knowHolidaysBy, setWorkingTimes } from '../../../kernel/working-days.js';
import { isPublicHoliday } from '../holidays/date-holidays.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { CallSettings } from '../../../platform/auth/call-settings.js';
import { Config } from '../../../platform/config/config.js';
import { CurrentSettings, Settings } from '../../application/ports.js';
import { crossOutBy } from '../../../kernel/original-price.js';
import type { ShopSettings } from '../../../kernel/settings/settings.js';
import { crossedOut } from '../../domain/shop-settings.js';
import { settingsOf } from './postgres-settings.js';

/** Unset until they are read, which they are before anything looks at them. */
interface Begun {
  settings: ShopSettings | undefined;
  /** How many changes were told before it began. */
  changes: number;
}

/**
 * The settings as they are for the work at hand. What decides or writes (a call that is no look, a job that is no errand) is begun with what
 * the database says at that moment, whichever process changed it, and counts in its currency and its days to the end; whoever only looks
 * has what was read within the last second.
 */
@Injectable()
export class PresentSettings implements CurrentSettings, CallSettings {
  private readonly own = new AsyncLocalStorage<Begun>();
  private readonly kept = new KeptReading(() => this.readForAll());
  /** How many were told in this process: what was read before the last one is held by nobody any more. */
  private changes = 0;

  constructor(
    private readonly settings: Settings,
    private readonly config: Config,
    private readonly unitOfWork: UnitOfWork,
  ) {
    countBy(() => {
      const begun = this.own.getStore()?.settings;
      return begun && Currency.of(begun.currency);
    });
    knowHolidaysBy(isPublicHoliday);
    countDaysBy(() => this.own.getStore()?.settings?.timeZone);
  }

  async during<T>(work: () => T): Promise<Awaited<T>> {
    const { changes } = this;
    const settings = await this.readForAll();
    return await this.own.run({ settings, changes }, work);
  }

  /** A call that the access guard lets in, which sees to it that they are read. */
  duringCall(call: () => void): void {
    this.own.run({ settings: undefined, changes: this.changes }, call);
  }

  get areWanted(): boolean {
    const begun = this.own.getStore();
    return begun !== undefined && begun.settings === undefined;
  }

  readBeside(decided: unknown): void {
    const begun = this.own.getStore();
    if (!begun) return;
    begun.settings = settingsOf(decided, this.config.env.DEPOSIT_PERCENT);
    if (begun.changes === this.changes) holdTo(begun.settings);
  }

  async read(): Promise<void> {
    const begun = this.own.getStore();
    if (begun) await this.readFor(begun);
  }

  /** Whether what is asked was read for the work at hand alone. */
  get isOwn(): boolean {
    return this.own.getStore() !== undefined;
  }

  get(): ShopSettings | Promise<ShopSettings> {
    const begun = this.own.getStore();
    return begun ? (begun.settings ?? this.readFor(begun)) : this.kept.get();
  }

  told(settings: ShopSettings): void {
    const begun = this.own.getStore();
    if (begun) begun.settings = settings;
    this.unitOfWork.afterCommit(() => {
      this.changes += 1;
      this.kept.forget();
      holdTo(settings);
    });
  }

  private async readFor(begun: Begun): Promise<ShopSettings> {
    const settings = begun.settings ?? (await this.readForAll());
    begun.settings = settings;
    return settings;
  }

  private async readForAll(): Promise<ShopSettings> {
    const { changes } = this;
    const settings = await this.settings.read();
    if (changes === this.changes) holdTo(settings);
    return settings;
  }
}

/** What the kernel goes by: the currency of amounts, whose people write phones, the zone of days, when it works, what sales cross out. */
function holdTo(settings: ShopSettings): void {
  setBaseCurrency(settings.currency);
  setHomeCountry(settings.country, settings.region);
  setOfferedLanguages(settings.languages);
  setShopZone(settings.timeZone);
  setWorkingTimes(settings);
  crossOutBy(crossedOut(settings));
}
