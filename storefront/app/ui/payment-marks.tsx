import { footerTexts } from '../platform/messages/en/footer';
import { useShopInfo } from '../platform/shop-info';

/** What can be paid with, in words: the marks of the methods that the shop offers. Nothing where that is not known. */
export function PaymentMarks({ className = '' }: { className?: string }) {
  const marks = useShopInfo().payMarks;
  if (marks.length === 0) return null;
  return (
    <ul aria-label={footerTexts.waysToPay} className={`flex flex-wrap gap-1.5 ${className}`}>
      {marks.map((mark) => (
        <li key={mark} className="rounded-s border border-current px-2 py-0.5 text-xs font-semibold">
          {mark}
        </li>
      ))}
    </ul>
  );
}
