import { TextField } from '@mui/material';
import { useState } from 'react';
import { StepFrame, type StepProps } from './step-frame';
import { t } from '../texts';

/** Approves, declines or refunds, with the words that the step asks for. */
export const StepDialog = (props: StepProps) => {
  const { message } = props.step;
  const [text, setText] = useState('');
  const body = () => {
    if (!message) return {};
    return message.required && !text.trim()
      ? t('{label} is required', { label: message.label })
      : { message: text.trim() };
  };
  return (
    <StepFrame {...props} body={body}>
      {message && (
        <TextField
          label={message.label}
          helperText={message.hint}
          required={message.required}
          multiline
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          autoFocus
        />
      )}
    </StepFrame>
  );
};
