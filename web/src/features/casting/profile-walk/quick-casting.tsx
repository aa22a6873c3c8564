import './i18n.ts';
import { Ban } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { PrivateNote } from '../shortlists/index.ts';
import classes from './casting-panel.module.css';
import type { CastingCharacter } from './use-casting-character.ts';
import { useShortlisting } from './use-shortlisting.ts';

interface QuickCastingProps {
  talent: { readonly user_id: number; readonly name: string };
  /** Whom the search is for. */
  character: CastingCharacter | undefined;
}

function NotForCharacter({
  talent,
  character,
}: Required<QuickCastingProps> & { character: CastingCharacter }) {
  const { t } = useTranslation('profileWalk');
  const { isReady, notFor, toggleNotFor } = useShortlisting(talent, character);
  return (
    <div className={classes.quick}>
      <Button
        variant="outline"
        size="sm"
        aria-pressed={notFor !== undefined}
        disabled={!isReady}
        leftSection={<Ban size={16} aria-hidden />}
        onClick={() => void toggleNotFor()}
      >
        {t(notFor ? 'notFor.on' : 'notFor.for', { name: character.name })}
      </Button>
      {notFor?.by && <span className={classes.small}>{t('notFor.by', { name: notFor.by })}</span>}
    </div>
  );
}

/** In the quick view: not for the character, and the private note. */
export function QuickCasting({ talent, character }: QuickCastingProps) {
  const isFrozen = useSession().user?.isFreezed === true;
  return (
    <div>
      {character && !isFrozen && <NotForCharacter talent={talent} character={character} />}
      <PrivateNote key={talent.user_id} talent={talent.user_id} rows={2} />
    </div>
  );
}
