import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import type { PanelPage } from './panel-pages';

/** Those of the pages that the role may open; none until that is known. */
export function useAllowed(pages: readonly PanelPage[]): readonly PanelPage[] {
  const auth = useAuthProvider();
  const { data = [] } = useQuery({
    queryKey: ['panel-pages', ...pages.map(({ to, action }) => `${action} ${to}`)],
    queryFn: async () => {
      const may = await Promise.all(
        pages.map(async ({ resource, action }) => (await auth?.canAccess?.({ resource, action })) ?? true),
      );
      return pages.filter((_, place) => may[place]);
    },
  });
  return data;
}
