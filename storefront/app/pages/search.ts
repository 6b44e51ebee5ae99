import { redirect } from 'react-router';
import { categoryPath } from '../platform/category-path';
import type { Route } from './+types/search';

/** The search form without JavaScript: `/search?q=text` leads to `/category/text`; an empty text goes home. */
export function loader({ request }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  return redirect(text === '' ? '/' : categoryPath(text));
}
