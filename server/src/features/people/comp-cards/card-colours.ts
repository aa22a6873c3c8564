import type { CardLook } from '@callboard/contract/people/comp-cards';

/** The colours of a card by use, with the values of the design tokens. */
export interface CardColours {
  readonly page: string;
  readonly ink: string;
  /** Headlines and lines below others. */
  readonly soft: string;
  /** Labels and leader dots. */
  readonly faint: string;
  readonly dots: string;
  readonly edge: string;
  /** Playbill rules and section titles. */
  readonly accent: string;
  /** Behind the name, from edge to edge; undefined when the name is printed on the page itself. */
  readonly band?: {
    readonly fill: string;
    readonly fold: string;
    readonly ink: string;
    readonly soft: string;
  };
  /** Behind initials where there is no photo. */
  readonly tile: string;
  readonly onTile: string;
  readonly mark: { readonly board: string; readonly sheet: string; readonly pin: string };
  /** QR codes need dark on light, whatever the page colour. */
  readonly code: { readonly paper: string; readonly ink: string };
}

const paper: CardColours = {
  page: '#f6f1e6',
  ink: '#1b1714',
  soft: '#463e36',
  faint: '#655b4f',
  dots: '#a5967f',
  edge: '#ddd2be',
  accent: '#1b1714',
  tile: '#ece4d4',
  onTile: '#655b4f',
  mark: { board: '#1b1714', sheet: '#fffdf8', pin: '#a3182c' },
  code: { paper: '#fffdf8', ink: '#1b1714' },
};

export const cardColours: Readonly<Record<CardLook, CardColours>> = {
  paper,
  ink: {
    page: '#14110e',
    ink: '#f4ecde',
    soft: '#d2c7b6',
    faint: '#a99d8d',
    dots: '#84786a',
    edge: '#3a3229',
    accent: '#f4ecde',
    tile: '#27211b',
    onTile: '#a99d8d',
    mark: { board: '#f4ecde', sheet: '#1d1915', pin: '#c42a40' },
    code: { paper: '#f4ecde', ink: '#14110e' },
  },
  curtain: {
    ...paper,
    page: '#fffdf8',
    accent: '#9a1528',
    tile: '#f7e2de',
    onTile: '#9a1528',
    band: { fill: '#85101f', fold: '#5f0b18', ink: '#fff8e6', soft: '#f7e2de' },
  },
};
