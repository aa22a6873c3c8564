import { UnstyledButton } from '@mantine/core';
import { Minus, Plus, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type FramingControl, type Shape, toScale, zoomRange } from '../model/use-framing.ts';
import classes from './crop-controls.module.css';

const shapeNames: readonly Shape[] = ['headshot', 'square'];

function ShapeChoice({ control }: { control: FramingControl }) {
  const { t } = useTranslation('profileIcon');
  return (
    <fieldset className={classes.shapes} aria-label={t('crop.shape')}>
      {shapeNames.map((shape) => (
        <label key={shape} className={classes.shape}>
          <input
            type="radio"
            name="icon-shape"
            checked={control.shape === shape}
            onChange={() => control.setShape(shape)}
          />
          <span>{t(`crop.${shape}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CropControlsProps {
  control: FramingControl;
  isTurning: boolean;
  onTurn: () => void;
}

export function CropControls({ control, isTurning, onTurn }: CropControlsProps) {
  const { t } = useTranslation('profileIcon');
  return (
    <div className={classes.controls}>
      <div className={classes.zoom}>
        <UnstyledButton className={classes.button} aria-label={t('crop.zoomOut')} onClick={control.zoomOut}>
          <Minus size={18} aria-hidden />
        </UnstyledButton>
        <input
          type="range"
          className={classes.slider}
          aria-label={t('crop.zoom')}
          aria-valuetext={t('crop.zoomValue', { times: toScale(control.zoom) })}
          min={zoomRange.least}
          max={zoomRange.most}
          value={control.zoom}
          onChange={({ currentTarget }) => control.zoomTo(currentTarget.valueAsNumber)}
        />
        <UnstyledButton className={classes.button} aria-label={t('crop.zoomIn')} onClick={control.zoomIn}>
          <Plus size={18} aria-hidden />
        </UnstyledButton>
      </div>
      <ShapeChoice control={control} />
      <UnstyledButton
        className={classes.button}
        aria-label={t('crop.turn')}
        disabled={isTurning}
        onClick={onTurn}
      >
        <RotateCw size={18} aria-hidden />
      </UnstyledButton>
    </div>
  );
}
