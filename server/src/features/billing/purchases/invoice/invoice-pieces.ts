import { fitLine, wrap } from '../../../../platform/sheets/fit.ts';
import type { Mark } from '../../../../platform/sheets/sheet.ts';
import type { Typesetter, Voice } from '../../../../platform/sheets/typesetter.ts';

/** A4 in points. */
export const page = { width: 595.28, height: 841.89 } as const;
export const margin = 48;
export const inner = page.width - 2 * margin;
/** Invoices are printed, so black on white. */
export const ink = {
  page: '#ffffff',
  text: '#1b1714',
  soft: '#655b4f',
  rule: '#a5967f',
  warn: '#9a1528',
} as const;

export interface LaidOut {
  readonly marks: readonly Mark[];
  readonly bottom: number;
}

interface LinePosition {
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  readonly size: number;
  readonly voice?: Voice;
  readonly fill?: string;
  readonly align?: 'left' | 'right';
}

/** Long text is set smaller, then cut. */
export function textLine(setter: Typesetter, text: string, position: LinePosition): Mark {
  const { x, baseline, width, voice = 'text', fill = ink.text, align = 'left' } = position;
  const { line, size } = fitLine(setter, text, {
    voice,
    width,
    size: position.size,
    smallest: position.size * 0.7,
  });
  const left = align === 'right' ? x + width - line.width * size : x;
  return { kind: 'text', x: left, baseline, size, line, fill };
}

interface Block {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly size: number;
  readonly most: number;
  readonly voice?: Voice;
  readonly fill?: string;
}

/** Wraps up to a number of lines. */
export function textBlock(setter: Typesetter, text: string, block: Block): LaidOut {
  const { x, top, width, size, most, voice = 'text', fill = ink.text } = block;
  const { lines } = wrap(setter, text, { voice, size, width, most });
  const leading = size * 1.45;
  const marks = lines.map(
    (line, at): Mark => ({ kind: 'text', x, baseline: top + size + at * leading, size, line, fill }),
  );
  return { marks, bottom: top + lines.length * leading };
}

export const blocks = (setter: Typesetter, texts: readonly string[], block: Block): LaidOut =>
  texts.reduce<LaidOut>(
    (above, text) => {
      const next = textBlock(setter, text, { ...block, top: above.bottom });
      return { marks: [...above.marks, ...next.marks], bottom: next.bottom };
    },
    { marks: [], bottom: block.top },
  );

export const rule = (
  y: number,
  weight = 0.6,
  stroke: string = ink.rule,
  across = { x: margin, width: inner },
): Mark => ({ kind: 'rule', y, weight, stroke, ...across });

export const playbillRule = (y: number): Mark[] => [rule(y, 0.9, ink.text), rule(y + 2.6, 0.9, ink.text)];
