import { ApiProperty } from '@nestjs/swagger';
import { wayOf } from '../../../kernel/delivery-way.js';
import { Money } from '../../../kernel/money.js';
import type { PaymentAnswer } from '../../application/payment-answer.js';
import type { PaymentProgress } from '../../application/payment-progress.js';
import { NEXT_STEPS, type NextStep } from '../../../payments/domain/method.js';
import { definitionOf, isCollectedByStaff, nextStepOf } from '../../../payments/methods/known.js';
import { CheckoutFailed } from '../../../payments/domain/refusals.js';
import { startedMessage } from './payment-sentences.js';

const WORDS = ['pending', 'processing', 'paid', 'failed', 'expired'];

export class OpenedSessionDto {
  orderId!: string;
  /** Null when nothing is due now. */
  @ApiProperty({ type: 'string', nullable: true })
  paymentId!: string | null;
  /** Until when the stock is held for the buyer. */
  holdExpiresAt!: string | null;
}

export class CheckoutSessionAnswer {
  success!: boolean;
  /** The provider's session; the order's own id when it costs nothing. */
  id!: string;
  /** Where the buyer pays. */
  url!: string;
  data!: OpenedSessionDto;

  static of({ order, tender, attempt, url }: PaymentAnswer): CheckoutSessionAnswer {
    if (!url) throw new CheckoutFailed('unavailable', 'Stripe failed to load.');
    return {
      success: true,
      id: attempt ? (attempt.providerRef ?? attempt.id) : order.id,
      url,
      data: {
        orderId: order.id,
        paymentId: tender?.id ?? null,
        holdExpiresAt: order.holdExpiresAt?.toISOString() ?? null,
      },
    };
  }
}

export class StartedPaymentDto {
  orderId!: string;
  /** Null when nothing is due now. */
  @ApiProperty({ type: 'string', nullable: true })
  paymentId!: string | null;
  @ApiProperty({ enum: WORDS })
  status!: PaymentProgress;
  /** Where the buyer pays, for a card. */
  url?: string;
}

export class StartedPaymentAnswer {
  success!: boolean;
  message!: string;
  data!: StartedPaymentDto;

  static of({ order, tender, status, url }: PaymentAnswer): StartedPaymentAnswer {
    return {
      success: true,
      message: startedMessage(status, order.total, url),
      data: { orderId: order.id, paymentId: tender?.id ?? null, status, ...(url ? { url } : {}) },
    };
  }
}

export class CashOrderDto {
  orderId!: string;
  status!: string;
  amountDueNow!: number;
  amountOnDelivery!: number;
  currency!: string;
  @ApiProperty({ enum: ['none', 'redirect'] })
  nextAction!: string;
}

export class CashOrderAnswer {
  success!: boolean;
  message!: string;
  data!: CashOrderDto;

  static of({ order, tender, tenders }: PaymentAnswer): CashOrderAnswer {
    const { now, onDelivery } = owedOf({ order, tender, tenders });
    return {
      success: true,
      message: placedMessage({ order, tender, tenders }),
      data: {
        orderId: order.id,
        status: order.status,
        amountDueNow: now.toDecimal(),
        amountOnDelivery: onDelivery.toDecimal(),
        currency: order.currency,
        nextAction: 'none',
      },
    };
  }
}

export class BankOrderDto {
  orderId!: string;
  status!: string;
  amountDueNow!: number;
  currency!: string;
  /** To be given with the transfer. The account is among the instructions of the payment methods. */
  @ApiProperty({ example: '9508F168' })
  reference!: string;
}

export class BankOrderAnswer {
  success!: boolean;
  message!: string;
  data!: BankOrderDto;

  static of({ order, tender, tenders }: PaymentAnswer): BankOrderAnswer {
    return {
      success: true,
      message: placedMessage({ order, tender, tenders }),
      data: {
        orderId: order.id,
        status: order.status,
        amountDueNow: tender?.amount.toDecimal() ?? 0,
        currency: order.currency,
        reference: order.number,
      },
    };
  }
}

/** With what the provider's script confirms a payment in the browser. */
export class ExpressBegunDto {
  /** The provider's id of the payment: what the success page asks about. */
  @ApiProperty({ example: 'pi_3QxYz' })
  session!: string;
  /** Only for the browser that pays. */
  @ApiProperty({ example: 'pi_3QxYz_secret_8a1' })
  secret!: string;
}

/** What has begun, whatever the way to pay is. */
export class BegunPaymentDto {
  orderId!: string;
  /** Null when nothing is due now. */
  @ApiProperty({ type: 'string', nullable: true })
  paymentId!: string | null;
  @ApiProperty({ example: 'card' })
  method!: string;
  @ApiProperty({ enum: WORDS })
  status!: PaymentProgress;
  /** What follows: the provider's page, a confirmation on the phone, or nothing until staff has the money. */
  @ApiProperty({ enum: NEXT_STEPS })
  next!: NextStep;
  /** Where the buyer pays; null where there is no page. */
  @ApiProperty({ type: 'string', nullable: true })
  url!: string | null;
  /** Where a wallet of the buyer's browser pays: no page is opened. Null for all else, and once it is paid. */
  @ApiProperty({ type: ExpressBegunDto, nullable: true })
  express!: ExpressBegunDto | null;
  amountDueNow!: number;
  amountOnDelivery!: number;
  currency!: string;
  /** To be given with a transfer, and to whoever asks. */
  @ApiProperty({ example: '9508F168' })
  reference!: string;
  /** Until when the stock is held for the buyer. */
  holdExpiresAt!: string | null;
}

export class BegunPaymentAnswer {
  success!: boolean;
  message!: string;
  data!: BegunPaymentDto;

  static of({ order, tender, tenders, status, url, express }: PaymentAnswer): BegunPaymentAnswer {
    const { now, onDelivery } = owedOf({ order, tender, tenders });
    const isStaffs = isCollectedByStaff(tender?.method ?? order.paymentMethod);
    return {
      success: true,
      message: isStaffs
        ? placedMessage({ order, tender, tenders })
        : startedMessage(status, order.total, url ?? express?.session ?? null),
      data: {
        orderId: order.id,
        paymentId: tender?.id ?? null,
        method: order.paymentMethod,
        status,
        next: nextStepOf(order.paymentMethod),
        url,
        express,
        amountDueNow: now.toDecimal(),
        amountOnDelivery: onDelivery.toDecimal(),
        currency: order.currency,
        reference: order.number,
        holdExpiresAt: order.holdExpiresAt?.toISOString() ?? null,
      },
    };
  }
}

export class WebhookAnswer {
  received!: boolean;
}

type Owed = Pick<PaymentAnswer, 'order' | 'tender' | 'tenders'>;

/** What is to be paid now, and at the door. */
const owedOf = ({ order, tender, tenders }: Owed) => {
  const later = tenders.filter(({ obligation }) => obligation === 'on-delivery');
  const onDelivery = Money.sum(
    later.map(({ amount }) => amount),
    order.total.currency,
  );
  return { now: tender?.amount ?? onDelivery.times(0), onDelivery };
};

/** What the way to pay says of an order that it will collect. */
function placedMessage(owed: Owed) {
  const { now, onDelivery } = owedOf(owed);
  const { paymentMethod, delivery } = owed.order;
  return definitionOf(paymentMethod)?.placed(now, onDelivery, wayOf(delivery)) ?? '';
}
