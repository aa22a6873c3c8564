import { Navigate } from 'react-router';
import { paths } from '../../shared/lib/paths.ts';

/** /app itself, and whatever below it is no page: the guard has let in those who may see the dashboard. */
export function AppDoor() {
  return <Navigate to={paths.dashboard()} replace />;
}

/** /dashboard: the guard has sent on those who are signed in; a guest signs in first. */
export function GuestDoor() {
  return <Navigate to={paths.auth()} replace />;
}
