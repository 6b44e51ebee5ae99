import { Header } from '@nestjs/common';

/** The same for everybody: a CDN may keep it for half a minute, browsers ask again with the ETag. */
export const PubliclyCached = () => Header('Cache-Control', 'public, max-age=0, s-maxage=30');
