import { SupportForm } from '../../../features/site/contact/index.ts';
import { InfoSection, InfoSheet } from '../../../features/site/content/index.ts';
import { support } from '../../../shared/i18n/en/support.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import classes from './support-page.module.css';

registerTranslations('support', { en: support });

const topics = ['account', 'profile', 'jobs', 'recruiters', 'safety'] as const;
const numbers = ['one', 'two', 'three'] as const;
const formAnchor = 'ask-us';

function Topic({ topic }: { topic: (typeof topics)[number] }) {
  const { t } = useTranslation('support');
  return (
    <InfoSection title={t(`${topic}.title`)} id={topic}>
      <dl className={classes.answers}>
        {numbers.map((number) => (
          <div key={number} className={classes.answer}>
            <dt>{t(`${topic}.${number}`)}</dt>
            <dd>{t(`${topic}.${number}Answer`)}</dd>
          </div>
        ))}
      </dl>
    </InfoSection>
  );
}

/** Answers first, then a form. */
export function Component() {
  const { t } = useTranslation('support');
  usePageHead({ title: t('title'), description: t('description') });
  return (
    <InfoSheet title={t('title')} lead={t('lead')}>
      <div className={classes.columns}>
        <nav className={classes.topics} aria-label={t('contents')}>
          <ul>
            {topics.map((topic) => (
              <li key={topic}>
                <a href={`#${topic}`}>{t(`${topic}.title`)}</a>
              </li>
            ))}
            <li>
              <a href={`#${formAnchor}`}>{t('formTitle')}</a>
            </li>
          </ul>
        </nav>
        <div>
          {topics.map((topic) => (
            <Topic key={topic} topic={topic} />
          ))}
          <InfoSection title={t('formTitle')} id={formAnchor}>
            <p className={classes.formText}>{t('formText')}</p>
            <SupportForm />
          </InfoSection>
        </div>
      </div>
    </InfoSheet>
  );
}
