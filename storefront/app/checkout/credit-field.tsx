import { type FormEvent, useState } from 'react';
import { useMoney } from '../platform/amounts-in';
import { messageOf } from '../platform/api/api-error';
import { quoteCheckout, type QuoteRequest } from '../platform/api/payments';
import type { CheckoutQuote } from '../platform/api/types';
import { creditTexts } from '../platform/messages/en/credit';
import { chooseCredit, useCreditChoice } from '../platform/stores/credit';
import { toast } from '../platform/toasts';
import { Button, IconButton } from '../ui/button';
import { Checkbox } from '../ui/choice';
import { Input } from '../ui/field';
import { Icon } from '../ui/icon';

const MOST_CARDS = 5;
/** As the shop compares codes. */
const plain = (code: string) => code.toUpperCase().replaceAll(/[\s-]/g, '');

type CreditFieldProps = {
  quote: CheckoutQuote | null;
  /** What is asked for now: a card is tried with all of it. */
  request: QuoteRequest;
};

/** What the shop keeps for the shopper, and pays first: store credit by a switch, gift cards by their codes. */
export default function CreditField({ quote, request }: CreditFieldProps) {
  const chosen = useCreditChoice();
  const money = useMoney();
  const [open, setOpen] = useState(false);
  const own = quote?.storeCredit;
  const { giftCards } = chosen;
  return (
    <div className="grid gap-3">
      {own && (
        <Checkbox
          label={creditTexts.use(money(own.balance))}
          checked={chosen.useStoreCredit}
          onChange={(event) => chooseCredit({ ...chosen, useStoreCredit: event.target.checked })}
        />
      )}
      {quote?.giftCards.map(({ lastFour, balance, amount }) => (
        <p
          key={lastFour}
          className="flex items-center justify-between gap-2 rounded-m bg-good-wash py-1 ps-4 pe-1 text-sm font-semibold text-good"
        >
          <span>
            {creditTexts.card(lastFour)}
            {amount < balance && (
              <span className="block font-normal">{creditTexts.left(money(balance - amount))}</span>
            )}
          </span>
          <IconButton
            label={creditTexts.remove(lastFour)}
            onClick={() =>
              chooseCredit({
                ...chosen,
                giftCards: giftCards.filter((code) => !plain(code).endsWith(lastFour)),
              })
            }
          >
            <Icon name="close" />
          </IconButton>
        </p>
      ))}
      {giftCards.length < MOST_CARDS &&
        (open ? (
          <CardForm request={request} onDone={() => setOpen(false)} />
        ) : (
          <button type="button" className="link min-h-11 justify-self-start" onClick={() => setOpen(true)}>
            {creditTexts.open}
          </button>
        ))}
    </div>
  );
}

function CardForm({ request, onDone }: Pick<CreditFieldProps, 'request'> & { onDone: () => void }) {
  const chosen = useCreditChoice();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function apply(code: string): Promise<void> {
    if (!code) return setProblem(creditTexts.missing);
    if (chosen.giftCards.some((one) => plain(one) === plain(code))) return setProblem(creditTexts.twice);
    const giftCards = [...chosen.giftCards, code];
    setBusy(true);
    try {
      await quoteCheckout({ ...request, giftCards });
      chooseCredit({ ...chosen, giftCards });
      toast.success(creditTexts.applied(plain(code).slice(-4)));
      onDone();
    } catch (error) {
      setProblem(messageOf(error, creditTexts.failed));
      setBusy(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void apply(text.trim());
  };

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[1fr_auto] items-start gap-2">
      <Input
        label={creditTexts.label}
        name="giftCard"
        value={text}
        error={problem}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" look="secondary" busy={busy} className="mt-[1.65rem]">
        {creditTexts.apply}
      </Button>
    </form>
  );
}
