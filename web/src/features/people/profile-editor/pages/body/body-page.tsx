import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../../shared/lib/format/dates.ts';
import { AgeRange } from '../../../../../shared/ui/age-range/age-range.tsx';
import { Alert } from '../../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../../shared/ui/toast/toast.ts';
import { saveBody } from '../../api.ts';
import { BoundChoice } from '../../components/bound-fields.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { WizardField } from '../../components/wizard-field.tsx';
import { useAge, useIsMinor } from '../../model/use-progress.ts';
import { useFieldValue, useWizard } from '../../model/wizard-context.ts';
import classes from './body-page.module.css';
import { MeasurementField } from './measurement-field.tsx';

/** Bodies change, so measurements are confirmed with a date. */
function ConfirmMeasurements() {
  const { t } = useTranslation('profileWizard');
  const { wizard, payload, updatePayload, isReadOnly } = useWizard();
  const [isBusy, setIsBusy] = useState(false);
  const hasHeight = useFieldValue('height').stored !== null;
  const { confirmed_on: date } = payload.physical_description;

  const confirm = async () => {
    setIsBusy(true);
    try {
      await wizard.saving.flush();
      const { progress, ...body } = await saveBody({ is_confirmed: true });
      updatePayload((known) => ({ ...known, physical_description: body, progress }));
      toast(t('body.confirm.done'));
    } catch {
      toast(t('body.confirm.failed'), { severity: 'error' });
    } finally {
      setIsBusy(false);
    }
  };

  if (!hasHeight) return null;
  return (
    <div className={classes.confirm}>
      <p>{date === null ? t('body.confirm.never') : t('body.confirm.asked', { date: formatDate(date) })}</p>
      <Button
        variant="outline"
        loading={isBusy}
        disabled={isReadOnly}
        leftSection={<Check size={16} aria-hidden />}
        onClick={() => void confirm()}
      >
        {t('body.confirm.yes')}
      </Button>
    </div>
  );
}

const colour = (of: 'skin' | 'eye' | 'hair') => (id: number) => `var(--${of}-${id})`;

function PlayingAge() {
  const { t } = useTranslation('profileWizard');
  const age = useAge();
  return (
    <WizardField name="playingAge">
      {(field) => (
        <AgeRange
          {...field}
          fromLabel={t('body.playing.from')}
          toLabel={t('body.playing.to')}
          hint={t('body.playing.hint')}
          start={age ?? undefined}
        />
      )}
    </WizardField>
  );
}

function MeasurementsSection() {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const isMinor = useIsMinor();
  if (isMinor) return <Alert family="wait">{t('body.measurements.minor')}</Alert>;
  return (
    <PageSection title={t('body.measurements.title')} aside={t('body.measurements.aside')}>
      <MeasurementField name="height" measure="height" />
      <MeasurementField name="weight" measure="weight" />
      <MeasurementField name="bustOrChest" measure="bust_or_chest" />
      <MeasurementField name="waist" measure="waist" />
      <MeasurementField name="hips" measure="hips" />
      <BoundChoice name="bodyType" items={lists.body_types} />
      <ConfirmMeasurements />
    </PageSection>
  );
}

/** Page 3: playing age, measurements and appearance. */
export function BodyPage() {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  return (
    <>
      <PlayingAge />
      <MeasurementsSection />
      <PageSection title={t('body.looks.title')}>
        <div className={classes.colours}>
          <BoundChoice name="skinTone" items={lists.skin_tones} swatchOf={colour('skin')} />
        </div>
        <div className={classes.colours}>
          <BoundChoice name="eyeColour" items={lists.eye_colors} swatchOf={colour('eye')} />
        </div>
        <div className={classes.colours}>
          <BoundChoice name="hairColour" items={lists.hair_colors} swatchOf={colour('hair')} />
        </div>
        <BoundChoice name="hairType" items={lists.hair_types} />
      </PageSection>
    </>
  );
}
