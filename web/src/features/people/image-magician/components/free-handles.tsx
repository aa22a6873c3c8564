import { type PointerEvent, useRef } from 'react';
import type { Size } from '../../../../shared/lib/images/geometry.ts';
import classes from './free-handles.module.css';

export interface FreeFrame {
  /** In hundredths of the picture as it is shown. */
  readonly width: number;
  readonly height: number;
}

export const leastFrame = 10;

const within = (value: number) => Math.min(100, Math.max(leastFrame, Math.round(value)));
const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

interface FreeHandlesProps {
  frame: FreeFrame;
  /** The whole picture as it is shown, in pixels. */
  shown: Size;
  onChange: (frame: FreeFrame) => void;
}

/** Corners to pull. The frame stays in the middle, so both sides follow; the sliders do the same for the keys. */
export function FreeHandles({ frame, shown, onChange }: FreeHandlesProps) {
  const layer = useRef<HTMLDivElement>(null);
  const pull = ({ clientX, clientY }: PointerEvent) => {
    const box = layer.current?.getBoundingClientRect();
    if (!box) return;
    const across = Math.abs(clientX - (box.left + box.width / 2)) * 2;
    const down = Math.abs(clientY - (box.top + box.height / 2)) * 2;
    onChange({ width: within((across / shown.width) * 100), height: within((down / shown.height) * 100) });
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
              if (event.currentTarget.hasPointerCapture(event.pointerId)) pull(event);
            }}
          />
        ))}
      </div>
    </div>
  );
}
