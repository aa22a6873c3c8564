import './i18n.ts';
import { Ban, Bookmark, BookmarkPlus } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageKeys } from '../../../shared/lib/page-keys.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Kbd } from '../../../shared/ui/kbd/kbd.tsx';
import { FitReasons } from '../../../shared/ui/talent-card/fit-reasons.tsx';
import { PrivateNote, ShortlistDialog, useTalentNote } from '../shortlists/index.ts';
import classes from './casting-panel.module.css';
import { type CastingCharacter, useCastingCharacter } from './use-casting-character.ts';
import { useShortlisting } from './use-shortlisting.ts';

interface NamedTalent {
  readonly user_id: number;
  readonly name: string;
  readonly photo?: string | undefined;
}

interface ShortlistElsewhereProps {
  talent: NamedTalent;
  /** The list is for no character. */
  isFirst: boolean;
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

/** For any character, through the dialog. S opens it where the list is for none. */
function ShortlistElsewhere({ talent: { user_id, name, photo }, isFirst }: ShortlistElsewhereProps) {
  const { t } = useTranslation('profileWalk');
  const [isOpen, setIsOpen] = useState(false);
  const talents = useMemo(() => [{ user_id, name, image: photo ?? null }], [user_id, name, photo]);
  const isFrozen = useSession().user?.isFreezed === true;
  const open = () => setIsOpen(true);
  usePageKeys(isFirst && !isFrozen ? { s: open, S: open } : {});
  if (isFrozen) return null;
  return (
    <div className={classes.actions}>
      {isFirst ? (
        <Button
          variant="outline"
          aria-keyshortcuts="S"
          leftSection={<Bookmark size={17} aria-hidden />}
          rightSection={<Kbd>S</Kbd>}
          onClick={open}
        >
          {t('shortlist.open')}
        </Button>
      ) : (
        <Button variant="ghost" leftSection={<BookmarkPlus size={16} aria-hidden />} onClick={open}>
          {t('shortlist.others')}
        </Button>
      )}
      {isOpen && <ShortlistDialog talents={talents} onClose={() => setIsOpen(false)} />}
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
    <div className={classes.others}>
      <p className={classes.small}>{t(characterId === undefined ? 'shortlisted' : 'shortlistedFor')}</p>
      <ul>
        {others.map(({ id, name, charcter_id, project_id, project_title }) => (
          <li key={id}>
            <Bookmark size={14} fill="currentColor" aria-hidden />
            <Link to={paths.board(project_id, charcter_id)}>
              {t('part', { name, project: project_title })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
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
      <ShortlistElsewhere talent={talent} isFirst={!character} />
      <OtherShortlists talentId={talent.user_id} characterId={character?.id} />
      <div className={classes.note}>
        <PrivateNote key={talent.user_id} talent={talent.user_id} rows={3} />
      </div>
    </section>
  );
}
