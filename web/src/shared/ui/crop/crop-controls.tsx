import './i18n.ts';
import { Minus, Plus, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PlainButton } from '../button/button.tsx';
import classes from './crop-controls.module.css';
import { type FramingControl, toScale, zoomRange } from './use-framing.ts';

export interface ShapeOption<Shape extends string> {
  readonly shape: Shape;
  readonly label: string;
}

interface ShapeChoiceProps<Shape extends string> {
  options: readonly ShapeOption<Shape>[];
  value: Shape;
  onChange: (shape: Shape) => void;
}

export function ShapeChoice<Shape extends string>({ options, value, onChange }: ShapeChoiceProps<Shape>) {
  const { t } = useTranslation('crop');
  const name = useId();
  return (
    <fieldset className={classes.shapes} aria-label={t('shape')}>
      {options.map(({ shape, label }) => (
        <label key={shape} className={classes.shape}>
          <input type="radio" name={name} checked={value === shape} onChange={() => onChange(shape)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

type Zoom = Pick<FramingControl, 'zoom' | 'zoomTo' | 'zoomIn' | 'zoomOut'>;

export function ZoomControl({ control }: { control: Zoom }) {
  const { t } = useTranslation('crop');
  return (
    <div className={classes.zoom}>
      <PlainButton className={classes.button} aria-label={t('zoomOut')} onClick={control.zoomOut}>
        <Minus size={18} aria-hidden />
      </PlainButton>
      <input
        type="range"
        className={classes.slider}
        aria-label={t('zoom')}
        aria-valuetext={t('zoomValue', { times: toScale(control.zoom) })}
        min={zoomRange.least}
        max={zoomRange.most}
        value={control.zoom}
        onChange={({ currentTarget }) => control.zoomTo(currentTarget.valueAsNumber)}
      />
      <PlainButton className={classes.button} aria-label={t('zoomIn')} onClick={control.zoomIn}>
        <Plus size={18} aria-hidden />
      </PlainButton>
    </div>
  );
}

interface TurnButtonProps {
  isTurning: boolean;
  onTurn: () => void;
}

export function TurnButton({ isTurning, onTurn }: TurnButtonProps) {
  const { t } = useTranslation('crop');
  return (
    <PlainButton className={classes.button} aria-label={t('turn')} disabled={isTurning} onClick={onTurn}>
      <RotateCw size={18} aria-hidden />
    </PlainButton>
  );
}

interface CropControlsProps<Shape extends string> extends TurnButtonProps {
  control: FramingControl<Shape>;
  shapes: readonly ShapeOption<Shape>[];
}

/** Zoom, shape and rotation. */
export function CropControls<Shape extends string>({
  control,
  shapes,
  isTurning,
  onTurn,
}: CropControlsProps<Shape>) {
  return (
    <div className={classes.controls}>
      <ZoomControl control={control} />
      <ShapeChoice options={shapes} value={control.shape} onChange={control.setShape} />
      <TurnButton isTurning={isTurning} onTurn={onTurn} />
    </div>
  );
}
