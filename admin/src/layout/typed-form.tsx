import { Alert, Button, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { t } from '../texts';
import { AskBeforeLosing } from './ask-before-leaving';
import { useOnce } from './use-once';

type Props = {
  label: string;
  hint?: string;
  /** On the button that sends it. */
  button: string;
  /** Signs at most. */
  most: number;
  rows: number;
  /** What its page is for. */
  isMain?: boolean;
  /** Where the shop does not say why it was not sent. */
  otherwise: string;
  send: (text: string, key: string) => Promise<unknown>;
};

/** Words that are sent: they stay where they were typed until they are, and nobody leaves them by mistake. */
export const TypedForm = ({ isMain = false, ...props }: Props) => {
  const { label, hint, button, most, rows, otherwise, send } = props;
  const [text, setText] = useState('');
  const { run, standing } = useOnce(otherwise);
  const { busy, failure, isFixed } = standing;
  const isEmpty = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty && !isFixed) return;
    void run(async (key) => {
      await send(text, key);
      // what has been typed on meanwhile is the next one
      setText((now) => (now === text ? '' : now));
    });
  };
  return (
    <form className="no-print" onSubmit={submit}>
      <AskBeforeLosing unsaved={!isEmpty || isFixed} />
      <TextField
        label={label}
        helperText={hint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: most, dir: 'auto' } }}
        multiline
        minRows={rows}
        maxRows={16}
        fullWidth
        margin="normal"
      />
      {failure && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {failure}
          {isFixed && (
            <div>
              {t('Whether it was sent is not known. The next try sends the same words again, and once only.')}
            </div>
          )}
        </Alert>
      )}
      <Button
        type="submit"
        variant={isMain ? 'contained' : 'outlined'}
        disabled={busy || (isEmpty && !isFixed)}
      >
        {button}
      </Button>
    </form>
  );
};
