import type { Conversation } from '@callboard/contract/messaging/conversations';

type Subject = Pick<Conversation, 'character_name' | 'project'> & {
  readonly other: Pick<Conversation['other'], 'company'>;
};

/** "Meera, Monsoon Line", or the company of a recruiter without a project. */
export const aboutLine = ({ character_name, project, other }: Subject): string =>
  [character_name, project?.title].filter(Boolean).join(', ') || (other.company ?? '');
