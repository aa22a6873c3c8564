export { profileIconRoutes } from './profile-icon.routes.ts';
export { createProfileIcons } from './profile-icon.service.ts';
