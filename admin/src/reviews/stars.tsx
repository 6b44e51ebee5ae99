import StarIcon from '@mui/icons-material/StarRounded';
import { Box } from '@mui/material';

/** Five stars, `rating` of them filled. */
export const Stars = ({ rating }: { rating: number }) => (
  <Box role="img" aria-label={`${rating} of 5 stars`} sx={{ display: 'inline-flex' }}>
    {[1, 2, 3, 4, 5].map((star) => (
      <StarIcon key={star} sx={{ fontSize: 18, color: star <= rating ? '#d98a1f' : 'action.disabled' }} />
    ))}
  </Box>
);
