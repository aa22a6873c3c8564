import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { openAuthDialog } from '../../shared/lib/auth-dialog.ts';
import { paths } from '../../shared/lib/paths.ts';
import { forgetTarget, peekTarget, rememberTarget, useSession } from '../../shared/lib/session/index.ts';
import { judge } from './access-rules.ts';
import type { ProductRoute } from './route-table.ts';

function SentToSignIn({ from }: { from: string }) {
  useEffect(() => {
    rememberTarget(from);
    openAuthDialog('sign-in');
  }, [from]);
  return <Navigate to={paths.home()} replace />;
}

/** Inside: the target is no longer needed, and must not send anybody anywhere later. */
function Inside() {
  useEffect(forgetTarget, []);
  return <Outlet />;
}

/** Stands before a page that not everybody may open. */
export function Guard({ route }: { route: ProductRoute }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const verdict = judge({
    access: route.access,
    audience: route.audience,
    pathname,
    session,
    target: peekTarget(),
  });
  switch (verdict.kind) {
    case 'wait':
      return null;
    case 'go':
      return <Navigate to={verdict.to} replace />;
    case 'sign-in':
      return <SentToSignIn from={pathname + search} />;
    case 'stay':
      return route.access === 'signed-in' ? <Inside /> : <Outlet />;
  }
}
