import { useLocation } from 'react-router';
import { common } from '../platform/messages/en/common';
import { favoriteTexts } from '../platform/messages/en/favorites';
import { headerTexts } from '../platform/messages/en/header';
import { rememberIntent } from '../platform/session/intent';
import { loginPath } from '../platform/session/next-path';
import { useLoggedIn } from '../platform/session/use-session';
import { flipFavorite, useFavoriteIds } from '../platform/stores/favorites';
import { toast } from '../platform/toasts';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';

/** The heart. A visitor's click is remembered and done after login. */
export function FavoriteButton({
  productId,
  name,
  className,
}: {
  productId: string;
  name: string;
  className?: string;
}) {
  const favorite = useFavoriteIds().has(productId);
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  const click = () => {
    if (loggedIn) return void flipFavorite(productId);
    rememberIntent({ kind: 'favorite', productId });
    toast.error(common.loginToContinue, {
      action: { label: headerTexts.login, to: loginPath(pathname + search) },
    });
  };
  return (
    <IconButton
      label={favorite ? favoriteTexts.remove(name) : favoriteTexts.add(name)}
      aria-pressed={favorite}
      onClick={click}
      className={className}
    >
      <Icon name="heart" filled={favorite} className={favorite ? 'text-accent' : undefined} />
    </IconButton>
  );
}
