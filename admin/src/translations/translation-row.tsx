import { Box, Button, Card, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { languageOf } from '../layout/language-of';
import type { TranslationLine } from '../records';
import { partOf, stateOf } from './translation-texts';
import { t } from '../texts';

const isLong = ({ hasLines, text }: TranslationLine) => hasLines || text.length > 80;

/** One text with its translation, which is saved by itself: a draft that is right is saved as it stands. */
export const TranslationRow = ({ line, onSaved }: { line: TranslationLine; onSaved: () => unknown }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'translations', action: 'edit' });
  const [text, setText] = useState(line.translation);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isSame = text === line.translation && line.state !== 'draft' && line.state !== 'check';
  const save = async () => {
    setBusy(true);
    setError('');
    try {
      await shop.saveTranslation(line, text);
      notify(t('Translation saved'), { type: 'success' });
      await onSaved();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : t('This was not saved'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card variant="outlined" sx={{ px: 2, py: 1.5, display: 'grid', gap: 0.75 }}>
      <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[line.title, partOf(line), stateOf(line)].join(' · ')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
          alignItems: 'start',
        }}
      >
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', pt: 1 }}>
          {line.text}
        </Typography>
        <TextField
          label={t('{part} of {title}, {language}', {
            part: partOf(line),
            title: line.title,
            language: languageOf(line.language),
          })}
          value={text}
          onChange={({ target }) => setText(target.value)}
          margin="none"
          disabled={!mayWrite}
          error={error !== ''}
          helperText={error}
          multiline={isLong(line)}
          slotProps={{ htmlInput: { lang: line.language, dir: 'auto' } }}
        />
        {mayWrite && (
          <Button
            onClick={() => void save()}
            disabled={isBusy || isSame}
            variant="outlined"
            sx={{ minHeight: 40 }}
            aria-label={t('Save {part} of {title}', { part: partOf(line), title: line.title })}
          >
            {line.state === 'draft' && text === line.translation ? t('Confirm') : t('Save')}
          </Button>
        )}
      </Box>
    </Card>
  );
};
