import { useEffect, useRef } from 'react';
import { useMoney } from '../platform/amounts-in';
import { giftTexts } from '../platform/messages/en/gifts';
import { readUser } from '../platform/session/session';
import { shopDay } from '../platform/shop-clock';
import { chooseGifts, type Gift, useGiftChoice } from '../platform/stores/gifts';
import { Checkbox } from '../ui/choice';
import { Input, TextArea } from '../ui/field';
import { giftOf, type GiftPiece, lastGiftDay, problemKey, withGift } from './gifts';

const LONGEST = 500;

type GiftRecipientsProps = {
  pieces: readonly GiftPiece[];
  problems: Readonly<Record<string, string>>;
  /** How often something was missing when the shopper went on. */
  failures: number;
};

/** Whom the gift cards of the cart are for: the shopper, unless one is sent to somebody else. */
export default function GiftRecipients({ pieces, problems, failures }: GiftRecipientsProps) {
  const gifts = useGiftChoice();
  const money = useMoney();
  const section = useRef<HTMLElement>(null);
  // the first of the whole form, once its problem is drawn and can be read out with it
  useEffect(() => {
    if (failures === 0) return;
    section.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failures]);
  return (
    <section ref={section} className="grid gap-5">
      <div>
        <h2>{giftTexts.title}</h2>
        <p className="text-ink-soft">{giftTexts.hint}</p>
      </div>
      {pieces.map((one) => {
        const gift = giftOf(gifts, one);
        const { variantId, piece, of, name, price } = one;
        return (
          <fieldset key={`${variantId}.${piece}`} className="grid gap-4 rounded-m border border-line p-4">
            <legend className="px-1 font-semibold">
              <bdi>{name}</bdi>
              {of > 1 && ` · ${giftTexts.piece(piece + 1, of)}`} · <bdi>{money(price)}</bdi>
            </legend>
            <Checkbox
              label={giftTexts.forOther}
              checked={gift !== null}
              onChange={(event) => chooseGifts(withGift(gifts, one, event.target.checked ? blank() : null))}
            />
            {gift && (
              <GiftFields
                gift={gift}
                problem={(member) => problems[problemKey(one, member)] ?? null}
                onChange={(next) => chooseGifts(withGift(gifts, one, next))}
              />
            )}
          </fieldset>
        );
      })}
    </section>
  );
}

const blank = (): Gift => ({ email: '', name: '', from: readUser()?.name ?? '', message: '', sendOn: '' });

type GiftFieldsProps = {
  gift: Gift;
  problem: (member: keyof Gift) => string | null;
  onChange: (gift: Gift) => void;
};

function GiftFields({ gift, problem, onChange }: GiftFieldsProps) {
  const today = shopDay(new Date());
  const set = (member: keyof Gift) => (event: { target: { value: string } }) =>
    onChange({ ...gift, [member]: event.target.value });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Input
        label={giftTexts.email}
        name="giftEmail"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        mark="required"
        value={gift.email}
        error={problem('email')}
        onChange={set('email')}
      />
      <Input
        label={giftTexts.name}
        name="giftName"
        autoComplete="off"
        maxLength={100}
        mark="optional"
        value={gift.name}
        error={problem('name')}
        onChange={set('name')}
      />
      <Input
        label={giftTexts.from}
        name="giftFrom"
        autoComplete="off"
        maxLength={100}
        mark="optional"
        value={gift.from}
        error={problem('from')}
        onChange={set('from')}
      />
      <Input
        label={giftTexts.sendOn}
        name="giftSendOn"
        type="date"
        min={today}
        max={lastGiftDay(today)}
        hint={giftTexts.sendOnHint}
        value={gift.sendOn}
        error={problem('sendOn')}
        onChange={set('sendOn')}
      />
      <TextArea
        label={giftTexts.message}
        name="giftMessage"
        mark="optional"
        rows={3}
        maxLength={LONGEST}
        className="sm:col-span-2"
        value={gift.message}
        error={problem('message')}
        onChange={set('message')}
      />
    </div>
  );
}
