import { guardianRelations } from '@callboard/contract/people/profile-editor/payload';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { RadioChips } from '../../../../../shared/ui/choices/radio-chips.tsx';
import { BoundText } from '../../components/bound/bound-text.tsx';
import { ConsentBox } from '../../components/consent-box.tsx';
import { WizardField } from '../../components/wizard-field.tsx';
import { placeId } from '../../model/places.ts';
import classes from './guardian-panel.module.css';

/** Opens for anybody under 18: the guardian, and the guardian's consent in its own words. */
export function GuardianPanel() {
  const { t } = useTranslation('profileWizard');
  const relations = guardianRelations.map((value) => ({ value, label: t(`about.guardian.${value}`) }));
  return (
    <section className={classes.panel} aria-label={t('about.guardian.title')}>
      <h3 className={classes.title}>{t('about.guardian.title')}</h3>
      <p>{t('about.guardian.text')}</p>
      <BoundText name="guardianName" autoComplete="off" />
      <WizardField name="guardianRelation">
        {(field) => <RadioChips {...field} options={relations} isOptional={false} />}
      </WizardField>
      <ConsentBox
        topic="guardian"
        id={placeId('guardianConsent')}
        note={(isGiven, date) =>
          isGiven && date ? t('about.guardian.given', { date }) : t('about.guardian.notGiven')
        }
      />
    </section>
  );
}
