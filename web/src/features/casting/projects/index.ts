export { useLiveProjects, useOwnProjects } from './api.ts';
export { CharacterSlots } from './components/character-slots.tsx';
export { MyProjects } from './components/my-projects.tsx';
export { ProjectSummary } from './components/project-summary.tsx';
export { openFirst } from './model/slot-state.ts';
