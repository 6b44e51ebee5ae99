import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { Navigate } from 'react-router-dom';

/** A page of our own for those who may open it; the others are told so, as on react-admin's pages. */
export const Guarded = ({
  resource,
  action,
  children,
}: {
  resource: string;
  action: string;
  children: ReactNode;
}) => {
  const { canAccess, isPending } = useCanAccess({ resource, action });
  if (isPending) return null;
  return canAccess ? children : <Navigate to="/access-denied" replace />;
};
