import { Download, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatFileSize } from '../../../../shared/lib/format/file-size.ts';
import type { Size } from '../../../../shared/lib/images/geometry.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { formats, nameFor, qualityRange, savedPercent, type Wish } from '../model/output.ts';
import type { Output, useOutput } from '../model/use-output.ts';
import classes from './output-panel.module.css';
import { RangeField } from './range-field.tsx';

interface OutputPanelProps extends ReturnType<typeof useOutput> {
  original: File;
  originalSize: Size;
  /** The size of the crop; undefined until it has been laid out. */
  cut: Size | undefined;
  wish: Wish;
  onWish: (wish: Wish) => void;
  /** Beside the download, to start over. */
  children: ReactNode;
}

interface WidthFieldProps {
  cut: Size | undefined;
  width: number | undefined;
  onWidth: (width: number | undefined) => void;
}

/** Shows the width of the crop until another is typed; may be empty while typing. */
function WidthField({ cut, width, onWidth }: WidthFieldProps) {
  const { t } = useTranslation('imageMagician');
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <TextField
      label={t('width')}
      hint={cut && t('widthHint', { most: cut.width })}
      type="number"
      inputMode="numeric"
      min={1}
      value={isEmpty ? '' : (width ?? cut?.width ?? '')}
      onChange={({ currentTarget: { value, valueAsNumber } }) => {
        setIsEmpty(value === '');
        onWidth(valueAsNumber >= 1 ? Math.round(valueAsNumber) : undefined);
      }}
      onBlur={() => setIsEmpty(false)}
    />
  );
}

type WishProps = Pick<OutputPanelProps, 'cut' | 'wish' | 'onWish'>;

function WishFields({ cut, wish, onWish }: WishProps) {
  const { t } = useTranslation('imageMagician');
  return (
    <>
      <WidthField cut={cut} width={wish.width} onWidth={(width) => onWish({ ...wish, width })} />
      <div className={classes.format}>
        <p className={classes.label}>{t('format.label')}</p>
        <SegmentSwitch
          label={t('format.label')}
          options={formats.map((format) => ({ value: format, label: t(`format.${format}`) }))}
          value={wish.format}
          onChange={(format) => onWish({ ...wish, format })}
        />
      </div>
      <RangeField
        label={t('quality')}
        shown={`${wish.quality}`}
        said={t('qualityValue', { percent: wish.quality })}
        min={qualityRange.least}
        max={qualityRange.most}
        step={qualityRange.step}
        value={wish.quality}
        onChange={(quality) => onWish({ ...wish, quality })}
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
  const { original, originalSize, output, isMaking, hasFailed, wish, children } = props;
  const { t } = useTranslation('imageMagician');
  const factsOf = useFactsOf();
  const isOtherFormat = output && !isMaking && output.blob.type !== `image/${wish.format}`;
  return (
    <div className={classes.panel}>
      <WishFields {...props} />
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
      <div className={classes.ways}>
        <DownloadButton name={original.name} output={isMaking || hasFailed ? undefined : output} />
        {children}
      </div>
      <p className={classes.private}>
        <ShieldCheck size={18} aria-hidden /> {t('private')}
      </p>
    </div>
  );
}
