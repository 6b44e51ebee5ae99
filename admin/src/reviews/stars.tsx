import StarIcon from '@mui/icons-material/StarRounded';
import { Box } from '@mui/material';
import { t } from '../texts';

/** Five stars, `rating` of them filled. */
export const Stars = ({ rating }: { rating: number }) => (
  <Box role="img" aria-label={t('{rating} of 5 stars', { rating })} sx={{ display: 'inline-flex' }}>
    {[1, 2, 3, 4, 5].map((star) => (
      <StarIcon key={star} sx={{ fontSize: 18, color: star <= rating ? '#d98a1f' : 'action.disabled' }} />
    ))}
  </Box>
);
