import { defaultJobZone } from '@callboard/contract/casting/job-values';
import { formatDayMonth } from '@callboard/contract/short-dates';
import type { jobEditor } from '../../../../shared/i18n/en/job-editor.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import field from '../../../../shared/ui/text-field/text-field.module.css';
import { FieldError, TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { twelveHours } from '../model/deadline-state.ts';
import { type DeadlineValue, isPast, lastMinute, writeDeadline } from '../model/deadline-value.ts';
import { ownZone, usualZones, wallTime } from '../model/zoned-time.ts';
import classes from './deadline-fields.module.css';

interface DeadlineFieldsProps {
  label: string;
  value: DeadlineValue;
  onChange: (value: DeadlineValue) => void;
  error?: string | undefined;
  disabled?: boolean;
  hint?: string;
}

type ZoneName = keyof typeof jobEditor.deadline.zones;
const isUsual = (zone: string): zone is ZoneName => usualZones.some((one) => one === zone);
/** Europe/Berlin → Berlin */
const lastPart = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** A deadline of elsewhere, by the clocks of India. */
function InIndia({ value }: { value: DeadlineValue }) {
  const { t } = useTranslation('jobEditor');
  const deadline = writeDeadline(value);
  if (!deadline || value.zone === defaultJobZone) return null;
  const { day, time } = wallTime(deadline.at, defaultJobZone);
  return (
    <p className={field.hint}>
      {t('deadline.inIndia', { time: `${formatDayMonth(day)}, ${twelveHours(time)}` })}
    </p>
  );
}

/** The last moment for applications: a day, a time and the zone it is said in. */
export function DeadlineFields({ label, value, onChange, error, disabled, hint }: DeadlineFieldsProps) {
  const { t } = useTranslation('jobEditor');
  const zones = [...new Set<string>([...usualZones, ownZone(), value.zone])];
  const shownError = error ?? (!disabled && isPast(value) ? t('deadline.past') : undefined);
  return (
    <fieldset className={classes.group} aria-label={label}>
      <div className={classes.deadline}>
        <DateField
          label={t('deadline.day')}
          value={value.day}
          min={dayInIndia(Date.now())}
          disabled={disabled}
          onChange={(day) => onChange({ ...value, day })}
        />
        <TextField
          type="time"
          label={t('deadline.time')}
          value={value.time}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value || lastMinute })}
        />
        <SelectField
          label={t('deadline.zone')}
          value={value.zone}
          disabled={disabled}
          options={zones.map((zone) => ({
            value: zone,
            label: isUsual(zone) ? t(`deadline.zones.${zone}`) : lastPart(zone),
          }))}
          onChange={({ currentTarget }) => onChange({ ...value, zone: currentTarget.value })}
        />
      </div>
      <InIndia value={value} />
      {shownError ? <FieldError>{shownError}</FieldError> : hint && <p className={field.hint}>{hint}</p>}
    </fieldset>
  );
}
