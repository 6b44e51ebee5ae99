import { type FormEvent, useState } from 'react';
import { listMyCoupons } from '../platform/api/accounts';
import { messageOf } from '../platform/api/api-error';
import { previewCoupon } from '../platform/api/payments';
import { couponTexts } from '../platform/messages/en/cart-page';
import { readToken } from '../platform/session/session';
import { chooseCoupon, useCouponCode } from '../platform/stores/coupon';
import { usePrices } from '../platform/stores/prices';
import { toast } from '../platform/toasts';
import { useLoad } from '../platform/use-load';
import { Button, IconButton } from '../ui/button';
import { Input } from '../ui/field';
import { Icon } from '../ui/icon';

/** The coupon field, behind a link; the applied coupon with a button to drop it. */
export function CouponField() {
  const code = useCouponCode();
  const [open, setOpen] = useState(false);
  if (code) {
    return (
      <p className="flex items-center justify-between gap-2 rounded-m bg-good-wash py-1 ps-4 pe-1 text-sm font-semibold text-good">
        {couponTexts.applied(code)}
        <IconButton label={couponTexts.remove} onClick={() => chooseCoupon(null)}>
          <Icon name="close" />
        </IconButton>
      </p>
    );
  }
  if (open) return <CouponForm onDone={() => setOpen(false)} />;
  return (
    <button type="button" className="link min-h-11 justify-self-start" onClick={() => setOpen(true)}>
      {couponTexts.open}
    </button>
  );
}

/** Coupons of their own are for customers. */
const NONE = { data: [] };

function CouponForm({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const currency = usePrices().code;
  const mine = useLoad(async () => (readToken() ? listMyCoupons() : NONE));

  async function apply(code: string): Promise<void> {
    if (!code) return setProblem(couponTexts.missing);
    setBusy(true);
    try {
      const { data } = await previewCoupon({ code, ...(currency ? { currency } : {}) });
      chooseCoupon(data.coupon?.code ?? code.toUpperCase());
      toast.success(couponTexts.applied(data.coupon?.code ?? code));
      onDone();
    } catch (error) {
      setProblem(messageOf(error, couponTexts.failed));
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
          name="coupon"
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
