import { useMediaQuery } from '@mui/material';

/** Narrower than 768 pixels (specification 9). */
export const usePhone = (): boolean => useMediaQuery('(max-width: 767.95px)', { noSsr: true });
