import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';

/** The editor is as large as the rest of the page together. */
const BodyEditor = lazy(() => import('./body-editor'));

/** The full description of a product. */
export const BodyInput = () => (
  <Suspense fallback={<Skeleton variant="rounded" height={220} sx={{ width: '100%', mb: 2 }} />}>
    <BodyEditor />
  </Suspense>
);
