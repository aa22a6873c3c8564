import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../shared/lib/page-title.ts';
import { Fact, Facts } from '../../../shared/ui/facts/facts.tsx';
import classes from './opening.module.css';

export function Opening() {
  const { t } = useTranslation('design');
  usePageTitle(t('title'));
  return (
    <header className={classes.opening}>
      <div className={classes.words}>
        <p className={classes.overline}>{t('overline')}</p>
        <h1 className={classes.headline}>
          {t('headline.before')}
          <br />
          <em>{t('headline.emphasis')}</em> {t('headline.after')}
        </h1>
        <p className={classes.lead}>{t('lead')}</p>
      </div>
      <div className={classes.plate}>
        <div className={classes.face} aria-hidden>
          <span className={classes.ampersand}>{t('ampersand')}</span>
          <span className={classes.glyphs}>{t('glyphs')}</span>
        </div>
        <Facts>
          <Fact label={t('colophon.display')}>{t('colophon.displayValue')}</Fact>
          <Fact label={t('colophon.text')}>{t('colophon.textValue')}</Fact>
          <Fact label={t('colophon.hindi')}>{t('colophon.hindiValue')}</Fact>
          <Fact label={t('colophon.step')}>{t('colophon.stepValue')}</Fact>
          <Fact label={t('colophon.red')}>{t('colophon.redValue')}</Fact>
        </Facts>
      </div>
    </header>
  );
}
