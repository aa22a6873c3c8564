import '../words.ts';
import type { ChatPerson } from '@callboard/contract/messaging/conversations';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { photoOf } from '../list/face.tsx';
import { pageOf } from '../safety/page-of.ts';
import classes from './panel.module.css';
import { RecruiterFacts } from './recruiter-facts.tsx';
import { TalentFacts } from './talent-facts.tsx';

interface PersonPanelProps {
  person: ChatPerson;
  viewerId: number;
}

/** Who one is talking to, where there is room for it. */
export function PersonPanel({ person, viewerId }: PersonPanelProps) {
  const { t } = useTranslation('messages');
  const { name, user_type, is_open: isOpen } = person;
  const isTalent = user_type === 1;
  return (
    <aside className={classes.panel} aria-label={t('panel.label', { name })}>
      <div className={classes.photo} data-none={person.photo === null || undefined}>
        <CardPhoto photo={photoOf(person)} name={name} />
      </div>
      <h2 className={classes.name}>{isOpen ? <Link to={pageOf(person)}>{name}</Link> : name}</h2>
      {!isOpen && <p className={classes.line}>{t('panel.closed')}</p>}
      {isOpen &&
        (isTalent ? <TalentFacts person={person} viewerId={viewerId} /> : <RecruiterFacts person={person} />)}
    </aside>
  );
}
