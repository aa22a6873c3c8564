import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { missingOn, placeOfNeed } from '../model/needs.ts';
import { linkTo } from '../model/page-links.ts';
import type { PageName } from '../model/pages.ts';
import { placeId } from '../model/places.ts';
import { useMissing } from '../model/use-facts.ts';
import { useFaultyFields } from '../model/use-save-mark.ts';
import { useWizard } from '../model/wizard-context.ts';
import classes from './next-summary.module.css';

interface NextSummaryProps {
  page: PageName;
  onGoOn: () => void;
}

/** Says once what the page still needs, with a way to each and a way past all of them. */
export function NextSummary({ page, onGoOn }: NextSummaryProps) {
  const { t } = useTranslation('profileWizard');
  const { wizard } = useWizard();
  const needs = missingOn(page, useMissing());
  const faulty = useFaultyFields(wizard).filter((one) => one.page === page);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={classes.summary} ref={summary} tabIndex={-1} role="alert">
      <h2 className={classes.title}>{t('summary.title')}</h2>
      <ul className={classes.list}>
        {needs.map((need) => (
          <li key={need}>
            <Link replace to={linkTo(page, placeId(placeOfNeed[need]))}>
              {t(`needs.${need}`)}
            </Link>
          </li>
        ))}
        {faulty.map(({ field }) => (
          <li key={field}>
            <Link replace to={linkTo(page, placeId(field))}>
              {t('summary.faulty', {
                field: t(`fields.${field}`),
                fault: wizard.saving.state(field).fault ?? '',
              })}
            </Link>
          </li>
        ))}
      </ul>
      <p>{t('summary.text')}</p>
      <div>
        <Button variant="ink" onClick={onGoOn}>
          {t('summary.goOn')}
        </Button>
      </div>
    </div>
  );
}
