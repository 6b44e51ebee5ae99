import { useNavigate } from 'react-router';
import type { Coupon } from '../platform/api/types';
import { date } from '../platform/dates';
import { money } from '../platform/format';
import { profileTexts } from '../platform/messages/en/profile';
import { useShopInfo } from '../platform/shop-info';
import { chooseCoupon } from '../platform/stores/coupon';
import { toast } from '../platform/toasts';
import type { Loaded } from '../platform/use-load';
import { Button } from '../ui/button';
import { ErrorState, LateSkeleton } from '../ui/states';

type CouponListProps = {
  loaded: Loaded<{ data: Coupon[] }> & { reload: () => void };
  onPick: () => void;
};

/** The shopper's usable coupons; one press takes one along into the cart. */
export function CouponList({ loaded, onPick }: CouponListProps) {
  const navigate = useNavigate();
  const { welcomePercent } = useShopInfo();
  if (loaded.state === 'failed')
    return <ErrorState title={profileTexts.couponsFailed} onRetry={loaded.reload} />;
  if (loaded.state === 'loading') return <LateSkeleton className="h-40 rounded-m" />;
  const coupons = loaded.data.data;
  if (coupons.length === 0) return <p className="text-ink-soft">{profileTexts.noCoupons(welcomePercent)}</p>;
  const pick = (code: string) => {
    chooseCoupon(code);
    toast.success(profileTexts.couponReady(code));
    onPick();
    void navigate('/cart');
  };
  return (
    <ul className="grid gap-3">
      {coupons.map(({ code, description, minTotal, endsAt }) => (
        <li
          key={code}
          className="flex flex-wrap items-center justify-between gap-3 rounded-m border border-dashed border-line-strong p-4"
        >
          <div className="min-w-0">
            <p className="font-display text-lg font-bold">{code}</p>
            <p>{description}</p>
            <p className="text-sm text-ink-soft">
              {[
                minTotal ? profileTexts.couponOver(money(minTotal)) : '',
                endsAt ? profileTexts.couponUntil(date(endsAt)) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <Button small look="secondary" className="min-h-11" onClick={() => pick(code)}>
            {profileTexts.couponCopy}
          </Button>
        </li>
      ))}
    </ul>
  );
}
