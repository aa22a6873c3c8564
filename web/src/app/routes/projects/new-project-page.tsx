import { NewProject } from '../../../features/casting/project-page/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageTitle } from '../../../shared/ui/page-title/page-title.tsx';
import classes from './project-form-page.module.css';

export function Component() {
  const { t } = useTranslation('projectForm');
  return (
    <div className={classes.narrow}>
      <PageTitle>{t('newTitle')}</PageTitle>
      <p className={classes.lead}>{t('newLead')}</p>
      <NewProject />
    </div>
  );
}
