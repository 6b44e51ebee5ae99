import { Body, Controller, Get, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Clock } from '@duka/api/kernel/clock.js';
import { Allow } from '@duka/api/platform/auth/allow.js';
import { ExpireSession } from '../../application/expire-session.js';
import { PayByCard } from '../../application/pay-by-card.js';
import type { Arrival, PaymentOutcome } from '../../application/payment-outcome.js';
import { SandboxStore, SandboxSettings } from '../../application/ports.js';
import { TEST_CARDS, isReadCard, readCard, type CardErrors } from '../../domain/cards.js';
import type { UsedCard } from '../../domain/wire/charge.js';
import type { WireCoupon } from '../../domain/wire/refund.js';
import type { WireSession } from '../../domain/wire/session.js';
import { CrashAfterCapture } from '../crash-after-capture.js';
import { Courier } from '../delivery/courier.js';
import { SandboxAccessGuard } from '../sandbox-access.guard.js';
import { checkoutPage, type CheckoutView } from './checkout-view.js';
import { FormToken, memberOf } from './form-token.js';
import { notice, page } from './layout.js';
import { secondStepPage } from './second-step-view.js';
import { sendPage } from './send-page.js';

/** How long the shopper waits for the shop to hear of the payment, before being sent back anyway. */
const TIMEOUT_MS = 10_000;
const DECLINED = '4000000000000002';
const EMPTY = { number: '', expiry: '', cvc: '' };

/** The hosted payment page and its second step. */
@ApiExcludeController()
@Allow('public')
@UseGuards(SandboxAccessGuard)
@Controller('sandbox')
export class CheckoutController {
  constructor(
    private readonly sessions: ExpireSession,
    private readonly payments: PayByCard,
    private readonly store: SandboxStore,
    private readonly courier: Courier,
    private readonly settings: SandboxSettings,
    private readonly forms: FormToken,
    private readonly clock: Clock,
    private readonly crash: CrashAfterCapture,
  ) {}

  @Get('checkout/:id')
  async show(
    @Param('id') id: string,
    @Query('card') card: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const chosen = TEST_CARDS.find(({ number }) => number.slice(-4) === card);
    const typed = chosen ? { ...shownAgain(chosen.number, 12, 2034), cvc: '123' } : EMPTY;
    await this.form(id, request, response, { typed, errors: {}, declined: null });
  }

  @Post('checkout/:id')
  async pay(
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.forms.check(request);
    const typed = {
      number: memberOf(body, 'number'),
      expiry: memberOf(body, 'expiry'),
      cvc: memberOf(body, 'cvc'),
    };
    const { declined } = await this.settings.switches();
    const read = readCard(declined ? { ...typed, number: DECLINED } : typed, this.clock.now());
    if (!isReadCard(read)) return this.form(id, request, response, { typed, errors: read, declined: null });
    const outcome = await this.payments.handIn(id, read, arrivalOf(body));
    await this.answer(id, outcome, request, response, read);
  }

  @Get('3ds/:id')
  async askSecondStep(
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const entry = await this.sessions.current(id);
    const waiting = entry?.extra.waiting;
    if (!entry || !waiting) return response.redirect(303, `/sandbox/checkout/${encodeURIComponent(id)}`);
    sendPage(response, secondStepPage(entry.data, waiting.last4, await this.forms.make(request, response)));
  }

  @Post('3ds/:id')
  async finishSecondStep(
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.forms.check(request);
    const waiting = (await this.sessions.current(id))?.extra.waiting ?? null;
    const outcome = await this.payments.finishSecondStep(id, memberOf(body, 'answer') === 'authorise');
    await this.answer(id, outcome, request, response, waiting);
  }

  private async answer(
    id: string,
    outcome: PaymentOutcome,
    request: Request,
    response: Response,
    used: UsedCard | null,
  ): Promise<void> {
    switch (outcome.outcome) {
      case 'second_step':
        return response.redirect(303, `/sandbox/3ds/${id}`);
      case 'declined':
        return this.form(id, request, response, {
          typed: usedAgain(used),
          errors: {},
          declined: outcome.message,
        });
      case 'done': {
        await this.crash.reach();
        const { redirectFirst } = await this.settings.switches();
        if (!redirectFirst) await this.courier.flush(outcome.eventIds, TIMEOUT_MS);
        return response.redirect(303, returnUrl(withWaysBack(outcome.session)));
      }
      default:
        return this.form(id, request, response, { typed: EMPTY, errors: {}, declined: null });
    }
  }

  private async form(
    id: string,
    request: Request,
    response: Response,
    state: Pick<CheckoutView, 'typed' | 'errors' | 'declined'>,
  ): Promise<void> {
    const entry = await this.sessions.current(id);
    if (!entry) return sendPage(response, gone('Not found', 'There is no such payment.', null), 404);
    if (entry.data.status !== 'open') return sendPage(response, closed(withWaysBack(entry.data)));
    const coupon = entry.extra.coupon
      ? await this.store.find<WireCoupon, object>('coupon', entry.extra.coupon)
      : null;
    const csrf = await this.forms.make(request, response);
    const discountName = coupon?.data.name ?? null;
    const session = withWaysBack(entry.data);
    const { extra } = entry;
    const view = { session, lines: extra.lines, discountName, csrf, ...state };
    sendPage(response, checkoutPage(view), isWrong(state.errors, state.declined) ? 422 : 200);
  }
}

function withWaysBack(session: WireSession): WireSession {
  const back = (url: string) => wayBack(url, URL.parse(session.success_url)?.origin);
  return {
    ...session,
    success_url: back(session.success_url),
    cancel_url: session.cancel_url && back(session.cancel_url),
  };
}

/** A path where it is on the shop's own address, whatever name the shopper has opened it by. */
function wayBack(url: string, shop: string | undefined): string {
  const target = URL.parse(url);
  return target && target.origin === shop ? target.pathname + target.search : url;
}

function isWrong(errors: CardErrors, declined: string | null): boolean {
  return declined !== null || Object.keys(errors).length > 0;
}

function arrivalOf(body: unknown): Arrival {
  const given = memberOf(body, 'arrival');
  return given === 'later' || given === 'never' ? given : 'now';
}

const spaced = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');
const shownAgain = (number: string, month: number, year: number) => ({
  number: spaced(number),
  expiry: `${String(month).padStart(2, '0')} / ${year % 100}`,
  cvc: '',
});

/** A declined card stays in the form; only its security code, which nobody may keep, is typed again. */
function usedAgain(used: UsedCard | null): CheckoutView['typed'] {
  const card = TEST_CARDS.find(({ number }) => number.slice(-4) === used?.last4);
  return used && card ? shownAgain(card.number, used.expMonth, used.expYear) : EMPTY;
}

/** Stripe's placeholder becomes the session's id. */
function returnUrl(session: WireSession): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function closed(session: WireSession): string {
  const link = { href: session.cancel_url ?? '/', text: 'Back to the shop' };
  if (session.status === 'expired')
    return gone('This payment page has expired', 'Nothing was charged. Start again from your cart.', link);
  const done = { href: returnUrl(session), text: 'See your order' };
  return gone('This payment is finished', 'You can close this page.', done);
}

function gone(title: string, text: string, link: { href: string; text: string } | null): string {
  return page(title, 'checkout', notice(title, text, link));
}
