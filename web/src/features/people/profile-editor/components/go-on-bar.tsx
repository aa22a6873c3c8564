import { Check, ChevronLeft, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { missingOn } from '../model/needs.ts';
import { linkTo } from '../model/page-links.ts';
import { leftAfter, numberOf, type PageName, pageAt } from '../model/pages.ts';
import { useMissing } from '../model/use-facts.ts';
import { useWizard } from '../model/wizard-context.ts';
import classes from './go-on-bar.module.css';

/** What is left, in one line. */
function useLeftWords(page: PageName): { words: string; isComplete: boolean } {
  const { t } = useTranslation('profileWizard');
  const { payload } = useWizard();
  const needs = missingOn(page, useMissing());
  const { pages, minutes } = leftAfter(page);
  const left = pages > 0 ? t('bar.left', { count: pages, time: t('bar.minutes', { count: minutes }) }) : '';
  const [only] = needs;
  if (needs.length === 1 && only) {
    return { words: t('bar.needsOne', { thing: t(`needs.${only}`).toLocaleLowerCase() }), isComplete: false };
  }
  if (needs.length > 1) return { words: t('bar.needs', { count: needs.length }), isComplete: false };
  if (payload.progress.is_profile_creation_completed) return { words: t('bar.published'), isComplete: true };
  const here = t(page === 'work' ? 'bar.optional' : 'bar.complete');
  return { words: page === 'review' ? '' : `${here} ${left}`, isComplete: true };
}

interface GoOnBarProps {
  page: PageName;
  /** The one red button. */
  action: ReactNode;
}

/** Fixed at the foot of the screen: what is left, the way back and the one way on. */
export function GoOnBar({ page, action }: GoOnBarProps) {
  const { t } = useTranslation('profileWizard');
  const { words, isComplete } = useLeftWords(page);
  const Icon = isComplete ? Check : CircleDashed;
  const number = numberOf(page);
  return (
    <section className={classes.bar} aria-label={t('bar.label')}>
      <div className={classes.line}>
        {words && (
          <p className={classes.words}>
            <Icon size={16} aria-hidden />
            <span>{words}</span>
          </p>
        )}
        <div className={classes.ways}>
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
