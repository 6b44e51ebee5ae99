import { type FormEvent, useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import { declineQuote } from '../platform/api/quotes';
import { quoteTexts } from '../platform/messages/en/quote';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextArea } from '../ui/field';

type DeclineProps = { id: string; token: string; onDeclined: () => void };

/** Asks before a quote is declined, with a word where its buyer likes. */
export function DeclineQuote(props: DeclineProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {quoteTexts.decline}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={quoteTexts.declineTitle}>
        <DeclineForm {...props} />
      </Dialog>
    </>
  );
}

function DeclineForm({ id, token, onDeclined }: DeclineProps) {
  const [word, setWord] = useState('');
  const [busy, setBusy] = useState(false);
  const decline = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { message } = await declineQuote(id, { token, word: word.trim() });
      toast.success(message);
      onDeclined();
    } catch (error) {
      toast.error(messageOf(error, quoteTexts.declineFailed));
      setBusy(false);
    }
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void decline(event)}>
      <p>{quoteTexts.declineText}</p>
      <TextArea
        label={quoteTexts.word}
        mark="optional"
        name="word"
        rows={3}
        maxLength={1000}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit" look="danger" busy={busy} className="justify-self-start">
        {quoteTexts.decline}
      </Button>
    </form>
  );
}
