import { Box, Typography } from '@mui/material';
import { getContrastRatio } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { t } from '../texts';

const COLOUR = /^#[0-9a-f]{6}$/i;
const GROUNDS = {
  light: { name: t('Light'), paper: '#ffffff', ink: '#1a1a18', accent: '#b8472a', call: '#1a1a18' },
  dark: { name: t('Dark'), paper: '#131312', ink: '#f4f4f1', accent: '#ec8259', call: '#f4f4f1' },
} as const;

const bestOn = (ground: string) =>
  getContrastRatio('#ffffff', ground) > getContrastRatio('#1a1a18', ground) ? '#ffffff' : '#1a1a18';

/** Both themes with the chosen colours, as a card of the shop has them. */
export const LookPreview = () => {
  const fields = (useWatch({ name: 'fields' }) ?? {}) as Record<string, string | null | undefined>;
  const chosen = (name: string, otherwise: string) => {
    const colour = fields[name] ?? '';
    return COLOUR.test(colour) ? colour : otherwise;
  };
  return (
    <Box
      role="img"
      aria-label={t('The chosen colours in light and dark')}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mt: 1 }}
    >
      {Object.values(GROUNDS).map(({ name, paper, ink, ...own }) => {
        const accent = chosen(`accent${name}`, own.accent);
        const call = chosen(`call${name}`, own.call);
        const stage = chosen('stage', '#1a1a18');
        return (
          <Box
            key={name}
            sx={{
              borderRadius: '10px',
              overflow: 'hidden',
              border: 1,
              borderColor: 'divider',
              bgcolor: paper,
              color: ink,
            }}
          >
            <Box sx={{ bgcolor: stage, color: bestOn(stage), px: 2, py: 0.75, fontSize: 13 }}>
              {t('Free delivery')}
            </Box>
            <Box sx={{ p: 2, display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <Box
                sx={{
                  bgcolor: accent,
                  color: bestOn(accent),
                  px: 1,
                  borderRadius: '4px',
                  fontWeight: 700,
                  fontSize: 13,
                }}
              >
                -20%
              </Box>
              <Typography component="span" sx={{ color: accent, fontWeight: 700 }}>
                19.90
              </Typography>
              <Box
                sx={{
                  bgcolor: call,
                  color: bestOn(call),
                  px: 2,
                  py: 0.75,
                  borderRadius: 99,
                  fontWeight: 650,
                  fontSize: 14,
                }}
              >
                {t('Add to Cart')}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
