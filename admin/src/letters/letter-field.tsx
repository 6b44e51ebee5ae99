import { Box, Button, TextField, Typography } from '@mui/material';
import type { LetterTextDto } from '@duka/client';
import { placeOf, whenOf } from './occasions';
import { t } from '../texts';

interface Props {
  text: LetterTextDto;
  language: string;
  /** As it is written now. */
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
  /** It was entered, or left: the preview shows it. */
  onFocus: () => void;
  onBlur: () => void;
}

/** A text of a letter, and what the shop comes with where that is another one. */
export const LetterField = ({ text, language, value, error, onType, onFocus, onBlur }: Props) => {
  const { place, original, variables, hasLines, alsoIn } = text;
  const isOwn = value !== original;
  const hints = [
    ...(variables.length > 0
      ? [t('Keeps {variables}', { variables: variables.map((name) => `{${name}}`).join(' ') })]
      : []),
    ...(alsoIn.length > 0
      ? [t('{n, plural, one {Also in # other email} other {Also in # other emails}}', { n: alsoIn.length })]
      : []),
  ].join(' · ');
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <TextField
        label={placeOf(place)}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onFocus={onFocus}
        onBlur={onBlur}
        margin="none"
        fullWidth
        error={error !== undefined}
        helperText={error ?? hints}
        title={alsoIn.map(whenOf).join('\n')}
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
