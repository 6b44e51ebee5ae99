import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Currency } from '../../../kernel/currency.js';
import { Config } from '../../../platform/config/config.js';
import { compiledOnce } from '../../../platform/database/compiled-once.js';
import { member } from '../../../platform/database/json-member.js';
import { Database } from '../../../platform/database/database.js';
import { shopDay } from '../../../kernel/shop-days.js';
import { Settings } from '../../application/ports.js';
import type { CountsIn } from '../../domain/change-of-currency.js';
import { defaultSettings, type ShopSettings } from '../../../kernel/settings/settings.js';
import type { SettingTables } from './tables.js';

/** The row of `setting` that holds the shop's settings; also its id in the admin API. */
export const SHOP = 'shop';

/** Of a zone of delivery; the limits of a table by price are amounts, too. */
const WITH_AMOUNTS =
  '$[*] ? (@.price > 0 || @.freeFrom > 0 || @.steps[*].price > 0 || (@.kind == "price" && @.steps[*].upTo > 0))';

/** Of a draft: amounts of lines that are no goods, in the currency of the shop. */
const OWN_AMOUNTS = '$ ? (@.currency == null && @.ownLines[*].price > 0)';

/** As those were that were chosen before orders could be placed in one. */
const ONLY_SHOWN = { isPayable: false };

/** Of the currencies that amounts may be written in from now on. */
const decimalsOf = ({ currency, displayCurrencies }: ShopSettings) =>
  Object.fromEntries(
    [currency, ...displayCurrencies.map(({ code }) => code)].map((code) => [
      code,
      Currency.of(code).decimals,
    ]),
  );

const shopRow = compiledOnce((db: Kysely<SettingTables>) =>
  db.selectFrom('setting').select('value').where('key', '=', SHOP),
);

/** All of them, by what was decided; see `SHOP`. */
export function settingsOf(value: unknown, depositPercent: number): ShopSettings {
  const decided = (value ?? {}) as Partial<ShopSettings>;
  const settings = { ...defaultSettings(depositPercent), ...decided };
  const displayCurrencies = settings.displayCurrencies.map((one) => ({ ...ONLY_SHOWN, ...one }));
  return { ...settings, displayCurrencies };
}

@Injectable()
export class SqlSettings implements Settings {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<ShopSettings> {
    const [row] = await shopRow(this.database.sql<SettingTables>(), {});
    return settingsOf(row?.value, this.config.env.DEPOSIT_PERCENT);
  }

  async lock(): Promise<ShopSettings> {
    const nothingDecided = { key: SHOP, value: '{}', updated_at: this.clock.now() };
    // where nothing was decided yet there must be a row to wait at; updating its key locks it against whoever holds the currency
    await this.database
      .sql<SettingTables>()
      .insertInto('setting')
      .values(nothingDecided)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: SHOP }))
      .execute();
    return this.read();
  }

  async countsIn(): Promise<CountsIn> {
    const today = shopDay(this.clock.now());
    const row = await this.database
      .sql<SettingTables>()
      .selectNoFrom((eb) => [
        eb.exists(eb.selectFrom('orders').select('id')).as('hasOrders'),
        eb
          .exists(
            eb
              .selectFrom('draft_order')
              .select('id')
              .where('state', '=', 'open')
              .where(member('quote', 'state'), '=', 'sent')
              .where(member('quote', 'until'), '>=', today),
          )
          .as('hasQuotes'),
        eb
          .or([
            eb.exists(eb.selectFrom('variant').select('id')),
            eb.exists(eb.selectFrom('product_import').select('id').where('status', '=', 'running')),
            eb.exists(
              eb
                .selectFrom('shipping_zone')
                .select('id')
                .where((zone) => zone.fn<boolean>('jsonb_path_exists', ['methods', zone.val(WITH_AMOUNTS)])),
            ),
            eb.exists(
              eb
                .selectFrom('coupon')
                .select('id')
                .where(({ or, eb: of }) => or([of('amount_cents', '>', 0), of('min_total_cents', '>', 0)])),
            ),
            eb.exists(eb.selectFrom('discount').select('id')),
            eb.exists(
              eb
                .selectFrom('draft_order')
                .select('id')
                .where('state', '=', 'open')
                .where((draft) => draft.fn<boolean>('jsonb_path_exists', ['terms', draft.val(OWN_AMOUNTS)])),
            ),
          ])
          .as('hasPrices'),
      ])
      .executeTakeFirstOrThrow();
    const { hasOrders, hasQuotes, hasPrices } = row;
    return { hasOrders: Boolean(hasOrders), hasQuotes: Boolean(hasQuotes), hasPrices: Boolean(hasPrices) };
  }

  async forgetPlans(): Promise<void> {
    await this.database
      .sql<SettingTables>()
      .deleteFrom('product_import')
      .where('status', '=', 'planned')
      .execute();
  }

  async currenciesOfLimits(): Promise<string[]> {
    const rows = await this.database
      .sql<SettingTables>()
      .selectFrom('tax_zone')
      .select(member('import_limit', 'currency').as('currency'))
      .distinct()
      .where('import_limit', 'is not', null)
      .execute();
    return rows.flatMap(({ currency }) => currency ?? []);
  }

  async write(settings: ShopSettings): Promise<void> {
    const row = { value: JSON.stringify(settings), updated_at: this.clock.now() };
    await this.database
      .sql<SettingTables>()
      .insertInto('setting')
      .values({ key: SHOP, decimals: JSON.stringify(decimalsOf(settings)), ...row })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ eb, fn, cast, val, ref }) => ({
          ...row,
          decimals: eb(
            ref('excluded.decimals'),
            '||',
            fn.coalesce('setting.decimals', cast<Record<string, number>>(val('{}'), 'jsonb')),
          ),
        })),
      )
      .execute();
  }
}
