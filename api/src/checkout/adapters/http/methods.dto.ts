import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { CurrencyCode, IfSent } from '../../../platform/http/input-rules.js';
import type { BrowserScript } from '../../../kernel/connections.js';
import { WHY_NOT, type SeenMethod, type WhyNot } from '../../../payments/application/offered-methods.js';
import {
  COLLECTORS,
  METHOD_ICONS,
  NEEDS,
  type Collector,
  type MethodIcon,
  type Needed,
} from '../../../payments/domain/definition.js';
import { said as inWords } from '../../../platform/languages/tongues.js';
import { NEXT_STEPS, type NextStep } from '../../../payments/domain/method.js';

/** For what the ways to pay are asked. */
export class PaymentMethodsQuery {
  /** ISO 4217; the shop's own currency when it is left out. */
  @ApiProperty({ required: false, example: 'EUR' })
  @IfSent()
  @CurrencyCode()
  currency?: string;

  /** What is to be paid, in that currency: which of them collect so much. */
  @ApiProperty({ required: false, example: '25.49' })
  @IfSent()
  @Matches(/^\d{1,12}(\.\d{1,4})?$/, { message: 'amount must be a number' })
  amount?: string;
}

/** What is said of a way to pay below its name. */
export class MethodNotesDto {
  @ApiProperty({ example: '40% now, the rest on delivery' })
  parcel!: string;
  @ApiProperty({ example: '40% now, the rest at pickup' })
  pickup!: string;
  @ApiProperty({ example: '40% now, the rest on delivery' })
  courier!: string;
}

/** What a checkout page loads for wallets of browsers, such as Apple Pay, and where from. */
export class BrowserScriptDto {
  /** The shop's public key at the provider. */
  @ApiProperty({ example: 'pk_live_8aXy' })
  key!: string;
  /** Of the shop itself where it begins with a slash. */
  @ApiProperty({ example: 'https://js.stripe.com/endive/stripe.js' })
  script!: string;
  /** The kinds of payment that it is told to take, in the provider's words. */
  @ApiProperty({ example: ['card'] })
  kinds!: string[];
  @ApiProperty({ example: ['https://js.stripe.com'] })
  scriptHosts!: string[];
  @ApiProperty({ example: ['https://js.stripe.com', 'https://hooks.stripe.com'] })
  frameHosts!: string[];
  @ApiProperty({ example: ['https://api.stripe.com'] })
  connectHosts!: string[];

  static of({ key, script, kinds, ...hosts }: BrowserScript): BrowserScriptDto {
    const { scriptHosts, frameHosts, connectHosts } = hosts;
    return {
      ...{ key, script, kinds: [...kinds], scriptHosts: [...scriptHosts] },
      ...{ frameHosts: [...frameHosts], connectHosts: [...connectHosts] },
    };
  }
}

/** A way to pay and what it can. */
export class PaymentMethodDto {
  @ApiProperty({ example: 'card' })
  method!: string;
  @ApiProperty({ example: 'Credit Card' })
  label!: string;
  /** What a checkout calls it. */
  @ApiProperty({ example: 'Pay with Card' })
  title!: string;
  /** Below that, by how the order reaches its buyer. */
  notes!: MethodNotesDto;
  /** The names by which people know it. */
  @ApiProperty({ example: ['Visa', 'Mastercard', 'American Express'] })
  marks!: string[];
  /** The picture beside it. */
  @ApiProperty({ enum: METHOD_ICONS })
  icon!: MethodIcon;
  /** Below the button that pays. */
  @ApiProperty({ example: 'Secure payment by Stripe' })
  secured!: string;
  /** How money came so, in words that follow "paid". */
  @ApiProperty({ example: 'by card' })
  howPaid!: string;
  /** Where money goes back, in words that follow an amount. */
  @ApiProperty({ example: 'to your card' })
  refundsTo!: string;
  /** Of the pages that shoppers are sent to; origins. */
  @ApiProperty({ example: ['https://checkout.stripe.com'] })
  hosts!: string[];
  /** What a checkout page loads so that wallets of browsers pay on it; null where none of them does. */
  @ApiProperty({ type: BrowserScriptDto, nullable: true })
  express!: BrowserScriptDto | null;
  /** What sets it up, as names of the environment's variables; empty where nothing has to be set. */
  @ApiProperty({ example: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] })
  setUpBy!: string[];
  /** Whether shoppers may choose it now. */
  offered!: boolean;
  /** Why it is not: the rules of the shop leave it out, its keys or its account are missing, it knows only other currencies, or does not collect such an amount. */
  @ApiProperty({ enum: WHY_NOT, nullable: true, example: null })
  whyNot!: WhyNot | null;
  /** The same as a sentence for shoppers. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  reason!: string | null;
  /** The least that it collects at once, in the currency that was asked for; null for any amount. */
  @ApiProperty({ type: 'number', nullable: true, example: 0.5 })
  least!: number | null;
  /** The most; null where the provider names none. */
  @ApiProperty({ type: 'number', nullable: true, example: 999999.99 })
  most!: number | null;
  /** Amounts are multiples of it: of dinars no card takes single fils. */
  @ApiProperty({ type: 'number', nullable: true, example: 0.01 })
  step!: number | null;
  /** What the shopper must give beside contact and address. */
  @ApiProperty({ enum: NEEDS, isArray: true })
  needs!: Needed[];
  /** `api`: the provider gives money back; `by-hand`: staff does and records it. */
  @ApiProperty({ enum: ['api', 'by-hand'] })
  refunds!: 'api' | 'by-hand';
  /** Who sees the money come in. */
  @ApiProperty({ enum: COLLECTORS })
  collectedBy!: Collector;
  /** What follows the order: the provider's page, a confirmation on the phone, or nothing until staff has the money. */
  @ApiProperty({ enum: NEXT_STEPS })
  next!: NextStep;
  /** Whether the shopper may try again after a failure. */
  retry!: boolean;
  /** Takes cards alone: a checkout may have fields for one (`cardFields` of the shop) before the provider's page opens. */
  cardsAlone!: boolean;
  /** A part is due now and the rest on delivery. */
  takesDeposit!: boolean;
  /** For how long the things are held. */
  @ApiProperty({ type: 'integer', example: 40 })
  holdMinutes!: number;
  /** What the shopper does to pay, in the shop's own words, such as the account for a transfer. */
  @ApiProperty({ type: 'string', nullable: true })
  instructions!: string | null;

  static async of({
    strategy,
    whyNot,
    reason,
    said,
    hosts,
    label: shown,
    limits,
  }: SeenMethod): Promise<PaymentMethodDto> {
    const { method, label, needs, refunds, collectedBy, next, retry, takesDeposit, definition } = strategy;
    const { checkout, howPaid, refundsTo, variables } = definition;
    return {
      method,
      label: inWords(label),
      title: shown || inWords(checkout.label),
      notes: {
        parcel: inWords(said.notes.parcel),
        pickup: inWords(said.notes.pickup),
        courier: inWords(said.notes.courier),
      },
      marks: checkout.marks.map(inWords),
      icon: checkout.icon,
      secured: inWords(said.secured),
      howPaid: inWords(howPaid),
      refundsTo: inWords(refundsTo.buyer),
      hosts: [...hosts],
      express: strategy.express ? BrowserScriptDto.of(strategy.express.page) : null,
      setUpBy: variables.filter(({ isNeeded }) => isNeeded).map(({ name }) => name),
      offered: whyNot === null,
      whyNot,
      reason: reason && inWords(reason),
      least: limits?.least.toDecimal() ?? null,
      most: limits?.most?.toDecimal() ?? null,
      step: limits?.step.toDecimal() ?? null,
      needs: [...needs],
      refunds,
      collectedBy,
      next,
      retry,
      cardsAlone: definition.cardsAlone ?? false,
      takesDeposit,
      holdMinutes: await strategy.holdMinutes(),
      instructions: await strategy.instructions(),
    };
  }
}

export class PaymentMethodsAnswer {
  success!: boolean;
  data!: PaymentMethodDto[];
}
