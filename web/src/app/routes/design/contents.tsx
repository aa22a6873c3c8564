import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './contents.module.css';
import { sections } from './sections/sections.ts';
import { sectionId } from './specimen-section.tsx';

export function Contents() {
  const { t } = useTranslation('design');
  return (
    <nav className={classes.contents} aria-label={t('contents')}>
      <ol>
        {sections.map(({ name }, index) => (
          <li key={name}>
            <a href={`#${sectionId(name)}`}>
              <span>{t(`sections.${name}`)}</span>
              <span aria-hidden>{index + 1}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
