import type { DisclosureKind, ProjectFeeUnit } from '@callboard/contract/casting/project-values';

type Asked = readonly [kind: DisclosureKind, level: string, note?: string];

/** What a script says of the project besides what it is about. Fees are rupees. */
export interface DetailScript {
  readonly teamTitle?: string;
  readonly productionHouse?: string;
  readonly director?: string;
  readonly alsoIn?: readonly string[];
  readonly fee?: readonly [min: number, max: number, per: ProjectFeeUnit];
  readonly usage?: string;
  readonly isUnion?: boolean;
  readonly asks?: readonly Asked[];
  /** Days from the last day of the shoot. */
  readonly announced?: number;
}

/** Of the projects a visitor sees first. */
export const featuredDetails: Readonly<Record<string, DetailScript>> = {
  'Monsoon Line': {
    teamTitle: 'Line 7',
    productionHouse: 'Tidewater Originals',
    director: 'Leena Mathur',
    alsoIn: ['Ratnagiri'],
    fee: [38_000, 60_000, 'day'],
    usage: 'Streaming in all territories, five years from the first episode.',
    isUnion: true,
    asks: [
      ['smoking', 'shown', 'Beedis on the platform, herbal ones'],
      ['stunts', 'light', 'Boarding a slow train, with a rehearsal and a stunt team'],
    ],
  },
  'Salt & Smoke': {
    teamTitle: 'Beach kitchen',
    productionHouse: 'Coastline Pictures',
    alsoIn: ['Margao'],
    fee: [240_000, 320_000, 'project'],
    usage: 'Cinemas and festivals, then streaming without an end.',
    isUnion: true,
    asks: [['kiss', 'one', 'One scene, rehearsed']],
  },
  'The Last Tram': {
    productionHouse: 'Tin Roof Films',
    director: 'Anirban Sarkar',
    fee: [12_000, 14_000, 'day'],
  },
  'Kisan Bank': {
    teamTitle: 'KB Diwali relief',
    productionHouse: 'Sethi Films',
    fee: [35_000, 80_000, 'project'],
    usage: 'Television and online in India, two years.',
    isUnion: false,
  },
  'Aadha Nimbu': {
    teamTitle: 'Half lemon',
    productionHouse: 'Kanda Batata Pictures',
    director: 'Mrunal Deshpande',
    fee: [25_000, 45_000, 'day'],
    usage: 'Streaming in India, three years.',
  },
};

export const productionHouses: readonly string[] = [
  'Tidewater Originals',
  'Rangmahal Television',
  'Blue Tarpaulin Films',
  'Sethi Films',
  'Noor and Sons',
  'Chai Break Pictures',
  'Pankha Productions',
  'Second Platform',
  'Gulmohar Stories',
  'Kanda Batata Pictures',
];

export const usages: readonly string[] = [
  'Streaming in India, three years.',
  'Streaming in all territories, five years.',
  'Cinemas, then streaming without an end.',
  'Television and online in India, two years.',
  'Festivals only.',
];

/** What the work of one in five asks for. */
export const commonAsks: readonly Asked[] = [
  ['smoking', 'on_set'],
  ['smoking', 'shown', 'Herbal cigarettes'],
  ['stunts', 'light', 'A fall onto a mat'],
  ['stunts', 'light'],
  ['kiss', 'one'],
];

/** Cities where some of it is shot as well. */
export const furtherCities: readonly string[] = [
  'Mumbai',
  'Pune',
  'Hyderabad',
  'Jaipur',
  'Kolkata',
  'Lucknow',
];
