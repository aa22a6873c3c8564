import { Check, ChevronRight, CircleAlert, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { PageSection } from '../../components/page-section.tsx';
import { pageOfNeed, targetOfNeed } from '../../model/needs.ts';
import { linkTo, type PageName, targetId } from '../../model/pages.ts';
import { useMissing } from '../../model/use-progress.ts';
import { useInvalidFields } from '../../model/use-save-status.ts';
import { useWizard } from '../../model/wizard-context.ts';
import classes from './missing-list.module.css';

interface MissingItemProps {
  to: ReturnType<typeof linkTo>;
  page: PageName;
  icon: ReactNode;
  children: ReactNode;
}

function MissingItem({ to, page, icon, children }: MissingItemProps) {
  const { t } = useTranslation('profileWizard');
  return (
    <li>
      <Link className={classes.gap} to={to}>
        {icon}
        <span className={classes.text}>
          <b>{children}</b>
          <small>{t(`pages.${page}`)}</small>
        </span>
        <ChevronRight size={18} aria-hidden />
      </Link>
    </li>
  );
}

/** What is still needed or has to be fixed, each a link to its field. */
export function MissingList() {
  const { t } = useTranslation('profileWizard');
  const { wizard, payload } = useWizard();
  const missing = useMissing();
  const invalid = useInvalidFields(wizard);
  if (missing.length + invalid.length === 0) {
    if (payload.progress.is_profile_creation_completed) return null;
    return (
      <p className={classes.none}>
        <Check size={18} aria-hidden />
        {t('review.missing.none')}
      </p>
    );
  }
  return (
    <PageSection
      title={t('review.missing.title')}
      aside={missing.length > 0 && t('review.missing.text', { count: missing.length })}
    >
      <ul className={classes.list}>
        {missing.map((need) => (
          <MissingItem
            key={need}
            to={linkTo(pageOfNeed(need), targetId(targetOfNeed[need]))}
            page={pageOfNeed(need)}
            icon={<CircleDashed size={20} aria-hidden />}
          >
            {t(`needs.${need}`)}
          </MissingItem>
        ))}
        {invalid.map(({ field, page }) => (
          <MissingItem
            key={field}
            to={linkTo(page, targetId(field))}
            page={page}
            icon={<CircleAlert size={20} aria-hidden className={classes.fieldError} />}
          >
            {t(`fields.${field}`)}
          </MissingItem>
        ))}
      </ul>
    </PageSection>
  );
}
