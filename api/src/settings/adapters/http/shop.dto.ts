import { ApiProperty } from '@nestjs/swagger';
import { LookDto } from '../../../identity/adapters/http/look.dto.js';
import { DisplayCurrencyDto } from './display-currency.dto.js';

export class DemoLoginDto {
  @ApiProperty({ example: 'Administrator' })
  label!: string;
  email!: string;
  password!: string;
}

export class MobileDto {
  /** In which wallets are charged. */
  @ApiProperty({ example: 'EUR' })
  currency!: string;
}

export class FreeDeliveryDto {
  /** Goods worth this much travel free; 0 is always. */
  @ApiProperty({ example: 140 })
  over!: number;
  /** The faster method that this is about, where the first one is always free. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Express' })
  method!: string | null;
}

export class ShopDto {
  name!: string;
  /** Where the shop is reached, without a final slash: its links in mails and for search engines begin with it. */
  @ApiProperty({ example: 'https://shop.example' })
  url!: string;
  /** Whether visitors may buy; a new shop is closed until its owner opens it. */
  isOpen!: boolean;
  /** Of every amount here, by ISO 4217. */
  @ApiProperty({ example: 'USD' })
  currency!: string;
  /** In which amounts may be shown besides, as about so much. */
  displayCurrencies!: DisplayCurrencyDto[];
  /** Where the shop is, by ISO 3166-1: two letters. */
  @ApiProperty({ example: 'UG' })
  country!: string;
  /** In which the shop counts days, by its name in the IANA database. */
  @ApiProperty({ example: 'Africa/Kampala' })
  timeZone!: string;
  /** In which the storefront is offered, by their tags; its first one stands in addresses without a prefix. */
  @ApiProperty({ type: [String], example: ['en', 'fr'] })
  languages!: readonly string[];
  supportEmail!: string;
  supportPhone!: string;
  address!: string;
  depositPercent!: number;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  offerEndsAt!: string | null;
  /** By the shipping rules, for the shop's own country; null when delivery is never free. */
  @ApiProperty({ type: FreeDeliveryDto, nullable: true })
  freeDelivery!: FreeDeliveryDto | null;
  /** Another country may have another promise: `GET /shipping/promise` tells it. */
  deliveryByPlace!: boolean;
  @ApiProperty({ type: 'integer', example: 30 })
  returnDays!: number;
  /** Percent off the first order of whoever subscribes to the newsletter; 0 for none. */
  @ApiProperty({ type: 'integer', example: 10 })
  welcomePercent!: number;
  /** What sales cross out is the lowest price of the thirty days before; else what the discount makes. */
  lowestFormerPrices!: boolean;
  /** The consumer law of the EU holds: buyers may withdraw, and the button says that it binds. */
  euRules!: boolean;
  /** For the imprint; empty where the consumer law of the EU does not hold. */
  imprint!: string;
  taxNumber!: string;
  /** Logo, colours, letters, company and profiles. */
  look!: LookDto;
  /** Whether visitors buy without an account. */
  guestsAllowed!: boolean;
  /** Whether the checkout asks who wants to be reminded, once, of a left cart. */
  cartReminders!: boolean;
  /** Nothing here is real: no money moves, no parcel leaves. */
  demo!: boolean;
  /** Cards and wallets are played by a local stand-in: no money moves. */
  simulatedPayments!: boolean;
  @ApiProperty({ enum: ['masked', 'hosted'] })
  cardFields!: string;
  mobile!: MobileDto;
  /** Logins by others that are configured, e.g. `google`. */
  @ApiProperty({ type: [String] })
  providers!: string[];
  /** The demo's logins; never outside a demo. */
  demoLogins?: DemoLoginDto[];
}

export class ShopAnswerDto {
  @ApiProperty({ type: 'boolean', example: true })
  success!: true;
  data!: ShopDto;
}
