export { ActivityFeed } from './activity/activity-feed.tsx';
export { projectCalls } from './api.ts';
export { JoinProject } from './join-project.tsx';
export { TeamSection } from './team/team-section.tsx';
export { useProjectLive } from './use-project-live.ts';
