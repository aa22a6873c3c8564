import { type ClientLinkShows, clientFields } from '@callboard/contract/casting/client-links';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { withField } from '../model/link-form.ts';
import classes from './link-form.module.css';

interface ShowsChoiceProps {
  value: ClientLinkShows;
  onChange: (shows: ClientLinkShows) => void;
}

/** What a client reads of each face, with what they would read. */
export function ShowsChoice({ value, onChange }: ShowsChoiceProps) {
  const { t } = useTranslation('clientLinks');
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('form.sees')}</legend>
      <p className={classes.quiet}>{t('form.always')}</p>
      <div className={classes.toggles}>
        {clientFields.map((field) => (
          <Toggle
            key={field}
            label={t(`shows.${field}.label`)}
            hint={t(`shows.${field}.reads`)}
            checked={value.fields.includes(field)}
            onChange={({ currentTarget: { checked } }) => onChange(withField(value, field, checked))}
          />
        ))}
        {(['reels', 'line_up'] as const).map((extra) => (
          <Toggle
            key={extra}
            label={t(`shows.${extra}.label`)}
            hint={t(`shows.${extra}.reads`)}
            checked={value[extra]}
            onChange={({ currentTarget: { checked } }) => onChange({ ...value, [extra]: checked })}
          />
        ))}
      </div>
      <div className={classes.notes} data-on={value.notes || undefined}>
        <Toggle
          label={t('shows.notes.label')}
          hint={t(value.notes ? 'shows.notes.on' : 'shows.notes.reads')}
          checked={value.notes}
          onChange={({ currentTarget: { checked } }) => onChange({ ...value, notes: checked })}
        />
      </div>
    </fieldset>
  );
}
