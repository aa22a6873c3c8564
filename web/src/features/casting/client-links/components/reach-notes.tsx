import type { ClientLink } from '@callboard/contract/casting/client-links';
import { maxClientFaces } from '@callboard/contract/casting/client-links';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import classes from './reach-notes.module.css';

export type Reach = Pick<ClientLink, 'faces' | 'faces_over' | 'hidden_people' | 'empty_characters'>;

const namedAtMost = 4;

const shorten = (names: readonly string[]): string =>
  names.slice(0, namedAtMost).join(', ') +
  (names.length > namedAtMost ? ` +${names.length - namedAtMost}` : '');

/** Whom a link does not show, in sentences. None where it shows everyone. */
export const reachNotes = (
  t: TFunction<'clientLinks'>,
  { faces, faces_over: over, hidden_people: hidden, empty_characters: empty }: Reach,
): string[] => [
  ...(over > 0
    ? [t('reach.over', { count: over, most: formatCount(maxClientFaces), shown: formatCount(over) })]
    : []),
  ...(hidden > 0 ? [t('reach.hidden', { count: hidden })] : []),
  ...(faces === 0 ? [t('reach.nobody')] : []),
  ...(faces > 0 && empty.length > 0 ? [t('reach.empty', { names: shorten(empty) })] : []),
];

interface ReachNotesProps {
  reach: Reach;
  scenarios?: readonly { readonly id: number; readonly name: string; readonly empty_characters: string[] }[];
}

/** What the maker of a link should know before a client sees it. */
export function ReachNotes({ reach, scenarios = [] }: ReachNotesProps) {
  const { t } = useTranslation('clientLinks');
  const notes = [
    ...reachNotes(t, reach),
    ...scenarios
      .filter(({ empty_characters }) => empty_characters.length > 0)
      .map(({ name, empty_characters }) => t('reach.scenario', { name, names: shorten(empty_characters) })),
  ];
  if (notes.length === 0) return null;
  return (
    <Alert family="wait">
      <ul className={classes.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Alert>
  );
}
