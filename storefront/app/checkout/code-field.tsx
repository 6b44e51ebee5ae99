import { type FormEvent, useState } from 'react';
import { useMoney } from '../platform/amounts-in';
import { listMyCoupons } from '../platform/api/accounts';
import { ApiError, messageOf } from '../platform/api/api-error';
import { previewCoupon, quoteCheckout, type QuoteRequest } from '../platform/api/payments';
import type { CheckoutQuote } from '../platform/api/types';
import { couponTexts } from '../platform/messages/en/cart-page';
import { creditTexts } from '../platform/messages/en/credit';
import { readToken } from '../platform/session/session';
import { chooseCoupon, useCouponCode } from '../platform/stores/coupon';
import { chooseCredit, useCreditChoice } from '../platform/stores/credit';
import { usePrices } from '../platform/stores/prices';
import { toast } from '../platform/toasts';
import { useLoad } from '../platform/use-load';
import { Button, IconButton } from '../ui/button';
import { Checkbox } from '../ui/choice';
import { Input } from '../ui/field';
import { Icon } from '../ui/icon';
import { lastFourOf, looksLikeCard, MOST_CARDS, plainCode } from './card-code';

type CodeFieldProps = {
  /** What is asked for now: a gift card is tried with all of it. */
  request?: QuoteRequest;
  quote?: CheckoutQuote | null;
};

/** The one field for codes, behind a link: a coupon, or gift cards; and the store credit of the account, by a switch. */
export function CodeField({ request = {}, quote = null }: CodeFieldProps) {
  const code = useCouponCode();
  const { giftCards, ...rest } = useCreditChoice();
  const money = useMoney();
  const [open, setOpen] = useState(false);
  const isFull = code !== null && giftCards.length >= MOST_CARDS;
  const own = quote?.storeCredit;
  return (
    <div className="grid gap-3">
      {code && (
        <Applied
          text={couponTexts.applied(code)}
          drop={couponTexts.remove}
          onDrop={() => chooseCoupon(null)}
        />
      )}
      {giftCards.map((card) => {
        const lastFour = lastFourOf(card);
        const found = quote?.giftCards.find((one) => one.lastFour === lastFour);
        const left = found && found.amount < found.balance ? money(found.balance - found.amount) : null;
        return (
          <Applied
            key={card}
            text={creditTexts.card(lastFour)}
            note={left && creditTexts.left(left)}
            drop={creditTexts.remove(lastFour)}
            onDrop={() => chooseCredit({ ...rest, giftCards: giftCards.filter((one) => one !== card) })}
          />
        );
      })}
      {own && (
        <Checkbox
          label={creditTexts.use(money(own.balance))}
          checked={rest.useStoreCredit}
          onChange={(event) => chooseCredit({ giftCards, useStoreCredit: event.target.checked })}
        />
      )}
      {open ? (
        <CodeForm request={request} onDone={() => setOpen(false)} />
      ) : (
        !isFull && (
          <button type="button" className="link min-h-11 justify-self-start" onClick={() => setOpen(true)}>
            {couponTexts.open}
          </button>
        )
      )}
    </div>
  );
}

type AppliedProps = { text: string; note?: string | null; drop: string; onDrop: () => void };

function Applied({ text, note, drop, onDrop }: AppliedProps) {
  return (
    <p className="flex items-center justify-between gap-2 rounded-m bg-good-wash py-1 ps-4 pe-1 text-sm font-semibold text-good">
      <span>
        {text}
        {note && <span className="block font-normal">{note}</span>}
      </span>
      <IconButton label={drop} onClick={onDrop}>
        <Icon name="close" />
      </IconButton>
    </p>
  );
}

/** Coupons of their own are for customers. */
const NONE = { data: [] };
const isUnknownCard = (error: unknown) => error instanceof ApiError && error.code === 'gift_card_unknown';

function CodeForm({ request, onDone }: { request: QuoteRequest; onDone: () => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const currency = usePrices().code;
  const chosen = useCreditChoice();
  const mine = useLoad(async () => (readToken() ? listMyCoupons() : NONE));

  async function asCard(code: string): Promise<void> {
    const giftCards = [...chosen.giftCards, code];
    await quoteCheckout({ ...request, ...(currency ? { currency } : {}), giftCards });
    chooseCredit({ ...chosen, giftCards });
    toast.success(creditTexts.applied(lastFourOf(code)));
  }
  async function asCoupon(code: string): Promise<void> {
    const { data } = await previewCoupon({ code, ...(currency ? { currency } : {}) });
    chooseCoupon(data.coupon?.code ?? code.toUpperCase());
    toast.success(couponTexts.applied(data.coupon?.code ?? code));
  }
  async function apply(code: string): Promise<void> {
    if (!code) return setProblem(couponTexts.missing);
    const isCard = looksLikeCard(code);
    if (isCard && chosen.giftCards.some((one) => plainCode(one) === plainCode(code)))
      return setProblem(creditTexts.twice);
    setBusy(true);
    try {
      if (!isCard) await asCoupon(code);
      else
        await asCard(code).catch(async (error: unknown) => {
          // a coupon may look like the code of a card
          const isCoupon =
            isUnknownCard(error) &&
            (await asCoupon(code).then(
              () => true,
              () => false,
            ));
          if (!isCoupon) throw error;
        });
      onDone();
    } catch (error) {
      setProblem(messageOf(error, isCard ? creditTexts.failed : couponTexts.failed));
      setBusy(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void apply(text.trim());
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <Input
          label={couponTexts.label}
          name="code"
          value={text}
          error={problem}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
        <Button type="submit" look="secondary" busy={busy} className="mt-[1.65rem]">
          {couponTexts.apply}
        </Button>
      </div>
      {mine.data && mine.data.data.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={couponTexts.yours}>
          {mine.data.data.map((coupon) => (
            <li key={coupon.code}>
              <button
                type="button"
                className="chip min-h-11"
                title={coupon.description}
                disabled={busy}
                onClick={() => void apply(coupon.code)}
              >
                {coupon.code}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
