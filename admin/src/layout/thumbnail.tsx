import ImageIcon from '@mui/icons-material/ImageOutlined';
import { Box } from '@mui/material';
import { useState } from 'react';
import { thumbnail } from './format';

type Props = {
  url: string | null | undefined;
  /** The widths that the picture is served in, where they are known. */
  widths?: readonly number[] | undefined;
  size?: number;
};

/** A small square picture; a quiet tile where there is none. Decorative: the name stands beside it. */
export const Thumbnail = ({ url, widths, size = 48 }: Props) => {
  const [missing, setMissing] = useState<string | null>(null);
  const small = thumbnail(url, widths);
  // whoever does not know the widths asks for the usual one, and takes the picture as it is where there is none
  const address = small === missing ? url : small;
  const box = { width: size, height: size, borderRadius: '8px', flexShrink: 0, bgcolor: 'action.hover' };
  return address ? (
    <Box
      component="img"
      src={address}
      alt=""
      loading="lazy"
      onError={() => setMissing(small)}
      sx={{ ...box, objectFit: 'cover', display: 'block' }}
    />
  ) : (
    <Box sx={{ ...box, display: 'grid', placeContent: 'center', color: 'text.secondary' }}>
      <ImageIcon fontSize="small" />
    </Box>
  );
};
