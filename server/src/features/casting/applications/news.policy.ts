import type { ApplicationStatus } from '@callboard/contract/casting/application-values';

/** What a talent is told of a step that somebody else took. Each has its own event, so that one step says one thing. */
export const applicationNews = [
  'viewed',
  'considered-again',
  'still-deciding',
  'shortlisted',
  'shortlisted-with-words',
  'audition',
  'audition-with-words',
  'callback',
  'callback-with-words',
  'offered',
  'cast',
  'not-selected',
  'not-selected-with-words',
  'role-closed',
  'role-closed-with-words',
  'closed-unanswered',
  'recruiter-left',
] as const;
export type ApplicationNews = (typeof applicationNews)[number];

/** Why Callboard closed it: nobody replied, or nobody is left to reply. */
export type ClosedBecause = 'silence' | 'left';

interface Told {
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  readonly words: string | null;
  readonly because: ClosedBecause | undefined;
}

export function newsOf({ from, to, words, because }: Told): ApplicationNews {
  const said = <Plain extends string>(plain: Plain): Plain | `${Plain}-with-words` =>
    words === null ? plain : `${plain}-with-words`;
  if (from === to) return 'still-deciding';
  switch (to) {
    case 'viewed':
      return from === 'applied' ? 'viewed' : 'considered-again';
    case 'shortlisted':
    case 'audition':
    case 'callback':
      return said(to);
    case 'not_selected':
      return said('not-selected');
    case 'role_closed':
      if (because === 'left') return 'recruiter-left';
      return because === 'silence' ? 'closed-unanswered' : said('role-closed');
    case 'offered':
    case 'cast':
      return to;
    default:
      throw new Error(`Nobody else takes this step: ${to}`);
  }
}
