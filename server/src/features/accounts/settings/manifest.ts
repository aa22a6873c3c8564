import { feature } from '../../../platform/feature/feature.ts';
import type { Sessions } from '../sessions/index.ts';
import { mySessionsRoutes } from './my-sessions.routes.ts';
import { accountSettingsRoutes } from './settings.routes.ts';
import type { AccountSettings } from './settings.service.ts';

type SettingsNeeds = Parameters<typeof mySessionsRoutes>[1] & {
  readonly accountSettings: AccountSettings;
  readonly sessions: Sessions;
};

export const settings = feature({
  routes: (app, needs: SettingsNeeds) => {
    accountSettingsRoutes(app, needs.accountSettings, needs.sessions);
    mySessionsRoutes(app, needs);
  },
});
