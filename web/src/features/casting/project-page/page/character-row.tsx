import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { candidateStages } from '@callboard/contract/casting/project-values';
import { useSortable } from '@dnd-kit/sortable';
import { Ellipsis, FileText, GripVertical, ListOrdered, Lock, Search } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ActionMenu, type MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import {
  asksText,
  castingSearch,
  countsText,
  datesText,
  feeText,
  heightText,
  namesText,
  playsText,
} from './character-facts.ts';
import classes from './character-row.module.css';

/** While one is dragged, every row hears of it. What they show stays the same. */
const CharacterFacts = memo(function CharacterFacts({ character }: { character: CharacterDetail }) {
  const { t } = useTranslation('projectPage');
  const { t: form } = useTranslation('projectForm');
  return (
    <Facts columns={2}>
      <Fact label={t('characters.facts.plays')}>{playsText(character, t)}</Fact>
      <Fact label={t('characters.facts.height')}>{heightText(character, t)}</Fact>
      <Fact label={t('characters.facts.speaks')}>
        {namesText(character.languages, t('characters.facts.any'))}
      </Fact>
      <Fact label={t('characters.facts.skills')}>
        {namesText(character.skills, t('characters.facts.none'))}
      </Fact>
      <Fact label={t('characters.facts.fee')}>{feeText(character, t, form)}</Fact>
      <Fact label={t('characters.facts.dates')}>{datesText(character, t)}</Fact>
      <Fact label={t('characters.facts.asks')} wide>
        {asksText(character, t, form)}
      </Fact>
    </Facts>
  );
});

/** Who is considered: the first faces and how far they are. */
function Considered({ character }: { character: CharacterDetail }) {
  const { t } = useTranslation('projectPage');
  const { id, project_id, name, counts } = character;
  const said = countsText(character, t);
  // Who only applied is not on the board.
  const isOnBoard = candidateStages.some((stage) => stage !== 'applied' && counts[stage] > 0);
  const place = isOnBoard ? paths.board(project_id, id) : paths.projectApplicants(project_id, id);
  return (
    <p className={classes.considered}>
      {character.faces.length > 0 && (
        <span className={classes.faces}>
          {character.faces.map(({ name, image }) => (
            <Avatar key={name + image} src={image ?? undefined} name={name} />
          ))}
        </span>
      )}
      {isOnBoard || counts.applied > 0 ? (
        <Link to={place} aria-label={`${said}: ${name}`}>
          {said}
        </Link>
      ) : (
        <span>{said}</span>
      )}
    </p>
  );
}

/** Pictures of how it should look, and the sides. Left out while there are none. */
function References({ character }: { character: CharacterDetail }) {
  const { pictures, documents } = character;
  const sides = documents.filter(({ kind }) => kind === 'sides');
  if (pictures.length === 0 && sides.length === 0) return null;
  return (
    <div className={classes.references}>
      {pictures.length > 0 && (
        <div className={classes.pictures}>
          {pictures.slice(0, 3).map(({ id, file_url, caption }) => (
            <img key={id} src={file_url} alt={caption ?? ''} width={64} height={80} loading="lazy" />
          ))}
        </div>
      )}
      {sides.map(({ id, title }) => (
        <p key={id} className={classes.sides}>
          <FileText size={15} aria-hidden />
          {title}
        </p>
      ))}
    </div>
  );
}

/** Who plays it, once everyone who is wanted is found. */
function Player({ character: { slot } }: { character: CharacterDetail }) {
  const { t } = useTranslation('projectPage');
  const { face, cast } = slot;
  if (!face) return <Status name="cast" />;
  return (
    <div className={classes.player}>
      <span className={classes.dots} aria-hidden />
      <Avatar src={face.image ?? undefined} name={face.name} size="lg" />
      <b>{cast > 1 ? t('characters.castMore', { name: face.name, count: cast - 1 }) : face.name}</b>
      <Status name="cast" />
    </div>
  );
}

const CharacterAbout = memo(function CharacterAbout({ character, canEdit }: Omit<CharacterRowProps, 'menu'>) {
  const { t } = useTranslation('projectPage');
  const { id, name, brief, team_note, status, wanted, weight, project_id, slot } = character;
  return (
    <div className={classes.about}>
      <h3 className={classes.name}>
        {canEdit ? <Link to={paths.projectCharacter(project_id, id)}>{name}</Link> : name}
      </h3>
      {status !== 'cast' && (
        <>
          <p className={classes.wanted}>
            {t('characters.wanted', { count: wanted })}, {t(`characters.weight.${weight}`)}
          </p>
          {status === 'dropped' && <Status name="dropped" />}
          {brief && <p className={classes.brief}>{brief}</p>}
          {team_note && (
            <p className={classes.note} title={t('characters.only')}>
              <Lock size={13} aria-label={t('characters.only')} />
              {team_note}
            </p>
          )}
          <Considered character={character} />
        </>
      )}
      {status === 'casting' && (
        <Row gap={1}>
          <ButtonLink
            to={castingSearch(character)}
            variant="outline"
            size="xs"
            leftSection={<Search size={15} aria-hidden />}
            aria-label={t('characters.findFor', { name })}
          >
            {t('characters.find')}
          </ButtonLink>
          {slot.listed > 0 && (
            <ButtonLink
              to={paths.shortlist(project_id, id)}
              variant="ghost"
              size="xs"
              leftSection={<ListOrdered size={15} aria-hidden />}
              aria-label={t('characters.shortlistOf', { name })}
            >
              {t('characters.shortlist')}
            </ButtonLink>
          )}
        </Row>
      )}
    </div>
  );
});

interface CharacterRowProps {
  character: CharacterDetail;
  canEdit: boolean;
  menu: readonly MenuAction[];
}

/** A character of a project: what it needs, what it pays, who is considered, and who plays it in the end. */
export function CharacterRow({ character, canEdit, menu }: CharacterRowProps) {
  const { t } = useTranslation('projectPage');
  const { t: controls } = useTranslation('formControls');
  const { id, name, status } = character;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, isOver } = useSortable({
    id: String(id),
    disabled: !canEdit,
    attributes: { roleDescription: controls('drag.what') },
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-status={status}
      data-held={isDragging || undefined}
      data-target={(isOver && !isDragging) || undefined}
    >
      <CharacterAbout character={character} canEdit={canEdit} />
      <div className={classes.facts}>
        {status === 'cast' ? <Player character={character} /> : <CharacterFacts character={character} />}
      </div>
      {status !== 'cast' && <References character={character} />}
      {canEdit && (
        <div className={classes.tools}>
          <ActionMenu actions={menu}>
            <button type="button" className={classes.tool} aria-label={t('characters.more', { name })}>
              <Ellipsis size={18} aria-hidden />
            </button>
          </ActionMenu>
          <button
            ref={setActivatorNodeRef}
            type="button"
            className={classes.tool}
            data-grip
            {...attributes}
            {...listeners}
            aria-label={t('characters.move', { name })}
          >
            <GripVertical size={18} aria-hidden />
          </button>
        </div>
      )}
    </li>
  );
}
