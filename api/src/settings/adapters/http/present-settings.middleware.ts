import type { NextFunction, Request, Response } from 'express';
import type { PresentSettings } from '../persistence/present-settings.js';

const LOOKS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A call that is no look is decided by the settings of this moment, and its amounts are read in their currency; the back
 * office sees them in it, too.
 */
export const byPresentSettings =
  (settings: PresentSettings) => (request: Request, _: Response, next: NextFunction) => {
    const isLook = LOOKS.has(request.method) && !request.path.startsWith('/api/v1/admin/');
    if (isLook || !request.path.startsWith('/api/')) return next();
    settings.duringCall(() => next());
  };
