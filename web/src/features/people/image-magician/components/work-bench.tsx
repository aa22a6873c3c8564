import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { Size } from '../../../../shared/lib/images/geometry.ts';
import type { OpenedPicture } from '../../../../shared/lib/images/use-opened-picture.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ShapeChoice, TurnButton, ZoomControl } from '../../../../shared/ui/crop/crop-controls.tsx';
import { CropStage } from '../../../../shared/ui/crop/crop-stage.tsx';
import { useFraming } from '../../../../shared/ui/crop/use-framing.ts';
import { qualityRange, type Wish } from '../model/output.ts';
import { cutSize, useOutput } from '../model/use-output.ts';
import { FrameSliders } from './frame-sliders.tsx';
import { type FreeFrame, FreeHandles } from './free-handles.tsx';
import { OutputPanel } from './output-panel.tsx';
import classes from './work-bench.module.css';

const aspects = { free: 1, square: 1, headshot: 4 / 5, wide: 16 / 9 } as const;
type Shape = keyof typeof aspects;
const shapes = ['free', 'square', 'headshot', 'wide'] as const satisfies readonly Shape[];

const wholeFrame: FreeFrame = { width: 100, height: 100 };
const firstWish: Wish = { width: undefined, format: 'webp', quality: qualityRange.first };

const inPixels = ({ width, height }: Size, frame: FreeFrame): Size => ({
  width: (width * frame.width) / 100,
  height: (height * frame.height) / 100,
});

interface WorkBenchProps {
  opened: OpenedPicture<File>;
  isTurning: boolean;
  onTurn: () => void;
  onAnother: () => void;
}

/** The photo under its frame, and what is to become of it. Its script comes with the first photo. */
export default function WorkBench({ opened, isTurning, onTurn, onAnother }: WorkBenchProps) {
  const { t } = useTranslation('imageMagician');
  const control = useFraming<Shape>('free');
  const [frame, setFrame] = useState(wholeFrame);
  const [shown, setShown] = useState<Size>();
  const [wish, setWish] = useState(firstWish);
  const isFree = control.shape === 'free';
  const area = isTurning ? undefined : control.areaOf(opened.picture.previewUrl);
  const made = useOutput(opened, area, wish);

  const turn = () => {
    control.beginAnew();
    setFrame(wholeFrame);
    onTurn();
  };
  return (
    <div className={classes.bench}>
      <div className={classes.left}>
        <CropStage
          room="page"
          picture={opened.picture}
          control={control}
          aspect={aspects[control.shape]}
          frame={isFree && shown ? inPixels(shown, frame) : undefined}
          onShownSize={setShown}
        >
          {isFree && shown && <FreeHandles frame={frame} shown={shown} onChange={setFrame} />}
        </CropStage>
        <div className={classes.controls}>
          <ShapeChoice
            options={shapes.map((shape) => ({ shape, label: t(`shapes.${shape}`) }))}
            value={control.shape}
            onChange={control.setShape}
          />
          <ZoomControl control={control} />
          <TurnButton isTurning={isTurning} onTurn={turn} />
        </div>
        {isFree && <FrameSliders frame={frame} onChange={setFrame} />}
      </div>
      <OutputPanel
        original={opened.file}
        originalSize={opened.picture.size}
        cut={area && cutSize(opened, area)}
        wish={wish}
        onWish={setWish}
        {...made}
      >
        <Button variant="outline" size="lg" onClick={onAnother}>
          {t('another')}
        </Button>
      </OutputPanel>
    </div>
  );
}
