import { Box, Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '../texts';

/** How many pages a list of `total` records has; an empty list still has its one page. */
export const pages = (total: number | undefined, perPage: number): number =>
  Math.max(1, Math.ceil((total ?? 0) / perPage));

/** Previous, Next and 'Page x of y' (specification 9); `onlySeveral` keeps silent about a single page. */
export const PageXofY = ({ onlySeveral = false }: { onlySeveral?: boolean }) => {
  const { page, perPage, total, setPage, isPending } = useListContext();
  if (isPending) return null;
  const last = pages(total, perPage);
  if (onlySeveral && last === 1) return null;
  return (
    <Box
      component="nav"
      aria-label={t('Pages')}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5, py: 1.5 }}
    >
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
      >
        {t('Previous')}
      </Button>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {t('Page {page} of {last}', { page, last })}
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        disabled={page >= last}
        onClick={() => setPage(page + 1)}
      >
        {t('Next')}
      </Button>
    </Box>
  );
};
