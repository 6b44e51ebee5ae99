import type { CheckoutQuote } from '../platform/api/types';
import { ErrorBoundary, lazily } from '../ui/error-boundary';

const VatNumberField = lazily(() => import('./vat-number-field'));

/** Where it may change the tax, and where a company is to have it on its invoice. */
const asksTaxNumber = ({ isAsked, name }: CheckoutQuote['vat'], isBusiness: boolean) =>
  isAsked || (isBusiness && name !== null);

type BusinessFieldProps = {
  quote: CheckoutQuote | null;
  isBusiness: boolean;
  given: string;
  problem: string | null;
  onGive: (vatNumber: string) => void;
};

/** What a business may say of itself, where it is asked. */
export function BusinessField({ quote, isBusiness, given, problem, onGive }: BusinessFieldProps) {
  const isShown = quote ? asksTaxNumber(quote.vat, isBusiness) : given !== '';
  if (!isShown) return null;
  return (
    <ErrorBoundary quiet>
      <VatNumberField given={given} vat={quote?.vat} problem={problem} onGive={onGive} />
    </ErrorBoundary>
  );
}
