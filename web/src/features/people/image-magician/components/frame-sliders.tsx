import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type FreeFrame, leastFrame } from './free-handles.tsx';
import classes from './range-field.module.css';
import { RangeField } from './range-field.tsx';

interface FrameSlidersProps {
  frame: FreeFrame;
  onChange: (frame: FreeFrame) => void;
}

/** The free frame by the keys, and for those who want a figure. */
export function FrameSliders({ frame, onChange }: FrameSlidersProps) {
  const { t } = useTranslation('imageMagician');
  return (
    <div className={classes.pair}>
      {(['width', 'height'] as const).map((side) => (
        <RangeField
          key={side}
          label={t(`frame.${side}`)}
          shown={`${frame[side]}%`}
          said={t('frame.percent', { percent: frame[side] })}
          min={leastFrame}
          max={100}
          value={frame[side]}
          onChange={(value) => onChange({ ...frame, [side]: value })}
        />
      ))}
    </div>
  );
}
