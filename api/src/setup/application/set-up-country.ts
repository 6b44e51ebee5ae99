import type { ManageShippingZones } from '../../shipping/application/manage-shipping-zones.js';
import type { ManageTaxZones } from '../../tax/application/manage-tax-zones.js';
import type { AuditEntry, AuditLog } from '../../kernel/audit.js';
import { Money } from '../../kernel/money.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { countryName } from '../../kernel/world/countries.js';
import type { ChangeSettings } from '../../settings/application/change-settings.js';
import type { CurrentSettings, Settings } from '../../settings/application/ports.js';
import type { ShopSettings } from '../../kernel/settings/settings.js';
import { UTC, zoneOfCountry } from '../../kernel/world/time-zones.js';
import { SetupWrong } from '../domain/refusals.js';
import { proposalFor } from './proposal.js';
import type { Setup } from './ports.js';

export interface ChosenCountry {
  country: string;
  /** ISO 4217. */
  currency: string;
  /** Whether prices bear the tax of the country, where the shop knows its rates. */
  takesTax: boolean;
  /** Of a parcel within the country, in the currency; null leaves delivery to be set up by itself. */
  deliveryPrice: number | null;
  /** Working days until it is there. */
  daysFrom: number;
  daysTo: number;
}

/**
 * Gives the shop what one in this country begins with: currency, time zone, tax, and delivery within the country. First what it
 * counts in, then the prices in it; done again it adds only what is missing.
 */
export class SetUpCountry {
  constructor(
    private readonly setup: Setup,
    private readonly settings: Settings,
    private readonly changes: ChangeSettings,
    private readonly current: CurrentSettings,
    private readonly taxZones: ManageTaxZones,
    private readonly shippingZones: ManageShippingZones,
    private readonly audit: AuditLog,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws SetupWrong, CurrencyStands, SettingsWrong, TaxZoneNameTaken, ShippingZoneWrong */
  async setUpCountry(chosen: ChosenCountry, actor: AuditEntry['actor']): Promise<void> {
    if (chosen.daysTo < chosen.daysFrom)
      throw new SetupWrong([{ field: 'daysTo', message: 'daysTo must be daysFrom or more' }]);
    const settled = await this.unit.run(async () => {
      const changed = await this.changes.changeSettings(await this.settingsOf(chosen));
      const what = { action: 'adminSetUpCountry', entity: 'setup', entityId: 'shop' };
      await this.audit.record({ actor, ...what, changes: { ...chosen } });
      return changed;
    });
    this.current.told(settled);
    await this.unit.run(async () => {
      await this.setup.lock();
      await this.addTax(chosen);
      await this.addDelivery(chosen, settled.isOpen);
    });
  }

  /** The time of the country, unless the shop has chosen another than that of its former one. */
  private async settingsOf({ country, currency }: ChosenCountry): Promise<Partial<ShopSettings>> {
    const before = await this.settings.read();
    const isChosen = ![UTC, zoneOfCountry(before.country)].includes(before.timeZone);
    return { country, currency, ...(isChosen ? {} : { timeZone: proposalFor(country).timeZone }) };
  }

  private async addTax({ country, takesTax }: ChosenCountry): Promise<void> {
    const { taxes } = proposalFor(country);
    if (!takesTax || !taxes || (await this.setup.facts()).hasTaxes) return;
    const { pricesIncludeTax, reverseCharge, rates } = taxes;
    const rounding = { shippingTax: 'main', rounding: 'order' } as const;
    await this.taxZones.create({ ...zoneOf(country), pricesIncludeTax, reverseCharge, rates, ...rounding });
  }

  /** An open shop is not left without any delivery. */
  private async addDelivery(
    { country, deliveryPrice, daysFrom, daysTo }: ChosenCountry,
    isOpen: boolean,
  ): Promise<void> {
    if (deliveryPrice === null && isOpen) return;
    await this.setup.forgetFirstDelivery();
    if (deliveryPrice === null || (await this.setup.facts()).hasDelivery) return;
    const price = Money.fromDecimal(deliveryPrice, 'deliveryPrice');
    const standard = { id: null, name: 'Standard delivery', kind: 'flat' as const, price, isActive: true };
    const method = { ...standard, freeFrom: null, steps: [], pickup: null, postcodes: [], daysFrom, daysTo };
    await this.shippingZones.create({ ...zoneOf(country), methods: [method] });
  }
}

const zoneOf = (country: string) => ({
  name: countryName(country),
  areas: [{ country, region: null, postcodes: [] }],
});
