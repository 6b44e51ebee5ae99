import { Box, Button, TextField, Typography } from '@mui/material';
import { t } from '../texts';

/** What a field shows of a text. */
export interface FieldText {
  label: string;
  original: string;
  /** That own words have to keep. */
  variables: string[];
  hasLines: boolean;
  /** What else is told of it. */
  hints: string[];
  /** Where else it is said. */
  elsewhere: string[];
}

interface Props {
  text: FieldText;
  language: string;
  /** As it is written now. */
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
  /** It was entered, or left: the preview shows it. */
  onFocus: () => void;
  onBlur: () => void;
}

/** A text of a letter or paper, and what the shop comes with where that is another one. */
export const WordingField = ({ text, language, value, error, onType, onFocus, onBlur }: Props) => {
  const { label, original, variables, hasLines, elsewhere } = text;
  const isOwn = value !== original && original !== '';
  const hints = [
    ...(variables.length > 0
      ? [t('Keeps {variables}', { variables: variables.map((name) => `{${name}}`).join(' ') })]
      : []),
    ...text.hints,
  ].join(' · ');
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <TextField
        label={label}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onFocus={onFocus}
        onBlur={onBlur}
        margin="none"
        fullWidth
        error={error !== undefined}
        helperText={error ?? hints}
        title={elsewhere.join('\n')}
        multiline={hasLines || original.length > 60}
        slotProps={{ htmlInput: { lang: language, dir: 'auto' } }}
      />
      {isOwn && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', paddingInlineStart: 1.5 }}
        >
          <Typography
            variant="body2"
            lang={language}
            dir="auto"
            sx={{ flex: '1 1 12rem', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {original}
          </Typography>
          <Button
            size="small"
            aria-label={t('Back to the original: {text}', { text: original })}
            onClick={() => onType(original)}
          >
            {t('Back to the original')}
          </Button>
        </Box>
      )}
    </Box>
  );
};
