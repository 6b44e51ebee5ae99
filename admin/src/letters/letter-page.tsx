import {
  Alert,
  Box,
  Button,
  LinearProgress,
  Link,
  MenuItem,
  Skeleton,
  Stack,
  Tab,
  Tabs,
  TextField,
  Typography,
} from '@mui/material';
import { Title } from 'react-admin';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { AskBeforeLosing } from '../layout/ask-before-leaving';
import { Failed } from '../layout/failed';
import { Guarded } from '../layout/guarded';
import { SettingsNav } from '../layout/settings-nav';
import { languageOf } from '../layout/language-of';
import { LetterField } from './letter-field';
import { LetterPreview } from './letter-preview';
import { whenOf } from './occasions';
import { useLetter } from './use-letter';
import { t } from '../texts';

const Languages = ({ id, language, all }: { id: string; language: string; all: readonly string[] }) => {
  const navigate = useNavigate();
  const tags = all.includes(language) ? all : [...all, language];
  if (tags.length < 2) return null;
  return (
    <Tabs
      value={language}
      onChange={(_, tag: string) => void navigate(`/settings/letters/${encodeURIComponent(id)}/${tag}`)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={t('Languages')}
    >
      {tags.map((tag) => (
        <Tab key={tag} value={tag} label={languageOf(tag)} />
      ))}
    </Tabs>
  );
};

const Letter = ({ id, language }: { id: string; language: string }) => {
  const letter = useLetter(id, language);
  const { data, changed, errors, sample, busy, trial } = letter;
  if (letter.error) return <Failed error={letter.error} onRetry={letter.refetch} />;
  if (!data) return <Skeleton variant="rounded" height={480} />;
  return (
    <>
      <AskBeforeLosing unsaved={changed.length > 0} />
      <Languages id={id} language={language} all={data.languages} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Stack
          component="form"
          spacing={2}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void letter.save();
          }}
        >
          {data.texts.map((text) => (
            <LetterField
              key={text.key}
              text={text}
              language={language}
              value={letter.valueOf(text)}
              error={errors[text.key]}
              onType={(typed) => letter.type(text.key, typed)}
              onFocus={() => letter.look(text)}
              onBlur={letter.showTyped}
            />
          ))}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant="contained" disabled={busy || changed.length === 0}>
              {t('Save email')}
            </Button>
            <Button
              variant="outlined"
              disabled={busy || changed.length > 0}
              onClick={() => void letter.tryOut()}
            >
              {t('Send me a test email')}
            </Button>
          </Box>
          {trial && <Alert severity={trial.worked ? 'success' : 'warning'}>{trial.message}</Alert>}
        </Stack>
        <Stack
          spacing={1.5}
          component="section"
          aria-label={t('Preview')}
          sx={{ position: { lg: 'sticky' }, top: { lg: 64 } }}
        >
          {data.samples.length > 1 && (
            <TextField
              select
              label={t('Example')}
              value={sample}
              onChange={({ target }) => letter.choose(Number(target.value))}
              margin="none"
              fullWidth
            >
              {data.samples.map((title, at) => (
                <MenuItem key={`${at} ${title}`} value={at} lang={language} sx={{ whiteSpace: 'normal' }}>
                  {title}
                </MenuItem>
              ))}
            </TextField>
          )}
          <Box sx={{ height: 4 }}>{letter.isDrawn && <LinearProgress aria-label={t('Loading')} />}</Box>
          {letter.unseen && <Failed error={letter.unseen} onRetry={letter.drawAgain} />}
          <LetterPreview letter={letter.seen} language={language} />
        </Stack>
      </Box>
    </>
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
