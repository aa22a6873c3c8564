import { feature } from '../../../platform/feature/feature.ts';
import { profileIconRoutes } from './profile-icon.routes.ts';
import { createProfileIcons } from './profile-icon.service.ts';

export const profileIcon = feature({
  routes: (app, needs: Parameters<typeof createProfileIcons>[0]) =>
    profileIconRoutes(app, createProfileIcons(needs)),
});
