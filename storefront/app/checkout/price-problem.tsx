import { checkoutTexts } from '../platform/messages/en/checkout';
import { Icon } from '../ui/icon';

/** Why it cannot be sold like this, or that the price does not come. */
export function PriceProblem({ problem, isLost }: { problem: string | null; isLost: boolean }) {
  if (!problem && !isLost) return null;
  return (
    <p role="status" className="notice border-transparent bg-plate">
      <Icon name="info" className="mt-0.5" />
      {problem ?? checkoutTexts.priceLost}
    </p>
  );
}
