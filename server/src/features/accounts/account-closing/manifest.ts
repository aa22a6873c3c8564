import { feature } from '../../../platform/feature/feature.ts';
import { accountClosedEmail } from './closing.emails.ts';
import { accountClosingRoutes } from './closing.routes.ts';
import type { AccountClosing } from './closing.service.ts';
import { createErasing, type ErasingOptions } from './erasing.service.ts';

export const accountClosing = feature({
  routes: (app, needs: { readonly accountClosing: AccountClosing }) =>
    accountClosingRoutes(app, needs.accountClosing),
  emails: [accountClosedEmail],
  jobs: (needs: ErasingOptions) => createErasing(needs).jobs,
});
