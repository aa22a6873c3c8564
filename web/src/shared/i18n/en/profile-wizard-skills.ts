/** Page 4 of the profile wizard. */
export const wizardSkills = {
  languages: {
    title: 'Languages and accents',
    add: 'Add a language',
    addHint: 'Languages you can act in.',
    search: 'Search for a language',
    level: 'How well you speak {{language}}',
    remove: 'Remove {{language}}',
    accentsHint: 'Accents you can hold through a scene.',
    accentsSearch: 'Search for an accent',
  },
  abilities: {
    title: 'Skills',
    hint: 'Dances, instruments, sports, fights, voices. Anything you could do on set tomorrow.',
    search: 'Search for a skill, like Kathak or horse riding',
    hobbiesSearch: 'Search for a hobby',
  },
  education: {
    title: 'Education',
    theatreHint: 'Whole years, on stage or backstage.',
  },
  achievements: {
    title: 'Achievements',
    otherHint: 'Anything that isn’t in the list.',
  },
  projects: {
    title: 'Right now',
    hint: 'What you’re shooting, rehearsing or recording.',
    add: 'Add a project',
    name: 'Project {{number}}',
    remove: 'Remove project {{number}}',
    priorHint: 'The last one you finished.',
  },
} as const;
