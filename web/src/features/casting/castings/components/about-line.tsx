import type { CastingOfProject } from '@callboard/contract/casting/castings';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';

const listOf = new Intl.ListFormat('en-GB');

interface AboutLineProps {
  project: Pick<CastingOfProject, 'project_type' | 'languages' | 'director' | 'production_house'>;
}

/** “Web series in Marathi. Directed by Vaidehi Sathe. Lantern Pictures.” */
export function AboutLine({ project }: AboutLineProps) {
  const { t } = useTranslation('castings');
  const { project_type: type, languages, director, production_house: house } = project;
  const kind =
    languages.length > 0
      ? t('card.in', { type: type.name, languages: listOf.format(languages) })
      : `${type.name}.`;
  const by = director && `${t('card.directedBy', { name: director }).replace(/\.$/, '')}.`;
  return [kind, by, house && `${house.replace(/\.$/, '')}.`].filter(Boolean).join(' ');
}
