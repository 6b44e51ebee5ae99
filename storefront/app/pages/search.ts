import { redirect } from 'react-router';
import { searchedText } from '../catalogue/searched-text';
import { categoryPath } from '../platform/category-path';
import type { Route } from './+types/search';

/** The search form without JavaScript: `/search?q=text` leads to `/category/text`; an empty text goes home. */
export function loader({ request }: Route.LoaderArgs) {
  const text = searchedText(new URL(request.url).searchParams.get('q') ?? '');
  return redirect(text === '' ? '/' : categoryPath(text));
}
