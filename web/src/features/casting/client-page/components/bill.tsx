import type { ClientCharacter, ClientPage } from '@callboard/contract/casting/client-page';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import type { SharedLink } from '../api.ts';
import { characterFacts, projectFacts } from '../model/page-texts.ts';
import classes from './bill.module.css';

/** Who wrote, and what they wrote to the client. */
function Message({ page }: { page: ClientPage }) {
  const { t } = useTranslation('clientPage');
  const { name, company, city, image } = page.from;
  return (
    <div className={classes.message}>
      {page.message && <p className={classes.words}>{page.message}</p>}
      <div className={classes.from}>
        {image && <img src={image} alt="" width={40} height={50} />}
        <p>
          <b>{name}</b>
          <span>{city ? t('from', { company, city }) : company}</span>
        </p>
      </div>
    </div>
  );
}

/** The longest word fills the width; two short ones stand in one row. */
function lettersOf(name: string): number {
  const words = name.split(/\s+/).map((word) => Array.from(word).length);
  return Math.max(...words, Math.ceil(Array.from(name).length / 2), 4);
}

interface BillNameProps {
  children: string;
  level: 1 | 2;
  /** Titles of works are set in italics. */
  isTitle?: boolean;
  id?: string;
}

/** A name between double rules, as large as it fits. */
export function BillName({ children, level, isTitle = false, id }: BillNameProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const style: CSSProperties & Record<`--${string}`, number> = { '--letters': lettersOf(children) };
  return (
    <div className={classes.room} data-level={level}>
      <Heading className={classes.name} id={id} style={style} data-title={isTitle || undefined}>
        {children}
      </Heading>
    </div>
  );
}

/** Label, leader dots, value. */
export function CharacterFacts({ character, columns = 1 }: { character: ClientCharacter; columns?: 1 | 2 }) {
  const { t } = useTranslation('clientPage');
  const facts = characterFacts(t, character);
  return facts.length === 0 ? null : (
    <Facts columns={columns}>
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

function ProjectFacts({ page }: { page: ClientPage }) {
  const { t } = useTranslation('clientPage');
  return (
    <Facts>
      {projectFacts(t, page).map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

interface BillProps {
  link: SharedLink;
  page: ClientPage;
}

/** The head of the page, set like a playbill: what is cast, by whom, and for what. */
export function Bill({ link, page }: BillProps) {
  const { t } = useTranslation('clientPage');
  const character = link.shows === 'character' ? page.characters[0] : undefined;
  const title = page.project_title || t('titleHidden');
  return (
    <div className={classes.bill}>
      <div className={classes.centre}>
        {character && <p className={classes.of}>{title}</p>}
        <BillName level={1} isTitle={!character}>
          {character?.name ?? title}
        </BillName>
        {character?.brief && <p className={classes.brief}>{character.brief}</p>}
      </div>
      <div className={classes.facts}>
        {character ? (
          <CharacterFacts character={character} />
        ) : (
          page.project_title && <ProjectFacts page={page} />
        )}
      </div>
      <Message page={page} />
    </div>
  );
}
