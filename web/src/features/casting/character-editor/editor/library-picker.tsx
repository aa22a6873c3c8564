import type { CharacterDetail, OwnCharacter } from '@callboard/contract/casting/characters';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useOwnCharacters } from '../../characters/index.ts';
import { readCharacterNow } from '../api.ts';
import classes from './library-picker.module.css';

const matches = ({ name, project_title }: OwnCharacter, query: string) =>
  `${name} ${project_title}`.toLowerCase().includes(query.trim().toLowerCase());

interface LibraryPickerProps {
  onPick: (character: CharacterDetail) => void;
  onClose: () => void;
}

function LibraryList({
  characters,
  onPick,
}: { characters: readonly OwnCharacter[] } & Pick<LibraryPickerProps, 'onPick'>) {
  const { t } = useTranslation('characterEditor');
  const client = useQueryClient();
  const [query, setQuery] = useState('');
  const [reading, setReading] = useState<number>();
  const found = characters.filter((one) => matches(one, query));
  const pick = async ({ id, name }: OwnCharacter) => {
    setReading(id);
    try {
      onPick(await readCharacterNow(client, id));
    } catch {
      toast(t('library.failed', { name }), { severity: 'error' });
    }
    setReading(undefined);
  };
  return (
    <>
      <TextField
        label={t('library.search')}
        type="search"
        autoComplete="off"
        data-autofocus
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {found.length === 0 && (
        <p className={classes.none} role="status">
          {t('library.nothing', { query: query.trim() })}
        </p>
      )}
      <ul className={classes.characters}>
        {found.map((character) => (
          <li key={character.id}>
            <button
              type="button"
              disabled={reading !== undefined}
              aria-busy={reading === character.id || undefined}
              onClick={() => void pick(character)}
            >
              <b>{character.name}</b>
              <span>
                {t('library.in', { project: character.project_title, type: character.project_type })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The characters of all projects one works on, to start a new one from. */
export function LibraryPicker({ onPick, onClose }: LibraryPickerProps) {
  const { t } = useTranslation('characterEditor');
  const query = useOwnCharacters();
  return (
    <Dialog opened onClose={onClose} title={t('library.title')} lead={t('library.lead')}>
      <QueryState
        query={query}
        thing={t('library.thing')}
        level={3}
        waiting={<SkeletonText lines={5} />}
        isEmpty={(characters) => characters.length === 0}
        empty={<p className={classes.none}>{t('library.none')}</p>}
      >
        {(characters) => <LibraryList characters={characters} onPick={onPick} />}
      </QueryState>
    </Dialog>
  );
}
