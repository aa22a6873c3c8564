import { Check } from 'lucide-react';
import { InfoSection, InfoSheet, PhotoDrawing } from '../../../features/site/content/index.ts';
import { examplePhotos } from '../../../shared/i18n/en/example-photos.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import { AuthLink } from '../../../shared/ui/auth-link/auth-link.tsx';
import { Fact, Facts } from '../../../shared/ui/facts/facts.tsx';
import classes from './example-image-page.module.css';

registerTranslations('examplePhotos', { en: examplePhotos });

const shots = ['headshot', 'profile', 'fullLength'] as const;
const tips = ['one', 'two', 'three'] as const;
const avoided = ['sunglasses', 'group', 'dark', 'cut'] as const;
const rules = ['types', 'size', 'shape', 'width', 'age', 'place'] as const;
const checks = ['one', 'two', 'three', 'four'] as const;

function Shot({ shot }: { shot: (typeof shots)[number] }) {
  const { t } = useTranslation('examplePhotos');
  return (
    <section className={classes.shot}>
      <PhotoDrawing name={shot} label={t(`shots.${shot}.drawing`)} />
      <h2 className={classes.title}>{t(`shots.${shot}.title`)}</h2>
      <p className={classes.text}>{t(`shots.${shot}.text`)}</p>
      <ul className={classes.tips}>
        {tips.map((tip) => (
          <li key={tip}>
            <Check size={17} aria-hidden /> {t(`shots.${shot}.${tip}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Avoided() {
  const { t } = useTranslation('examplePhotos');
  return (
    <ul className={classes.avoided}>
      {avoided.map((name) => (
        <li key={name}>
          <PhotoDrawing name={name} label={t(`avoid.${name}.drawing`)} isCrossed />
          <h3 className={classes.avoidedTitle}>{t(`avoid.${name}.title`)}</h3>
          <p className={classes.text}>{t(`avoid.${name}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

/** What good photos look like. */
export function Component() {
  const { t } = useTranslation('examplePhotos');
  usePageHead({ title: t('title'), description: t('description') });
  return (
    <InfoSheet title={t('title')} lead={t('lead')}>
      <div className={classes.shots}>
        {shots.map((shot) => (
          <Shot key={shot} shot={shot} />
        ))}
      </div>
      <InfoSection title={t('avoidTitle')}>
        <Avoided />
      </InfoSection>
      <div className={classes.foot}>
        <InfoSection title={t('rulesTitle')}>
          <Facts>
            {rules.map((rule) => (
              <Fact key={rule} label={t(`rules.${rule}`)}>
                {t(`rules.${rule}Value`)}
              </Fact>
            ))}
          </Facts>
        </InfoSection>
        <InfoSection title={t('checklistTitle')}>
          <ol className={classes.checks}>
            {checks.map((check) => (
              <li key={check}>{t(`checklist.${check}`)}</li>
            ))}
          </ol>
          <AuthLink className={classes.action} mode="sign-up" kind={1}>
            {t('action')}
          </AuthLink>
        </InfoSection>
      </div>
    </InfoSheet>
  );
}
