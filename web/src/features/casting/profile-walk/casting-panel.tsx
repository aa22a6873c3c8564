import './i18n.ts';
import { Ban, Bookmark } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageKeys } from '../../../shared/lib/page-keys.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Kbd } from '../../../shared/ui/kbd/kbd.tsx';
import { FitReasons } from '../../../shared/ui/talent-card/fit-reasons.tsx';
import { PrivateNote, useTalentNote } from '../shortlists/index.ts';
import classes from './casting-panel.module.css';
import { type CastingCharacter, useCastingCharacter } from './use-casting-character.ts';
import { useShortlisting } from './use-shortlisting.ts';

interface NamedTalent {
  readonly user_id: number;
  readonly name: string;
}

interface CharacterActionsProps {
  talent: NamedTalent;
  character: CastingCharacter;
}

function CharacterActions({ talent, character }: CharacterActionsProps) {
  const { t } = useTranslation('profileWalk');
  const { isReady, isOn, notFor, toggle, toggleNotFor } = useShortlisting(talent, character);
  const isFrozen = useSession().user?.isFreezed === true;
  usePageKeys(isReady && !isFrozen ? { s: toggle, S: toggle } : {});
  if (isFrozen) return null;
  return (
    <div className={classes.actions}>
      <Button
        variant={isOn ? 'ink' : 'outline'}
        aria-pressed={isOn}
        aria-keyshortcuts="S"
        disabled={!isReady}
        leftSection={<Bookmark size={17} fill={isOn ? 'currentColor' : 'none'} aria-hidden />}
        rightSection={<Kbd>S</Kbd>}
        onClick={toggle}
      >
        {t(isOn ? 'shortlist.on' : 'shortlist.for', { name: character.name })}
      </Button>
      <Button
        variant="ghost"
        aria-pressed={notFor !== undefined}
        disabled={!isReady}
        leftSection={<Ban size={16} aria-hidden />}
        onClick={() => void toggleNotFor()}
      >
        {t(notFor ? 'notFor.on' : 'notFor.for', { name: character.name })}
      </Button>
      {notFor?.by && <p className={classes.small}>{t('notFor.by', { name: notFor.by })}</p>}
    </div>
  );
}

/** Where else they are shortlisted. */
function OtherShortlists({ talentId, characterId }: { talentId: number; characterId: number | undefined }) {
  const { t } = useTranslation('profileWalk');
  const { data } = useTalentNote(talentId);
  const others = data?.shortlisted_for.filter(({ charcter_id }) => charcter_id !== characterId) ?? [];
  if (others.length === 0) return null;
  return (
    <ul className={classes.others} aria-label={t('shortlistedFor')}>
      {others.map(({ id, name, charcter_id, project_id, project_title }) => (
        <li key={id}>
          <Bookmark size={14} fill="currentColor" aria-hidden />
          <Link to={paths.board(project_id, charcter_id)}>{t('part', { name, project: project_title })}</Link>
        </li>
      ))}
    </ul>
  );
}

interface CastingPanelProps {
  talent: NamedTalent;
}

/** What the reader makes of this talent: the fit to the character of the list, shortlists, and a note of their own. */
export default function CastingPanel({ talent }: CastingPanelProps) {
  const { t } = useTranslation('profileWalk');
  const id = useId();
  const { character, match, reasons } = useCastingCharacter(talent.user_id);
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {character ? t('for', { name: character.name, project: character.projectTitle }) : t('yours')}
        </h2>
        {match !== undefined && (
          <span className={classes.match}>
            {match}
            <small>%</small> {t('match')}
          </span>
        )}
      </div>
      {reasons.length > 0 && <FitReasons reasons={reasons} />}
      {character && <CharacterActions talent={talent} character={character} />}
      <OtherShortlists talentId={talent.user_id} characterId={character?.id} />
      <div className={classes.note}>
        <PrivateNote key={talent.user_id} talent={talent.user_id} rows={3} />
      </div>
    </section>
  );
}
