import type { OwnTalent } from '@callboard/contract/people/talent-profiles/profile';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { allEyes, type Eyes, eyesNamed, type TalentView } from '../model/talent-view.ts';
import { useSeenAs } from '../model/use-seen-as.ts';
import { type VisibilityNote, visibilityNote } from '../model/visibility-note.ts';
import { ContactPanel } from '../panels/contact-panel.tsx';
import { GuestPanel } from '../panels/guest-panel.tsx';
import { LockedPanel } from '../panels/locked-panel.tsx';
import { type OwnerActions, OwnerButtons, OwnerPanel } from '../panels/owner-panel.tsx';
import { useShare } from '../share/use-share.ts';
import classes from './owner-profile.module.css';
import { useProfileHead } from './profile-head.ts';
import { ProfileSheet } from './profile-sheet.tsx';
import { ProfileTop } from './profile-top.tsx';
import { SeenAsOther } from './seen-as-other.tsx';

interface ViewSwitchProps {
  eyes: Eyes;
  onChange: (eyes: Eyes) => void;
}

/** You see: yourself, as a guest, as a recruiter, as unlocked. */
function ViewSwitch({ eyes, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('talentProfile');
  return (
    <fieldset className={classes.switch}>
      <legend className={classes.legend}>
        <span>{t('eyes.label')}</span>
      </legend>
      <div className={classes.options}>
        {allEyes.map((choice) => (
          <label key={choice} className={classes.option}>
            <input
              type="radio"
              name="eyes"
              value={choice}
              checked={choice === eyes}
              onChange={() => onChange(choice)}
            />
            {t(`eyes.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Says why others do not see what the owner sees, and where to change it. */
function VisibilityNotice({ note }: { note: VisibilityNote }) {
  const { t } = useTranslation('talentProfile');
  const ways = {
    draft: <Link to={paths.createTalentProfile()}>{t('notes.draftAction')}</Link>,
    hidden: <Link to={`${paths.settings(1)}#visibility`}>{t('notes.settings')}</Link>,
    frozen: undefined,
    minor: undefined,
  } as const;
  return (
    <div className={classes.note}>
      <Alert family={note === 'frozen' ? 'frozen' : 'wait'} action={ways[note]}>
        {t(`notes.${note}`)}
      </Alert>
    </div>
  );
}

const { Component: ShareDialog } = lazyComponent(() => import('../share/share-dialog.tsx'));
const { Component: CompCardDialog } = lazyComponent(() => import('../comp-card/comp-card-dialog.tsx'));

/** The panel that these eyes would find here. */
function SideFor({ view, actions }: { view: TalentView; actions: OwnerActions }) {
  switch (view.as) {
    case 'own':
      return <OwnerPanel {...actions} />;
    case 'guest':
      return <GuestPanel name={view.talent.name} />;
    case 'recruiter':
      return <LockedPanel />;
    case 'unlocked':
      return <ContactPanel talent={view.talent} mayWrite={false} />;
  }
}

/** The talent's own profile, through the own eyes or those of somebody else. */
export function OwnerProfile({ own }: { own: OwnTalent }) {
  const { t } = useTranslation('talentProfile');
  const [query] = useSearchParams();
  const [eyes, setEyes] = useState<Eyes>(() => eyesNamed(query.get('view')));
  const [isMakingCard, setIsMakingCard] = useState(false);
  const { isOpen, share, close } = useShare(own);
  const seen = useSeenAs(eyes, own);
  const note = visibilityNote(own, eyes);
  const actions = { onShare: share, onCard: () => setIsMakingCard(true) };
  useProfileHead({ as: 'own', talent: own });
  const top = (
    <>
      <ProfileTop backTo="dashboard">
        <ViewSwitch eyes={eyes} onChange={setEyes} />
      </ProfileTop>
      {note && <VisibilityNotice note={note} />}
    </>
  );
  return (
    <>
      {seen.state === 'there' ? (
        <ProfileSheet
          view={seen.view}
          top={top}
          side={<SideFor view={seen.view} actions={actions} />}
          bar={
            seen.view.as === 'own' && (
              <BottomBar label={t('actions')}>
                <OwnerButtons {...actions} />
              </BottomBar>
            )
          }
        />
      ) : (
        <SeenAsOther seen={seen} top={top} />
      )}
      {isOpen && <ShareDialog {...own} isHidden={note !== undefined} onClose={close} />}
      {isMakingCard && <CompCardDialog talentId={own.user_id} onClose={() => setIsMakingCard(false)} />}
    </>
  );
}
