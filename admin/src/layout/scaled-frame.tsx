import { Box } from '@mui/material';
import { useLayoutEffect, useRef, useState } from 'react';

const HEIGHT = 720;

/** How wide an element is, as it is laid out. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    setWidth(current.clientWidth);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}

type Props = {
  title: string;
  /** In pixels: what does not fit is drawn smaller. */
  wide: number;
  /** An address, or a page that is shown as it is: nothing in it runs. Nothing is shown without one. */
  page?: { src: string } | { srcDoc: string } | undefined;
  /** Another one is fetched anew. */
  version?: string;
};

/** A page as it is on a screen of some width. */
export const ScaledFrame = ({ title, wide, page, version }: Props) => {
  const [frame, width] = useWidth();
  const scale = width > 0 ? Math.min(1, width / wide) : 1;
  return (
    <Box
      ref={frame}
      // a page that is wider lies from the left edge on, from which it is drawn smaller
      dir="ltr"
      sx={{ height: HEIGHT, overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: '10px' }}
    >
      {page && (
        <Box
          component="iframe"
          key={version}
          title={title}
          {...page}
          {...('srcDoc' in page && { sandbox: '' })}
          sx={{
            display: 'block',
            border: 0,
            mx: 'auto',
            width: `${wide}px`,
            height: `${HEIGHT / scale}px`,
            transform: `scale(${scale})`,
            transformOrigin: scale < 1 ? '0 0' : 'top center',
          }}
        />
      )}
    </Box>
  );
};
