export { accountUnfrozen } from './freezing.events.ts';
export { freezingNotifications } from './freezing.notifications.ts';
export { findAccountCalled } from './freezing.queries.ts';
export { createFreezing, type Freezing } from './freezing.service.ts';
export { freezing } from './manifest.ts';
