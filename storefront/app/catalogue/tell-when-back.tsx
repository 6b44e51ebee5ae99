import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import { attributesOf } from '../platform/forms/field-table';
import { partTexts } from '../platform/messages/en/product-parts';
import { readUser } from '../platform/session/session';
import { Button } from '../ui/button';
import { Input } from '../ui/field';

type TellProps = { productId: string; variantId: string | null };

/** "Tell me when it is back": leaves an address for one mail when what is sold out can be bought again. */
export default function TellWhenBack({ productId, variantId }: TellProps) {
  const [email, setEmail] = useState(() => readUser()?.email ?? '');
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  // the button is gone, or has been out of use for a moment: reading goes on where the answer stands
  useEffect(() => {
    if (done) said.current?.focus();
    else if (error) field.current?.focus();
  }, [done, error]);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const { tellWhenBack } = await import('../platform/api/catalogue');
      const { message } = await tellWhenBack(productId, { email, ...(variantId ? { variantId } : {}) });
      setDone(message);
    } catch (failure) {
      setError(messageOf(failure, partTexts.tellFailed));
    }
    setBusy(false);
  };
  return (
    <div className="needs-scripts">
      {!done && (
        <form noValidate onSubmit={(event) => void ask(event)} className="grid gap-3">
          <Input
            {...attributesOf('email')}
            ref={field}
            label={partTexts.tellMe}
            hint={partTexts.tellHint}
            value={email}
            error={error}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" busy={busy} className="justify-self-start">
            {partTexts.tell}
          </Button>
        </form>
      )}
      <p ref={said} tabIndex={-1} role="status" className="font-semibold text-good">
        {done}
      </p>
    </div>
  );
}
