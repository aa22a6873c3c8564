export { refreshProject, useCharacters, useProject } from './api.ts';
export { DisclosureFields } from './editing/disclosure-fields.tsx';
export { NewProject } from './editing/new-project.tsx';
export { ProjectForm } from './editing/project-form.tsx';
export { castingSearch } from './page/character-facts.ts';
export { MissingProject, ProjectPage } from './page/project-page.tsx';
export { rightsOn } from './page/project-rights.ts';
export { ProjectTabs } from './page/project-tabs.tsx';
