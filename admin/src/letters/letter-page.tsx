import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Guarded } from '../layout/guarded';
import { SettingsNav } from '../layout/settings-nav';
import { LetterPreview } from './letter-preview';
import { placeOf, whenOf } from './occasions';
import { useLetter } from './use-letter';
import { WordingEditor } from '../layout/wording-editor';
import { t } from '../texts';

const Letter = ({ id, language }: { id: string; language: string }) => {
  const letter = useLetter(id, language);
  const { changed, busy, trial } = letter;
  return (
    <WordingEditor
      wording={letter}
      language={language}
      at={`/settings/letters/${encodeURIComponent(id)}`}
      fieldOf={({ place, alsoIn, ...text }) => ({
        ...{ ...text, label: placeOf(place), elsewhere: alsoIn.map(whenOf) },
        hints:
          alsoIn.length > 0
            ? [
                t('{n, plural, one {Also in # other email} other {Also in # other emails}}', {
                  n: alsoIn.length,
                }),
              ]
            : [],
      })}
      saveLabel={t('Save email')}
      beside={
        <Button variant="outlined" disabled={busy || changed.length > 0} onClick={() => void letter.tryOut()}>
          {t('Send me a test email')}
        </Button>
      }
      told={trial && <Alert severity={trial.worked ? 'success' : 'warning'}>{trial.message}</Alert>}
      preview={<LetterPreview letter={letter.seen} language={language} />}
    />
  );
};

/** A letter in one language: its texts, and beside them what is sent. */
export const LetterPage = () => {
  const { id = '', language = '' } = useParams();
  return (
    <Guarded resource="settings" action="edit">
      <Title title={t('Email: {when}', { when: whenOf(id) })} />
      <SettingsNav />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 1400, pb: 4 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Link component={RouterLink} to="/settings/letters">
            {t('All emails')}
          </Link>{' '}
          · {whenOf(id)}
        </Typography>
        <Letter key={`${id} ${language}`} id={id} language={language} />
      </Box>
    </Guarded>
  );
};
