import { useState } from 'react';
import type { User } from '../platform/api/types';
import { getMe, listMyCoupons, listMyCredit } from '../platform/api/accounts';
import { date } from '../platform/dates';
import { profileTexts } from '../platform/messages/en/profile';
import { useLoad } from '../platform/use-load';
import { Badge } from '../ui/badge';
import { Dialog } from '../ui/dialog';
import { LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { CouponList } from './coupon-list';
import { inItsOwn } from './in-its-own';
import { initialsOf } from './initials';

/** Avatar, name, email, member since, role, coupons and the way to edit. */
export function ProfileHeader({ user }: { user: User }) {
  const me = useLoad(() => getMe());
  const coupons = useLoad(() => listMyCoupons());
  const credit = useLoad(() => listMyCredit());
  const [open, setOpen] = useState(false);
  const { name, email, createdAt, role } = me.data?.data ?? user;
  return (
    <header className="mb-10 flex flex-wrap items-center gap-x-6 gap-y-4">
      <span
        aria-hidden="true"
        className="grid size-20 place-items-center rounded-pill bg-stage font-display text-xl font-bold text-on-stage md:size-24"
      >
        {initialsOf(name)}
      </span>
      <div className="min-w-0 grow basis-56">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="wrap-anywhere">{name}</h1>
          <Badge look={role === 'customer' ? 'neutral' : 'info'}>{profileTexts.roles[role] ?? role}</Badge>
        </div>
        <p className="mt-1 break-all text-ink-soft">{email}</p>
        <p className="text-sm text-ink-soft">{profileTexts.memberSince(date(createdAt))}</p>
        {credit.data?.data.map(({ balance, currency }) => (
          <p key={currency} className="text-sm font-semibold text-good">
            {profileTexts.storeCredit(inItsOwn(balance, currency))}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-secondary" onClick={() => setOpen(true)}>
          {profileTexts.coupons(coupons.data?.data.length)}
        </button>
        <LinkButton to="/profile/edit" look="secondary">
          <Icon name="edit" />
          {profileTexts.edit}
        </LinkButton>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={profileTexts.couponsTitle}>
        <CouponList loaded={coupons} onPick={() => setOpen(false)} />
      </Dialog>
    </header>
  );
}
