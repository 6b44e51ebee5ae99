import { type FormEvent, useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import { declineQuote } from '../platform/api/quotes';
import { quoteTexts } from '../platform/messages/en/quote';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextArea } from '../ui/field';
import { Icon } from '../ui/icon';
import { isEnded } from './quote-ended';

type DeclineProps = { id: string; token: string; onDeclined: () => void };

/** Asks before a quote is declined, with a word where its buyer likes. */
export function DeclineQuote(props: DeclineProps) {
  const [open, setOpen] = useState(false);
  const [word, setWord] = useState('');
  return (
    <>
      <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {quoteTexts.decline}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={quoteTexts.declineTitle}>
        <DeclineForm {...props} word={word} onWord={setWord} />
      </Dialog>
    </>
  );
}

/** What was typed stays when the dialog is closed by mistake. */
type FormProps = DeclineProps & { word: string; onWord: (word: string) => void };

function DeclineForm({ id, token, onDeclined, word, onWord }: FormProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const decline = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const { message } = await declineQuote(id, { token, word: word.trim() });
      toast.success(message);
      onDeclined();
    } catch (error) {
      if (isEnded(error)) return onDeclined();
      setFailure(messageOf(error, quoteTexts.declineFailed));
      setBusy(false);
    }
    return undefined;
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
        onChange={(event) => onWord(event.target.value)}
      />
      {failure && (
        <p role="alert" className="notice bg-bad-wash text-bad">
          <Icon name="alert" className="mt-0.5" />
          <span className="font-semibold">{failure}</span>
        </p>
      )}
      <Button type="submit" look="danger" busy={busy} className="justify-self-start">
        {quoteTexts.decline}
      </Button>
    </form>
  );
}
