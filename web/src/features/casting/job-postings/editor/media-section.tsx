import { maxMediaRequests, requestedMediaKinds } from '@callboard/contract/casting/job-values';
import { AudioLines, Camera, Clapperboard, type LucideIcon, Trash2, Video } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Row, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { FieldError, TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import classes from './asked-items.module.css';
import { type MediaItem, mediaError, newMedia } from './asked-items.ts';
import { JobField, type JobFieldHandle } from './job-field.tsx';

const icons: Record<MediaItem['kind'], LucideIcon> = {
  photo: Camera,
  video: Video,
  audio: AudioLines,
  tape: Clapperboard,
};

/** Half a minute to a quarter of an hour. */
const lengths = [30, 60, 90, 120, 180, 300, 600, 900] as const;

interface MediaRowProps {
  item: MediaItem;
  place: number;
  disabled: boolean;
  onChange: (item: MediaItem) => void;
  onRemove: () => void;
}

function Longest({ item, disabled, onChange }: Pick<MediaRowProps, 'item' | 'disabled' | 'onChange'>) {
  const { t } = useTranslation('jobEditor');
  const { maxSeconds } = item;
  const all = [...new Set([...lengths, ...(maxSeconds === null ? [] : [maxSeconds])])].toSorted(
    (a, b) => a - b,
  );
  return (
    <SelectField
      label={t('media.longest')}
      placeholder={t('media.anyLength')}
      value={maxSeconds === null ? '' : String(maxSeconds)}
      disabled={disabled}
      options={all.map((seconds) => ({
        value: String(seconds),
        label:
          seconds % 60 === 0
            ? t('media.minutes', { count: seconds / 60 })
            : t('media.seconds', { count: seconds }),
      }))}
      onChange={({ currentTarget }) =>
        onChange({ ...item, maxSeconds: currentTarget.value === '' ? null : Number(currentTarget.value) })
      }
    />
  );
}

function MediaRow({ item, place, disabled, onChange, onRemove }: MediaRowProps) {
  const { t } = useTranslation('jobEditor');
  const Icon = icons[item.kind];
  const name = item.label.trim() || t('media.unnamed', { place });
  return (
    <li className={classes.item} aria-label={name}>
      <div className={classes.head}>
        <span className={classes.kind}>
          <Icon size={17} aria-hidden />
          {t(`media.${item.kind}`)}
        </span>
        <Toggle
          label={t('media.required')}
          checked={item.isRequired}
          disabled={disabled}
          onChange={(event) => onChange({ ...item, isRequired: event.currentTarget.checked })}
        />
        {!disabled && (
          <button
            type="button"
            className={classes.tool}
            aria-label={t('media.remove', { name })}
            onClick={onRemove}
          >
            <Trash2 size={17} aria-hidden />
          </button>
        )}
      </div>
      <div className={classes.fields} data-timed={item.kind !== 'photo' || undefined}>
        <TextField
          label={t('media.label')}
          placeholder={t('media.labelHint')}
          maxLength={120}
          autoComplete="off"
          value={item.label}
          error={mediaError(item, place)}
          readOnly={disabled}
          onChange={(event) => onChange({ ...item, label: event.currentTarget.value })}
        />
        <TextField
          label={t('media.note')}
          placeholder={t('media.noteHint')}
          maxLength={300}
          autoComplete="off"
          value={item.note}
          readOnly={disabled}
          onChange={(event) => onChange({ ...item, note: event.currentTarget.value })}
        />
        {item.kind !== 'photo' && <Longest item={item} disabled={disabled} onChange={onChange} />}
      </div>
    </li>
  );
}

function MediaControl({ value, onChange, error, disabled }: JobFieldHandle<MediaItem[]>) {
  const { t } = useTranslation('jobEditor');
  const isOwnError = value.some((item, index) => mediaError(item, index + 1) === error);
  return (
    <Stack gap={3}>
      {value.length === 0 ? (
        <p className={classes.none}>{t('media.none')}</p>
      ) : (
        <ul className={classes.list}>
          {value.map((item, index) => (
            <MediaRow
              key={item.key}
              item={item}
              place={index + 1}
              disabled={disabled}
              onChange={(next) => onChange(value.map((one) => (one.key === item.key ? next : one)))}
              onRemove={() => onChange(value.filter(({ key }) => key !== item.key))}
            />
          ))}
        </ul>
      )}
      {error && !isOwnError && <FieldError>{error}</FieldError>}
      {!disabled && value.length < maxMediaRequests && (
        <Row gap={2}>
          <span className={classes.add}>{t('media.add')}</span>
          {requestedMediaKinds.map((kind) => {
            const Icon = icons[kind];
            return (
              <Button
                key={kind}
                variant="outline"
                size="sm"
                leftSection={<Icon size={16} aria-hidden />}
                onClick={() => onChange([...value, newMedia(kind)])}
              >
                {t(`media.${kind}`)}
              </Button>
            );
          })}
        </Row>
      )}
    </Stack>
  );
}

/** What applicants send with their profile. */
export function MediaSection() {
  const { t } = useTranslation('jobEditor');
  return (
    <Stack as="section" gap={4}>
      <SectionTitle aside={t('sections.mediaAside')}>{t('sections.media')}</SectionTitle>
      <JobField name="media">{(control) => <MediaControl {...control} />}</JobField>
    </Stack>
  );
}
