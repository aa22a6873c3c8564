import type { OwnTalent } from '@callboard/contract/people/talent-profiles/profile';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { type TalentView, toViewAs, type ViewAs, viewers } from '../model/talent-view.ts';
import { useViewAs, type ViewAsState } from '../model/use-view-as.ts';
import { type VisibilityNote, visibilityNote } from '../model/visibility-note.ts';
import { ContactPanel } from '../panels/contact-panel.tsx';
import { GuestPanel } from '../panels/guest-panel.tsx';
import { LockedPanel } from '../panels/locked-panel.tsx';
import { type OwnerActions, OwnerButtons, OwnerPanel } from '../panels/owner-panel.tsx';
import { PanelFailed } from '../panels/panel.tsx';
import { useShare } from '../share/use-share.ts';
import classes from './owner-profile.module.css';
import { useProfileHead } from './profile-head.ts';
import sheet from './profile-sheet.module.css';
import { ProfileSheet, ProfileTop, SheetSkeleton } from './profile-sheet.tsx';

interface ViewSwitchProps {
  viewAs: ViewAs;
  onChange: (viewAs: ViewAs) => void;
}

function ViewSwitch({ viewAs, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('talentProfile');
  return (
    <fieldset className={classes.switch}>
      <legend className={classes.legend}>
        <span>{t('viewAs.label')}</span>
      </legend>
      <div className={classes.options}>
        {viewers.map((choice) => (
          <label key={choice} className={classes.option}>
            <input
              type="radio"
              name="view-as"
              value={choice}
              checked={choice === viewAs}
              onChange={() => onChange(choice)}
            />
            {t(`viewAs.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Why others do not see this, and where to change it. */
function VisibilityAlert({ note }: { note: VisibilityNote }) {
  const { t } = useTranslation('talentProfile');
  const actions = {
    draft: <Link to={paths.createTalentProfile()}>{t('notes.draftAction')}</Link>,
    hidden: <Link to={`${paths.settings(1)}#visibility`}>{t('notes.settings')}</Link>,
    frozen: undefined,
    minor: undefined,
  } as const;
  return (
    <div className={classes.note}>
      <Alert family={note === 'frozen' ? 'frozen' : 'wait'} action={actions[note]}>
        {t(`notes.${note}`)}
      </Alert>
    </div>
  );
}

const { Component: AddressDialog } = lazyComponent(() => import('../address/address-dialog.tsx'));
const { Component: ShareDialog } = lazyComponent(() => import('../share/share-dialog.tsx'));
const { Component: CompCardDialog } = lazyComponent(() => import('../comp-card/comp-card-dialog.tsx'));

/** The panel that this viewer gets. */
function Side({ view, actions }: { view: TalentView; actions: OwnerActions }) {
  switch (view.as) {
    case 'own':
      return <OwnerPanel {...actions} address={view.talent.address} />;
    case 'guest':
      return <GuestPanel name={view.talent.name} />;
    case 'recruiter':
      return <LockedPanel />;
    case 'unlocked':
      return <ContactPanel talent={view.talent} canMessage={false} />;
  }
}

interface NoViewProps {
  state: Exclude<ViewAsState, { state: 'there' }>;
  top: ReactNode;
}

/** Another view that is loading, failed to load, or is empty for this viewer. */
function NoView({ state, top }: NoViewProps) {
  const { t } = useTranslation('talentProfile');
  if (state.state === 'waiting') return <SheetSkeleton top={top} />;
  return (
    <div className={sheet.page}>
      {top}
      {state.state === 'failed' ? (
        <PanelFailed text={t('viewAs.failed')} onRetry={state.retry} />
      ) : (
        <div className={classes.missing}>
          <h1>{t('missing.title')}</h1>
          <p>{t('viewAs.missing')}</p>
        </div>
      )}
    </div>
  );
}

/** The owner's profile, as they or another viewer see it. */
export default function OwnerProfile({ own }: { own: OwnTalent }) {
  const { t } = useTranslation('talentProfile');
  const [query] = useSearchParams();
  const [viewAs, setViewAs] = useState<ViewAs>(() => toViewAs(query.get('view')));
  const [isMakingCard, setIsMakingCard] = useState(false);
  const { isOpen, share, close } = useShare(own);
  const shown = useViewAs(viewAs, own);
  const note = visibilityNote(own, viewAs);
  const [isChoosingAddress, setIsChoosingAddress] = useState(false);
  const actions = {
    onShare: share,
    onCard: () => setIsMakingCard(true),
    onAddress: () => setIsChoosingAddress(true),
  };
  useProfileHead({ as: 'own', talent: own });
  const top = (
    <>
      <ProfileTop backTo="dashboard">
        <ViewSwitch viewAs={viewAs} onChange={setViewAs} />
      </ProfileTop>
      {note && <VisibilityAlert note={note} />}
    </>
  );
  return (
    <>
      {shown.state === 'there' ? (
        <ProfileSheet
          view={shown.view}
          top={top}
          side={<Side view={shown.view} actions={actions} />}
          bar={
            shown.view.as === 'own' && (
              <BottomBar label={t('actions')}>
                <OwnerButtons {...actions} />
              </BottomBar>
            )
          }
        />
      ) : (
        <NoView state={shown} top={top} />
      )}
      {isOpen && <ShareDialog {...own} isHidden={note !== undefined} onClose={close} />}
      {isChoosingAddress && (
        <AddressDialog talentId={own.user_id} onClose={() => setIsChoosingAddress(false)} />
      )}
      {isMakingCard && <CompCardDialog talentId={own.user_id} onClose={() => setIsMakingCard(false)} />}
    </>
  );
}
