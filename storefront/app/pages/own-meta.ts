import type { OwnPage } from './load-page';

/** What the head says of it. */
export const ownMeta = ({ page: { title, description }, isDraft }: OwnPage) => ({
  ...{ title, description, noindex: isDraft },
});
