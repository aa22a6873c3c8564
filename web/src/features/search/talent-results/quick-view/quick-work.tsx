import type { PastWork } from '@callboard/contract/people/profile-editor/past-work';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { PastWorkLine } from '../../../../shared/ui/past-work-line/past-work-line.tsx';
import classes from './quick-view.module.css';

/** The latest; the profile has them all. */
const shown = 6;

export function QuickWork({ works }: { works: readonly PastWork[] }) {
  const { t } = useTranslation('talentResults');
  return (
    <section className={classes.part}>
      <h3 className={classes.subtitle}>{t('quickView.work')}</h3>
      {works.length === 0 && <p className={classes.quiet}>{t('quickView.noWork')}</p>}
      <ul className={classes.works}>
        {works.slice(0, shown).map((work) => (
          <PastWorkLine key={work.id} work={work} />
        ))}
      </ul>
      {works.length > shown && (
        <p className={classes.quiet}>{t('quickView.allWork', { count: works.length - shown })}</p>
      )}
    </section>
  );
}
