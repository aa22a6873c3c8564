import { Download, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatFileSize } from '../../../../shared/lib/format/file-size.ts';
import type { Size } from '../../../../shared/lib/images/geometry.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { formats, nameFor, type OutputSettings, qualityRange, savedPercent } from '../model/output.ts';
import type { Output, useOutput } from '../model/use-output.ts';
import classes from './output-panel.module.css';
import { RangeField } from './range-field.tsx';

interface OutputPanelProps extends ReturnType<typeof useOutput> {
  original: File;
  originalSize: Size;
  /** The size of the crop; undefined until it has been laid out. */
  crop: Size | undefined;
  settings: OutputSettings;
  onSettings: (settings: OutputSettings) => void;
  /** Beside the download, to start over. */
  children: ReactNode;
}

interface WidthFieldProps {
  crop: Size | undefined;
  width: number | undefined;
  onWidth: (width: number | undefined) => void;
}

/** Shows the width of the crop until another is typed; may be empty while typing. */
function WidthField({ crop, width, onWidth }: WidthFieldProps) {
  const { t } = useTranslation('imageMagician');
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <TextField
      label={t('width')}
      hint={crop && t('widthHint', { most: crop.width })}
      type="number"
      inputMode="numeric"
      min={1}
      value={isEmpty ? '' : (width ?? crop?.width ?? '')}
      onChange={({ currentTarget: { value, valueAsNumber } }) => {
        setIsEmpty(value === '');
        onWidth(valueAsNumber >= 1 ? Math.round(valueAsNumber) : undefined);
      }}
      onBlur={() => setIsEmpty(false)}
    />
  );
}

type SettingsProps = Pick<OutputPanelProps, 'crop' | 'settings' | 'onSettings'>;

function SettingsFields({ crop, settings, onSettings }: SettingsProps) {
  const { t } = useTranslation('imageMagician');
  return (
    <>
      <WidthField
        crop={crop}
        width={settings.width}
        onWidth={(width) => onSettings({ ...settings, width })}
      />
      <div className={classes.format}>
        <p className={classes.label}>{t('format.label')}</p>
        <SegmentSwitch
          label={t('format.label')}
          options={formats.map((format) => ({ value: format, label: t(`format.${format}`) }))}
          value={settings.format}
          onChange={(format) => onSettings({ ...settings, format })}
        />
      </div>
      <RangeField
        label={t('quality')}
        shown={`${settings.quality}`}
        valueText={t('qualityValue', { percent: settings.quality })}
        min={qualityRange.least}
        max={qualityRange.most}
        step={qualityRange.step}
        value={settings.quality}
        onChange={(quality) => onSettings({ ...settings, quality })}
      />
    </>
  );
}

function useFactsOf() {
  const { t } = useTranslation('imageMagician');
  return ({ width, height }: Size, bytes: number) =>
    t('facts', { width, height, size: formatFileSize(bytes) });
}

function Saved({ before, after }: { before: number; after: number }) {
  const { t } = useTranslation('imageMagician');
  const percent = savedPercent(before, after);
  if (percent === 0) return null;
  return (
    <p className={classes.saved} data-larger={percent < 0 || undefined}>
      {t(percent > 0 ? 'smaller' : 'larger', { percent: Math.abs(percent) })}
    </p>
  );
}

function DownloadButton({ name, output }: { name: string; output: Output | undefined }) {
  const { t } = useTranslation('imageMagician');
  const look = { size: 'lg', leftSection: <Download size={18} aria-hidden /> } as const;
  if (!output) {
    return (
      <Button {...look} disabled>
        {t('download')}
      </Button>
    );
  }
  const { url, size, blob } = output;
  return (
    <ButtonAnchor {...look} href={url} download={nameFor(name, size, blob.type)}>
      {t('download')}
    </ButtonAnchor>
  );
}

/** The size, format and file size of the result. */
export function OutputPanel(props: OutputPanelProps) {
  const { original, originalSize, output, isMaking, hasFailed, settings, children } = props;
  const { t } = useTranslation('imageMagician');
  const factsOf = useFactsOf();
  const isOtherFormat = output && !isMaking && output.blob.type !== `image/${settings.format}`;
  return (
    <div className={classes.panel}>
      <SettingsFields {...props} />
      <div className={classes.facts} aria-busy={isMaking}>
        <Facts>
          <Fact label={t('before')}>{factsOf(originalSize, original.size)}</Fact>
          <Fact label={t('after')}>
            <span role="status">
              {output && !isMaking ? factsOf(output.size, output.blob.size) : t('making')}
            </span>
          </Fact>
        </Facts>
        {output && <Saved before={original.size} after={output.blob.size} />}
      </div>
      {hasFailed && <Alert family="stop">{t('notMade')}</Alert>}
      {isOtherFormat && <Alert family="wait">{t('noWebp')}</Alert>}
      <Stack gap={2}>
        <DownloadButton name={original.name} output={isMaking || hasFailed ? undefined : output} />
        {children}
      </Stack>
      <p className={classes.private}>
        <ShieldCheck size={18} aria-hidden /> {t('private')}
      </p>
    </div>
  );
}
