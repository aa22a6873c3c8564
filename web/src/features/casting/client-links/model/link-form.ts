import type { ClientField, ClientLink, ClientLinkShows } from '@callboard/contract/casting/client-links';

export interface ClientLinksDialogProps {
  readonly projectId: number;
  /** Left out: links to the whole project. */
  readonly character?: { readonly id: number; readonly name: string } | undefined;
  /** Those to show. Left out: the shortlist as it is whenever the client looks. */
  readonly talents?:
    | readonly { readonly user_id: number; readonly name: string; readonly image: string | null }[]
    | undefined;
  /** Of a new link, until others are chosen. */
  readonly scenarioIds?: readonly number[] | undefined;
  /** Off for viewers, who read. Frozen recruiters read whatever it says. */
  readonly canEdit?: boolean | undefined;
  readonly onClose: () => void;
}

export const usualShows: ClientLinkShows = {
  fields: ['city', 'playing_age', 'height', 'languages', 'past_work'],
  reels: true,
  notes: false,
  line_up: false,
};

/** How long a link can stay open, in days from now. */
export const openDays = [1, 3, 7, 14, 30, 90] as const;

const dayMs = 86_400_000;

export const inDays = (days: number, now = Date.now()): string => new Date(now + days * dayMs).toISOString();

export const withField = (
  { fields, ...shows }: ClientLinkShows,
  field: ClientField,
  isOn: boolean,
): ClientLinkShows => ({
  ...shows,
  fields: isOn ? [...new Set([...fields, field])] : fields.filter((one) => one !== field),
});

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const passcodeLength = 6;

/** Easy to read out, hard to guess. */
export const suggestPasscode = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(passcodeLength)), (value) =>
    letters.charAt(value % letters.length),
  ).join('');

export const urlOf = ({ path }: Pick<ClientLink, 'path'>): string => `${window.location.origin}${path}`;

/** Those that show this character: its own, and those of the whole project. */
export const linksOf = (links: readonly ClientLink[], characterId: number | undefined): ClientLink[] =>
  links.filter(
    ({ charcter_id }) => characterId === undefined || charcter_id === null || charcter_id === characterId,
  );
