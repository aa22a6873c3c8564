export { createLetters } from './letters.service.ts';
export { createUnansweredJob } from './unanswered.job.ts';
export { createUnlocking } from './unlock.service.ts';
export { createUnlockedList } from './unlocked-list.service.ts';
export { unlockingNotices } from './unlocking.notices.ts';
export { unlockingRoutes } from './unlocking.routes.ts';
