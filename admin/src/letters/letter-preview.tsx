import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { LetterPreviewDto } from '@duka/client';
import { useState } from 'react';
import { ScaledFrame } from '../layout/scaled-frame';
import { t } from '../texts';

const VIEWS = [
  { id: '375', name: t('Phone') },
  { id: '800', name: t('Wide') },
  { id: 'plain', name: t('Plain text') },
] as const;
const THEMES = [
  { id: 'light', name: t('Light') },
  { id: 'dark', name: t('Dark') },
] as const;

/** The letter as a mail program in one of both themes draws it, whatever the browser is set to. */
const inTheme = (html: string, theme: string): string =>
  html
    .replaceAll('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all')
    .replace('color-scheme:light dark', `color-scheme:${theme}`);

const Choice = ({
  label,
  options,
  value,
  onChoose,
}: {
  label: string;
  options: readonly { id: string; name: string }[];
  value: string;
  onChoose: (id: string) => void;
}) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={value}
    aria-label={label}
    onChange={(_, chosen: string | null) => chosen && onChoose(chosen)}
  >
    {options.map(({ id, name }) => (
      <ToggleButton key={id} value={id}>
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

/** What is sent: on a phone, on a wide screen, light and dark, and as plain text. */
export const LetterPreview = ({
  letter,
  language,
}: {
  letter: LetterPreviewDto | undefined;
  language: string;
}) => {
  const [view, setView] = useState('375');
  const [theme, setTheme] = useState('light');
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Choice label={t('View of the email')} options={VIEWS} value={view} onChoose={setView} />
        {view !== 'plain' && (
          <Choice label={t('Theme of the email')} options={THEMES} value={theme} onChoose={setTheme} />
        )}
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('Subject')}: <bdi lang={language}>{letter?.subject}</bdi>
      </Typography>
      {view === 'plain' ? (
        <Box
          component="pre"
          lang={language}
          dir="auto"
          tabIndex={0}
          aria-label={t('The email as plain text')}
          sx={{
            m: 0,
            p: 2,
            maxHeight: 720,
            overflow: 'auto',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            border: 1,
            borderColor: 'divider',
            borderRadius: '10px',
            fontSize: 14,
          }}
        >
          {letter?.text}
        </Box>
      ) : (
        <ScaledFrame
          title={t('Preview of the email')}
          wide={Number(view)}
          page={letter && { srcDoc: inTheme(letter.html, theme) }}
        />
      )}
    </Box>
  );
};
