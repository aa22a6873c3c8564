import { Navigate } from 'react-router';
import { paths } from '../../shared/lib/paths.ts';

/** /app and unknown paths below it. The guard has already checked access. */
export function DashboardRedirect() {
  return <Navigate to={paths.dashboard()} replace />;
}

/** /dashboard for guests, who sign in first. */
export function SignInRedirect() {
  return <Navigate to={paths.auth()} replace />;
}
