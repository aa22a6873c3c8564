import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { Size } from '../../../../shared/lib/images/geometry.ts';
import type { OpenedPicture } from '../../../../shared/lib/images/use-opened-picture.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ShapeChoice, TurnButton, ZoomControl } from '../../../../shared/ui/crop/crop-controls.tsx';
import { CropStage } from '../../../../shared/ui/crop/crop-stage.tsx';
import { useFraming } from '../../../../shared/ui/crop/use-framing.ts';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { type OutputSettings, qualityRange } from '../model/output.ts';
import { cropSize, useOutput } from '../model/use-output.ts';
import { OutputPanel } from './output-panel.tsx';
import classes from './photo-editor.module.css';
import frameSlidersClasses from './range-field.module.css';
import { RangeField } from './range-field.tsx';

interface FreeFrame {
  /** In percent of the displayed picture. */
  readonly width: number;
  readonly height: number;
}

const minFramePercent = 10;

const within = (value: number) => Math.min(100, Math.max(minFramePercent, Math.round(value)));
const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

interface FreeHandlesProps {
  frame: FreeFrame;
  /** The displayed picture in pixels. */
  shown: Size;
  onChange: (frame: FreeFrame) => void;
}

/** Corner handles. The frame stays centred, so both sides move. Keyboard users have the sliders. */
function FreeHandles({ frame, shown, onChange }: FreeHandlesProps) {
  const layer = useRef<HTMLDivElement>(null);
  const resize = ({ clientX, clientY }: PointerEvent) => {
    const box = layer.current?.getBoundingClientRect();
    if (!box) return;
    const scaledWidth = Math.abs(clientX - (box.left + box.width / 2)) * 2;
    const down = Math.abs(clientY - (box.top + box.height / 2)) * 2;
    onChange({
      width: within((scaledWidth / shown.width) * 100),
      height: within((down / shown.height) * 100),
    });
  };
  const size = {
    width: (shown.width * frame.width) / 100,
    height: (shown.height * frame.height) / 100,
  };
  return (
    <div ref={layer} className={classes.layer} aria-hidden>
      <div className={classes.frame} style={size}>
        {corners.map((corner) => (
          <span
            key={corner}
            className={classes.corner}
            data-corner={corner}
            onPointerDown={(event) => {
              event.preventDefault();
              event.stopPropagation();
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) resize(event);
            }}
          />
        ))}
      </div>
    </div>
  );
}

interface FrameSlidersProps {
  frame: FreeFrame;
  onChange: (frame: FreeFrame) => void;
}

/** The free frame for keyboard users, and for exact values. */
function FrameSliders({ frame, onChange }: FrameSlidersProps) {
  const { t } = useTranslation('imageMagician');
  return (
    <div className={frameSlidersClasses.pair}>
      {(['width', 'height'] as const).map((side) => (
        <RangeField
          key={side}
          label={t(`frame.${side}`)}
          shown={`${frame[side]}%`}
          valueText={t('frame.percent', { percent: frame[side] })}
          min={minFramePercent}
          max={100}
          value={frame[side]}
          onChange={(value) => onChange({ ...frame, [side]: value })}
        />
      ))}
    </div>
  );
}

const aspects = { free: 1, square: 1, headshot: 4 / 5, wide: 16 / 9 } as const;
type Shape = keyof typeof aspects;
const shapes = ['free', 'square', 'headshot', 'wide'] as const satisfies readonly Shape[];

const fullFrame: FreeFrame = { width: 100, height: 100 };
const defaultSettings: OutputSettings = { width: undefined, format: 'webp', quality: qualityRange.first };

const inPixels = ({ width, height }: Size, frame: FreeFrame): Size => ({
  width: (width * frame.width) / 100,
  height: (height * frame.height) / 100,
});

interface PhotoEditorProps {
  opened: OpenedPicture<File>;
  isTurning: boolean;
  onTurn: () => void;
  onAnother: () => void;
}

/** The photo with its frame, and its settings. Loaded with the first photo. */
export default function PhotoEditor({ opened, isTurning, onTurn, onAnother }: PhotoEditorProps) {
  const { t } = useTranslation('imageMagician');
  const control = useFraming<Shape>('free');
  const [frame, setFrame] = useState(fullFrame);
  const [shown, setShown] = useState<Size>();
  const [settings, setSettings] = useState(defaultSettings);
  const isFree = control.shape === 'free';
  const area = isTurning ? undefined : control.areaOf(opened.picture.previewUrl);
  const made = useOutput(opened, area, settings);

  const turn = () => {
    control.reset();
    setFrame(fullFrame);
    onTurn();
  };
  return (
    <div className={classes.editor}>
      <Stack>
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
      </Stack>
      <OutputPanel
        original={opened.file}
        originalSize={opened.picture.size}
        crop={area && cropSize(opened, area)}
        settings={settings}
        onSettings={setSettings}
        {...made}
      >
        <Button variant="outline" size="lg" onClick={onAnother}>
          {t('another')}
        </Button>
      </OutputPanel>
    </div>
  );
}
