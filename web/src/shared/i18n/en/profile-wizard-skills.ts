/** Page 4 of the profile wizard. */
export const wizardSkills = {
  languages: {
    title: 'Languages and accents',
    add: 'Add a language',
    addHint: 'Those you can act in.',
    search: 'Type a language',
    level: 'How well you speak {{language}}',
    remove: 'Remove {{language}}',
    accentsHint: 'Those you can hold through a scene.',
    accentsSearch: 'Type an accent',
  },
  abilities: {
    title: 'Skills',
    hint: 'Dances, instruments, sports, fights, voices: whatever you could do on set tomorrow.',
    search: 'Type a skill, like Kathak or horse riding',
    hobbiesSearch: 'Type a hobby',
  },
  education: {
    title: 'Education',
    theatreHint: 'Whole years on stage or behind it.',
  },
  achievements: {
    title: 'Achievements',
    otherHint: 'Anything the list does not have.',
  },
  projects: {
    title: 'Right now',
    hint: 'What you are shooting, rehearsing or recording.',
    add: 'Add a project',
    name: 'Project {{number}}',
    remove: 'Remove project {{number}}',
    priorHint: 'The last one you finished.',
  },
} as const;
