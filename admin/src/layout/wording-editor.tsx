import { Box, Button, LinearProgress, MenuItem, Skeleton, Stack, Tab, Tabs, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskBeforeLosing } from './ask-before-leaving';
import { Failed } from './failed';
import { languageOf } from './language-of';
import { WordingField, type FieldText } from './wording-field';
import type { useWording, WordedText } from './use-wording';
import { t } from '../texts';

const Languages = ({ at, language, all }: { at: string; language: string; all: readonly string[] }) => {
  const navigate = useNavigate();
  const tags = all.includes(language) ? all : [...all, language];
  if (tags.length < 2) return null;
  return (
    <Tabs
      value={language}
      onChange={(_, tag: string) => void navigate(`${at}/${tag}`)}
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

interface Props<T extends WordedText, Seen> {
  wording: ReturnType<typeof useWording<T, Seen>>;
  language: string;
  /** The address without the language. */
  at: string;
  /** What the field of a text shows of it. */
  fieldOf: (text: T) => FieldText;
  saveLabel: string;
  /** Beside the button that saves. */
  beside?: ReactNode;
  /** Under it. */
  told?: ReactNode;
  preview: ReactNode;
}

/** The texts of a letter or paper in one language, and beside them what comes of it. */
export function WordingEditor<T extends WordedText, Seen>({
  wording,
  language,
  at,
  fieldOf,
  saveLabel,
  beside,
  told,
  preview,
}: Props<T, Seen>) {
  const { data, changed, errors, sample, busy } = wording;
  if (wording.error) return <Failed error={wording.error} onRetry={wording.refetch} />;
  if (!data) return <Skeleton variant="rounded" height={480} />;
  return (
    <>
      <AskBeforeLosing unsaved={changed.length > 0} />
      <Languages at={at} language={language} all={data.languages} />
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
            void wording.save();
          }}
        >
          {data.texts.map((text) => (
            <WordingField
              key={text.key}
              text={fieldOf(text)}
              language={language}
              value={wording.valueOf(text)}
              error={errors[text.key]}
              onType={(typed) => wording.type(text.key, typed)}
              onFocus={() => wording.look(text)}
              onBlur={wording.showTyped}
            />
          ))}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant="contained" disabled={busy || changed.length === 0}>
              {saveLabel}
            </Button>
            {beside}
          </Box>
          {told}
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
              onChange={({ target }) => wording.choose(Number(target.value))}
              margin="none"
              fullWidth
            >
              {data.samples.map((title, index) => (
                <MenuItem
                  key={`${index} ${title}`}
                  value={index}
                  lang={language}
                  sx={{ whiteSpace: 'normal' }}
                >
                  {title}
                </MenuItem>
              ))}
            </TextField>
          )}
          <Box sx={{ height: 4 }}>{wording.isDrawn && <LinearProgress aria-label={t('Loading')} />}</Box>
          {wording.unseen && <Failed error={wording.unseen} onRetry={wording.drawAgain} />}
          {preview}
        </Stack>
      </Box>
    </>
  );
}
