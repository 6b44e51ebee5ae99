import { common } from '../platform/messages/en/common';
import { type ShopInfo, useShopInfo } from '../platform/shop-info';
import { cx } from '../ui/cx';

const MARK = 64;
const DRAWN = 212;

/** Mark and word; the word takes the colour of the text. A shop of another name has it set instead, in two lines at most. */
export default function Logo({ className, onDark }: { className?: string; onDark?: boolean }) {
  const { name, logo, logoDark } = useShopInfo();
  const picture = onDark ? logoDark : logo;
  if (picture)
    return (
      <>
        <img {...own(picture, logoDark && !onDark ? cx(className, 'in-light') : className)} alt={name} />
        {logoDark && !onDark && <img {...own(logoDark, cx(className, 'in-dark'))} alt={name} />}
      </>
    );
  if (name === common.shopName)
    return (
      <svg
        viewBox={`0 0 ${DRAWN} 64`}
        width={DRAWN / 2}
        height="32"
        className={className}
        role="img"
        aria-label={name}
      >
        <Mark />
        <g fill="none" stroke="currentColor" strokeWidth="6.4" strokeLinecap="round" strokeLinejoin="round">
          <circle cx="92" cy="39" r="10.5" />
          <path d="M102.5 16v33.5M117 28.5v11a10 10 0 0 0 20 0v-11M137 28.5v21" />
          <path d="M152 16v33.5M168 28.5l-15.5 13M157.5 37.5l11 12" />
          <circle cx="189.5" cy="39" r="10.5" />
          <path d="M200 28.5v21" />
        </g>
      </svg>
    );
  return (
    <span role="img" aria-label={name} className={cx('flex items-center gap-2', className)}>
      <svg viewBox={`0 0 ${MARK} ${MARK}`} className="h-full shrink-0" aria-hidden="true">
        <Mark />
      </svg>
      <span className="line-clamp-2 min-w-0 leading-none font-bold [overflow-wrap:anywhere] md:text-lg">
        {name}
      </span>
    </span>
  );
}

const own = ({ url, width, height }: NonNullable<ShopInfo['logo']>, className?: string) => ({
  ...{ src: url, width, height, className: cx('object-contain object-left', className) },
});

function Mark() {
  return (
    <>
      <rect width={MARK} height={MARK} rx="17" fill="var(--brand)" />
      <path
        d="M22 24v-3a10 10 0 0 1 20 0v3"
        fill="none"
        stroke="#fff7ee"
        strokeWidth="4.6"
        strokeLinecap="round"
      />
      <path d="M15.5 26.5h33l-2.1 20.2a6 6 0 0 1-6 5.3H23.6a6 6 0 0 1-6-5.3z" fill="#fff7ee" />
      <path
        d="M25 37.5a7.4 7.4 0 0 0 14 0"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
