export { accountUnfrozen } from './freezing.events.ts';
export { freezingNotices } from './freezing.notices.ts';
export { findAccountCalled } from './freezing.queries.ts';
export { createFreezing, type Freezing } from './freezing.service.ts';
