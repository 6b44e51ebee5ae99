import ImageIcon from '@mui/icons-material/ImageOutlined';
import { Box, type Theme } from '@mui/material';
import { thumbnail } from './format';

/** What cut-out goods stand on: in the dark, too, a light one, where black ones would sink. */
export const PLATE = (theme: Theme) =>
  theme.palette.mode === 'dark' ? '#d6d0c8' : theme.palette.action.hover;

/** A small square picture; a quiet tile where there is none. Decorative: the name stands beside it. */
export const Thumbnail = ({ url, size = 48 }: { url: string | null | undefined; size?: number }) => {
  const address = thumbnail(url);
  const box = { width: size, height: size, borderRadius: '8px', flexShrink: 0, bgcolor: 'action.hover' };
  return address ? (
    <Box
      component="img"
      src={address}
      alt=""
      loading="lazy"
      sx={{ ...box, bgcolor: PLATE, objectFit: 'cover', display: 'block' }}
    />
  ) : (
    <Box sx={{ ...box, display: 'grid', placeContent: 'center', color: 'text.secondary' }}>
      <ImageIcon fontSize="small" />
    </Box>
  );
};
