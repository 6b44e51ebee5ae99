import type { Route } from './+types/not-found-page';
import { notFound } from './not-found';

/** Every unknown address leads elsewhere or answers 404; the root's error boundary shows the page. */
export const loader = ({ request, url }: Route.LoaderArgs): Promise<never> => notFound(request, url);

export default function NotFoundPage() {
  return null;
}
