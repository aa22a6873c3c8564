import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useApply } from '../model/apply-context.ts';
import { progressOf, type Section } from '../model/form.ts';
import classes from './apply-steps.module.css';

export const sectionId = (section: Section): string => `apply-${section}`;

/** Where on the page one is, and what is done. */
export function ApplySteps() {
  const { t } = useTranslation('applying');
  const { form } = useApply();
  const jump = (section: Section) => {
    const place = document.getElementById(sectionId(section));
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  };
  const said = (section: Section, done: number, all: number) => {
    const step = t(`steps.${section}`);
    if (done === all) return t('steps.done', { step });
    return section === 'note' ? t('steps.optional', { step }) : t('steps.open', { step, done, all });
  };
  return (
    <nav className={classes.steps} aria-label={t('steps.label')}>
      {progressOf(form).map(({ section, done, all }) => (
        <a
          key={section}
          href={`#${sectionId(section)}`}
          aria-label={said(section, done, all)}
          data-done={done === all || undefined}
          onClick={(event) => {
            event.preventDefault();
            jump(section);
          }}
        >
          <i aria-hidden>
            <span style={{ width: `${(100 * done) / all}%` }} />
          </i>
          {t(`steps.${section}`)}
        </a>
      ))}
    </nav>
  );
}
