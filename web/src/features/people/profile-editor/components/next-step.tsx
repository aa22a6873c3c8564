import { Check, ChevronLeft, CircleDashed } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { missingOn, targetOfNeed } from '../model/needs.ts';
import { leftAfter, linkTo, numberOf, type PageName, pageAt, targetId } from '../model/pages.ts';
import { useMissing } from '../model/use-progress.ts';
import { useInvalidFields } from '../model/use-save-status.ts';
import { useWizard } from '../model/wizard-context.ts';
import classes from './next-step.module.css';

/** What is still needed and how long it takes, in one line. */
function useRemainingText(page: PageName): { text: string; isComplete: boolean } {
  const { t } = useTranslation('profileWizard');
  const { payload } = useWizard();
  const needs = missingOn(page, useMissing());
  const { pages, minutes } = leftAfter(page);
  const left = pages > 0 ? t('bar.left', { count: pages, time: t('bar.minutes', { count: minutes }) }) : '';
  const [only] = needs;
  if (needs.length === 1 && only) {
    return { text: t('bar.needsOne', { thing: t(`needs.${only}`).toLocaleLowerCase() }), isComplete: false };
  }
  if (needs.length > 1) return { text: t('bar.needs', { count: needs.length }), isComplete: false };
  if (payload.progress.is_profile_creation_completed) return { text: t('bar.published'), isComplete: true };
  const here = t(page === 'work' ? 'bar.optional' : 'bar.complete');
  return { text: page === 'review' ? '' : `${here} ${left}`, isComplete: true };
}

interface ContinueBarProps {
  page: PageName;
  /** The primary button. */
  action: ReactNode;
}

/** At the foot of the screen: what is still needed, Back, and the primary button. */
export function ContinueBar({ page, action }: ContinueBarProps) {
  const { t } = useTranslation('profileWizard');
  const { text, isComplete } = useRemainingText(page);
  const Icon = isComplete ? Check : CircleDashed;
  const number = numberOf(page);
  return (
    <section className={classes.bar} aria-label={t('bar.label')}>
      <div className={classes.line}>
        {text && (
          <p className={classes.text}>
            <Icon size={16} aria-hidden />
            <span>{text}</span>
          </p>
        )}
        <div className={classes.buttons}>
          {number > 1 && (
            <ButtonLink
              to={linkTo(pageAt(number - 1))}
              variant="outline"
              size="lg"
              className={classes.back}
              aria-label={t('bar.back')}
            >
              <ChevronLeft size={20} aria-hidden />
            </ButtonLink>
          )}
          {action}
        </div>
      </div>
    </section>
  );
}

interface NextSummaryProps {
  page: PageName;
  onContinue: () => void;
}

/** Lists what the page still needs, with a link to each and a button to continue anyway. */
export function NextSummary({ page, onContinue }: NextSummaryProps) {
  const { t } = useTranslation('profileWizard');
  const { wizard } = useWizard();
  const needs = missingOn(page, useMissing());
  const invalid = useInvalidFields(wizard).filter((one) => one.page === page);
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
            <Link replace to={linkTo(page, targetId(targetOfNeed[need]))}>
              {t(`needs.${need}`)}
            </Link>
          </li>
        ))}
        {invalid.map(({ field }) => (
          <li key={field}>
            <Link replace to={linkTo(page, targetId(field))}>
              {t('summary.faulty', {
                field: t(`fields.${field}`),
                error: wizard.saving.state(field).fieldError ?? '',
              })}
            </Link>
          </li>
        ))}
      </ul>
      <p>{t('summary.text')}</p>
      <div>
        <Button variant="ink" onClick={onContinue}>
          {t('summary.goOn')}
        </Button>
      </div>
    </div>
  );
}
