import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatTime } from '../../../../shared/lib/format/dates.ts';
import { chooseTimeFormat, useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { Section } from './section.tsx';
import classes from './settings-row.module.css';

const formats = ['12-hour', '24-hour'] as const;
const example = '2026-11-16T13:15:00Z';

/** Takes effect right away and stays on this device, like the theme. */
export function DisplaySection() {
  const { t } = useTranslation('settings');
  const timeFormat = useTimeFormat();
  return (
    <Section id="display" title={t('sections.display')} aside={t('display.aside')}>
      <Row justify="between">
        <div className={classes.what}>
          <b>{t('display.timeFormat')}</b>
          <small>{t('display.timeExample', { time: formatTime(example) })}</small>
        </div>
        <SegmentSwitch
          label={t('display.timeFormat')}
          options={formats.map((value) => ({ value, label: t(`display.formats.${value}`) }))}
          value={timeFormat}
          onChange={chooseTimeFormat}
        />
      </Row>
    </Section>
  );
}
