import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import type { ShopLook } from './shop-name';

const DRAWN = 'Duka';

/** The shop's own logo, or the mark and its name, in the colour of the text around them. Another name than Duka is set instead of drawn. */
export const Logo = ({ height, name = '', look }: { height: number } & Partial<ShopLook>) => {
  const isDark = useTheme().palette.mode === 'dark';
  const picture = isDark ? (look?.logoDark ?? null) : (look?.logo ?? null);
  if (picture)
    return (
      <Box
        component="img"
        src={picture.url}
        alt={name}
        sx={{ height, maxWidth: '12rem', objectFit: 'contain' }}
      />
    );
  return <Written height={height} name={name} />;
};

const Written = ({ height, name }: { height: number; name: string }) =>
  name === DRAWN ? (
    <svg viewBox="0 0 212 64" height={height} width={(height * 212) / 64} role="img" aria-label={name}>
      <Mark />
      <g fill="none" stroke="currentColor" strokeWidth="6.4" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="92" cy="39" r="10.5" />
        <path d="M102.5 16v33.5M117 28.5v11a10 10 0 0 0 20 0v-11M137 28.5v21M152 16v33.5M168 28.5l-15.5 13M157.5 37.5l11 12" />
        <circle cx="189.5" cy="39" r="10.5" />
        <path d="M200 28.5v21" />
      </g>
    </svg>
  ) : (
    <Box
      role="img"
      aria-label={name}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, maxWidth: '16rem' }}
    >
      <svg viewBox="0 0 64 64" height={height} width={height} style={{ flex: 'none' }} aria-hidden="true">
        <Mark />
      </svg>
      <Box
        component="span"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 700 }}
      >
        {name}
      </Box>
    </Box>
  );

const Mark = () => (
  <>
    <rect width="64" height="64" rx="17" fill="#c4532f" />
    <path
      d="M22 24v-3a10 10 0 0 1 20 0v3"
      fill="none"
      stroke="#fff7ee"
      strokeWidth="4.6"
      strokeLinecap="round"
    />
    <path d="M15.5 26.5h33l-2.1 20.2a6 6 0 0 1-6 5.3H23.6a6 6 0 0 1-6-5.3z" fill="#fff7ee" />
    <path
      d="M25 37.5a7.4 7.4 0 0 0 14 0"
      fill="none"
      stroke="#c4532f"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </>
);
