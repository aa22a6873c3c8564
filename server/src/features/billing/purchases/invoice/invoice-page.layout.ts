import type { Mark, Sheet } from '../../../../platform/sheets/sheet.ts';
import type { Typesetter } from '../../../../platform/sheets/typesetter.ts';
import { longDay, rupees } from '../format-money.ts';
import { amountInWords } from './amount-in-words.ts';
import {
  blocks,
  ink,
  inner,
  type LaidOut,
  margin,
  page,
  playbillRule,
  rule,
  textBlock,
  textLine,
} from './invoice-pieces.ts';

export interface Party {
  readonly name: string;
  readonly gstin: string | null;
  readonly address: readonly string[];
}

export interface InvoiceContent {
  readonly title: 'Tax invoice' | 'Credit note';
  readonly number: string;
  /** The number of the invoice that a credit note cancels. */
  readonly against: string | null;
  readonly issuedOn: string;
  readonly seller: Party;
  readonly buyer: Party;
  /** "Maharashtra (27)". */
  readonly placeOfSupply: string;
  readonly line: string;
  readonly serviceCode: string;
  readonly netPaise: number;
  /** "CGST 9%": one or two of them. */
  readonly taxes: readonly { readonly label: string; readonly paise: number }[];
  readonly totalPaise: number;
  readonly isPractice: boolean;
}

export const practiceNotice = 'This is a practice invoice, no money moved';
const half = inner / 2 - 12;

function header(setter: Typesetter, content: InvoiceContent): LaidOut {
  const right = { x: margin + half, width: inner - half, align: 'right', size: 10 } as const;
  const marks: Mark[] = [
    textLine(setter, 'Callboard', { x: margin, baseline: 78, width: half, size: 26, voice: 'title' }),
    textLine(setter, content.title, { ...right, baseline: 70, size: 17, voice: 'title' }),
    textLine(setter, content.number, { ...right, baseline: 87, voice: 'strong' }),
    textLine(setter, longDay(content.issuedOn), { ...right, baseline: 101, fill: ink.soft }),
    ...(content.against === null
      ? []
      : [textLine(setter, `for invoice ${content.against}`, { ...right, baseline: 115, fill: ink.soft })]),
    ...playbillRule(128),
  ];
  if (!content.isPractice) return { marks, bottom: 146 };
  const notice = {
    x: margin,
    baseline: 150,
    width: inner,
    size: 11,
    voice: 'strong',
    fill: ink.warn,
  } as const;
  return { marks: [...marks, textLine(setter, practiceNotice, notice)], bottom: 164 };
}

function party(
  setter: Typesetter,
  label: string,
  details: Party,
  position: { x: number; top: number },
): LaidOut {
  const { x, top } = position;
  const column = { x, width: half };
  const title = textLine(setter, label, { ...column, baseline: top + 9, size: 9, fill: ink.soft });
  const name = textBlock(setter, details.name, {
    ...column,
    top: top + 14,
    size: 11.5,
    most: 3,
    voice: 'strong',
  });
  const address = blocks(setter, details.address, { ...column, top: name.bottom + 2, size: 10, most: 4 });
  const number = details.gstin === null ? 'GSTIN not given' : `GSTIN ${details.gstin}`;
  const gstin = textLine(setter, number, { ...column, baseline: address.bottom + 13, size: 10 });
  return { marks: [title, ...name.marks, ...address.marks, gstin], bottom: address.bottom + 22 };
}

/** Label on the left, amount on the right. */
const amountRow = (
  setter: Typesetter,
  label: string,
  paise: number,
  baseline: number,
  isTotal = false,
): Mark[] => {
  const voice = isTotal ? 'strong' : 'text';
  const size = isTotal ? 12.5 : 10.5;
  const x = margin + inner / 2;
  return [
    textLine(setter, label, { x, baseline, width: inner / 4, size, voice }),
    textLine(setter, rupees(paise), {
      x: x + inner / 4,
      baseline,
      width: inner / 4,
      size,
      voice,
      align: 'right',
    }),
  ];
};

function table(setter: Typesetter, content: InvoiceContent, top: number): LaidOut {
  const heads = { baseline: top + 11, size: 9, fill: ink.soft } as const;
  const amount = { x: margin + inner - 110, width: 110, align: 'right' } as const;
  const code = { x: margin + inner - 210, width: 90 } as const;
  const what = textBlock(setter, content.line, {
    x: margin,
    top: top + 24,
    width: inner - 230,
    size: 10.5,
    most: 4,
  });
  return {
    marks: [
      textLine(setter, 'Description', { ...heads, x: margin, width: 200 }),
      textLine(setter, 'HSN/SAC', { ...heads, ...code }),
      textLine(setter, 'Taxable value', { ...heads, ...amount }),
      rule(top + 18),
      ...what.marks,
      textLine(setter, content.serviceCode, { ...code, baseline: top + 34.5, size: 10.5 }),
      textLine(setter, rupees(content.netPaise), { ...amount, baseline: top + 34.5, size: 10.5 }),
      rule(what.bottom + 12),
    ],
    bottom: what.bottom + 12,
  };
}

function totals(setter: Typesetter, content: InvoiceContent, top: number): LaidOut {
  const rows = [{ label: 'Taxable value', paise: content.netPaise }, ...content.taxes];
  const rowHeight = 19;
  const end = top + 22 + rows.length * rowHeight;
  const block = { x: margin, top: end + 22, width: inner, size: 10, most: 3, fill: ink.soft };
  const amountText = textBlock(setter, amountInWords(content.totalPaise), block);
  return {
    marks: [
      ...rows.flatMap(({ label, paise }, at) => amountRow(setter, label, paise, top + 22 + at * rowHeight)),
      rule(end - 8, 0.6, ink.rule, { x: margin + inner / 2, width: inner / 2 }),
      ...amountRow(setter, 'Total', content.totalPaise, end + 10, true),
      ...amountText.marks,
    ],
    bottom: amountText.bottom,
  };
}

/** One A4 page with what the tax rules require. */
export function layInvoice(setter: Typesetter, content: InvoiceContent): Sheet {
  const top = header(setter, content);
  const from = party(setter, 'Sold by', content.seller, { x: margin, top: top.bottom });
  const to = party(setter, 'Billed to', content.buyer, { x: margin + half + 24, top: top.bottom });
  const below = Math.max(from.bottom, to.bottom) + 8;
  const supply = `Place of supply: ${content.placeOfSupply}`;
  const lines = table(setter, content, below + 24);
  const sums = totals(setter, content, lines.bottom);
  const foot = 'Computer-generated, valid without a signature. Tax is not payable on reverse charge.';
  return {
    ...page,
    background: ink.page,
    marks: [
      ...top.marks,
      ...from.marks,
      ...to.marks,
      textLine(setter, supply, { x: margin, baseline: below + 6, width: inner, size: 10 }),
      ...lines.marks,
      ...sums.marks,
      rule(page.height - 64),
      textLine(setter, foot, {
        x: margin,
        baseline: page.height - 48,
        width: inner,
        size: 8.5,
        fill: ink.soft,
      }),
    ],
  };
}
