import { useMediaQuery } from '@mui/material';

/** Narrower than 768 pixels (specification 9). */
export const usePhone = (): boolean => useMediaQuery('(max-width: 767.95px)', { noSsr: true });

/** Too narrow for a table of seven columns: a list shows cards, on a phone in one column, on a tablet in two where they have room. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 1023.95px)', { noSsr: true });
