import { screenProjects } from './screen-projects.ts';
import type { ProjectScript } from './scripts.ts';
import { stageAndFormatProjects } from './stage-and-format-projects.ts';

export const projects: readonly ProjectScript[] = [...screenProjects, ...stageAndFormatProjects];

/** The community of a project's characters, by the language it is made in. */
export const communityOfLanguage: Readonly<Record<string, string>> = {
  Hindi: 'awadh',
  English: 'goan',
  Tamil: 'tamil',
  Telugu: 'telugu',
  Malayalam: 'malayali',
  Kannada: 'kannadiga',
  Marathi: 'marathi',
  Gujarati: 'gujarati',
  Bangla: 'bengali',
  Odia: 'odia',
  Assamese: 'assamese',
  Khasi: 'khasi',
  Bhojpuri: 'bihar',
  Punjabi: 'punjab',
  Rajasthani: 'rajasthan',
  Urdu: 'lucknow',
  Konkani: 'goan',
};
