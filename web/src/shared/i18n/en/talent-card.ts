export const talentCard = {
  name: '{{name}}, plays {{age}}, {{city}}',
  nameWithMatch: '{{name}}, plays {{age}}, {{city}}, {{match}}% match',
  line: '{{age}} · {{city}}',
  new: 'New',
  shortlisted: 'Shortlisted',
  actions: 'Actions for {{name}}',
  quickView: 'Quick view of {{name}}',
  shortlist: 'Shortlist {{name}}',
  removeFromShortlist: 'Take {{name}} off the shortlist',
  unlock: 'Unlock {{name}}',
  loading: 'Loading a talent',
} as const;
