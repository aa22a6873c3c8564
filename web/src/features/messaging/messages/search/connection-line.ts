import type { TFunction } from 'i18next';
import type { Connection } from './group-people.ts';

/** What connects the two: Meera, Monsoon Line. */
export const connectionLine = (
  { project, characterName }: Pick<Connection, 'project' | 'characterName'>,
  company: string | null,
  t: TFunction<'messages'>,
): string => [characterName, project?.title].filter(Boolean).join(', ') || (company ?? t('people.unlocked'));
