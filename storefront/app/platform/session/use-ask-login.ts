import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../api/api-error';
import { loginPath } from './next-path';
import { linkToken } from './order-link';
import { useGuest } from './use-session';

/**
 * What a guest's token does not open may be an account's: the guest is asked to log in and comes back. Answers whether
 * that is going on.
 */
export function useAskLogin(error: unknown): boolean {
  const isGuest = useGuest();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isShut = error instanceof ApiError && (error.status === 404 || error.status === 401);
  const asks = isGuest && isShut && linkToken() === null;
  useEffect(() => {
    if (asks) void navigate(loginPath(pathname), { replace: true });
  }, [asks, pathname, navigate]);
  return asks;
}
