import { faultsOfDisplay } from '../../kernel/display-currency.js';
import { faultsOfRules, withoutLimits } from '../../kernel/payment-rule.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { FieldError } from '../../kernel/refusal.js';
import { countryName } from '../../kernel/world/countries.js';
import { regionKey, regionsOf } from '../../kernel/world/regions.js';
import { Currency } from '../../kernel/currency.js';
import { RATES_WANTED } from '../../kernel/exchange.js';
import { UTC, zoneOfCountry } from '../../kernel/world/time-zones.js';
import { checkChangeOfCurrency } from '../domain/change-of-currency.js';
import { SettingsWrong } from '../domain/settings-wrong.js';
import type { ShopSettings } from '../../kernel/settings/settings.js';
import type { Settings } from './ports.js';

/** Changes some of the shop's settings and leaves the others. */
export class ChangeSettings {
  constructor(
    private readonly settings: Settings,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
  ) {}

  /** Members that are undefined, or null where nothing may be empty, stay as they are. @throws CurrencyStands, SettingsWrong */
  changeSettings(changes: Partial<ShopSettings>): Promise<ShopSettings> {
    const given = Object.entries(changes).filter(
      ([name, value]) => value !== undefined && mayBe(name, value),
    );
    return this.unitOfWork.run(async () => {
      const before = await this.settings.lock();
      const wanted = Object.fromEntries(given) as Partial<ShopSettings>;
      const moved = wanted.country !== undefined && wanted.country !== before.country;
      const at = { timeZone: zoneAfter(before, wanted), region: moved ? '' : before.region };
      const now = { ...before, ...at, ...wanted };
      const faults = [
        ...faultsOfRegion(now),
        ...faultsOfRules(now.paymentRules),
        ...faultsOfDisplay(now.displayCurrencies, now.currency),
      ];
      if (faults.length > 0) throw new SettingsWrong(faults);
      await this.checkCurrency(before.currency, now.currency);
      if (now.currency !== before.currency) now.paymentRules = now.paymentRules.map(withoutLimits);
      now.region = regionCode(now);
      await this.settings.write(now);
      if (follow(now).some((code) => !follow(before).includes(code)))
        await this.outbox.publish({ topic: RATES_WANTED, payload: {} });
      return now;
    });
  }

  private async checkCurrency(before: string, now: string): Promise<void> {
    if (now === before) return;
    checkChangeOfCurrency(Currency.of(before), Currency.of(now), await this.settings.countsIn());
    await this.settings.forgetPlans();
  }
}

type Place = Pick<ShopSettings, 'country' | 'region'>;

function faultsOfRegion({ country, region }: Place): FieldError[] {
  if (region === '' || regionCode({ country, region }) !== '') return [];
  return [{ field: 'region', message: `We do not know the region ${region} of ${countryName(country)}` }];
}

/** By ISO 3166-2, however it was written; empty for none. */
const regionCode = ({ country, region }: Place): string => {
  const key = regionKey(country, region);
  return regionsOf(country).find(({ code }) => code.toLowerCase() === key)?.code ?? '';
};

/** The currencies that follow the published rates. */
const follow = ({ displayCurrencies }: ShopSettings) =>
  displayCurrencies.filter(({ rate }) => rate === null).map(({ code }) => code);

/** Until a zone was chosen the shop keeps the time of its country. */
const zoneAfter = ({ country, timeZone }: ShopSettings, wanted: Partial<ShopSettings>): string =>
  wanted.country && wanted.country !== country && [UTC, zoneOfCountry(country)].includes(timeZone)
    ? zoneOfCountry(wanted.country)
    : timeZone;

/** Only the end of the offer may be empty. */
const mayBe = (name: string, value: unknown) => value !== null || name === 'offerEndsAt';
