import { InfoSheet } from '../../../features/site/content/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import { AuthLink } from '../../../shared/ui/auth-link/auth-link.tsx';
import classes from './how-it-works-page.module.css';
import './info-i18n.ts';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const sides = [
  { title: 'talents', steps: 'talentSteps', start: 'startTalent', kind: 1 },
  { title: 'recruiters', steps: 'recruiterSteps', start: 'startRecruiter', kind: 2 },
] as const;

export function Component() {
  const { t } = useTranslation('info');
  usePageHead({ title: t('how.title'), description: t('how.description') });
  return (
    <InfoSheet title={t('how.title')} lead={t('how.lead')}>
      <div className={classes.sides}>
        {sides.map(({ title, steps, start, kind }) => (
          <section key={title}>
            <h2 className={classes.audience}>{t(`how.${title}`)}</h2>
            <ol className={classes.steps}>
              {numbers.map((number) => (
                <li key={number} className={classes.step}>
                  <div>
                    <h3 className={classes.title}>{t(`how.${steps}.${number}.title`)}</h3>
                    <p className={classes.text}>{t(`how.${steps}.${number}.text`)}</p>
                  </div>
                </li>
              ))}
            </ol>
            <AuthLink className={classes.start} mode="sign-up" kind={kind}>
              {t(`how.${start}`)}
            </AuthLink>
          </section>
        ))}
      </div>
    </InfoSheet>
  );
}
